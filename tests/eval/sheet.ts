import { hash } from '../../lambdas/engine/seed.ts';
import { multipleChoice, publishedIn } from './questions.ts';
import type { Lesson } from './run.ts';

/** A question as a rater sees it; `right` and `origin` go below the line. */
export interface Item {
  readonly text: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly quote: string;
  readonly heading: string | null;
}

/** Every question with options once, however many lessons ask it. */
export const itemsOf = (name: string, lessons: readonly Lesson[]): Item[] => {
  const byQuestion = new Map<string, Item>();
  for (const lesson of lessons)
    for (const { question, options, key, evidence } of publishedIn(lesson.world.scenes.values()).flatMap(
      (one) => multipleChoice(one) ?? [],
    ))
      if (evidence && !byQuestion.has(question))
        byQuestion.set(question, { text: name, question, options, right: key, ...evidence });
  return [...byQuestion.values()];
};

const inOrder = (items: readonly Item[], seed: string): Item[] =>
  items.toSorted(
    (one, other) => hash(`${seed}/${one.text}/${one.question}`) - hash(`${seed}/${other.text}/${other.question}`),
  );

/** As many of each text as there are, up to an even share. */
export const sampled = (items: readonly Item[], count: number, seed: string): Item[] => {
  const queues = [...Map.groupBy(items, ({ text }) => text).values()].map((all) => inOrder(all, seed));
  const out: Item[] = [];
  while (out.length < count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next && out.length < count) out.push(next);
    }
  return inOrder(out, `${seed}/order`);
};

const LETTERS = 'ABCD';

/** Each question with its key and its passage; which of them were spoiled on purpose stands at the very end. */
export const sheet = (items: readonly (Item & { readonly planted: boolean })[]): string => {
  const asked = items.map(({ text, question, options, right, quote }, at) =>
    [
      `### ${at + 1}. (${text})`,
      question,
      options.map((option, index) => `- ${LETTERS[index]}) ${option}${index === right ? ' ← key' : ''}`).join('\n'),
      `Passage: “${quote.replace(/\s+/g, ' ')}”`,
      'Good? ____  Why not: ____',
    ].join('\n\n'),
  );
  const spoiled = items.flatMap((item, at) => (item.planted ? [at + 1] : []));
  return `# Rating sheet\n\n${asked.join('\n\n')}\n\n## Spoiled on purpose\n\n${spoiled.join(', ') || 'none'}\n`;
};
