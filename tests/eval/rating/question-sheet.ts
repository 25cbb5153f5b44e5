import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import type { Passage } from '../../../shared/model/learning/question.ts';
import { multipleChoice, publishedIn } from '../questions.ts';

/** A question as a rater sees it. */
export interface Item {
  /** The file it is of. */
  readonly text: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly quote: string;
  /** The quote with what stands around it. */
  readonly around: string;
}

/** Characters before and after a quote. */
const AROUND = 350;

/** The quote in bold with the text around it, which shows whether it says what is asked. */
export const passageAround = ({ chunk, start, end }: Passage, chunks: readonly Chunk[]): string => {
  const found = chunks.find(({ id }) => id === chunk);
  if (!found) return '';
  const [from, to] = [start - found.start, end - found.start];
  const before = found.text.slice(Math.max(0, from - AROUND), from);
  const after = found.text.slice(to, to + AROUND);
  return `${before}⟦${found.text.slice(from, to)}⟧${after}`.replace(/\s+/g, ' ').trim();
};

/** Every question with options once, however many lessons ask it. */
export const itemsOf = (name: string, chunks: readonly Chunk[], scenes: Iterable<WrittenScene>): Item[] => {
  const byQuestion = new Map<string, Item>();
  for (const published of publishedIn(scenes)) {
    const choice = multipleChoice(published);
    if (!choice?.evidence || byQuestion.has(choice.question)) continue;
    const { question, options, key: right, evidence } = choice;
    const around = passageAround(evidence, chunks);
    byQuestion.set(question, { text: name, question, options, right, quote: evidence.quote, around });
  }
  return [...byQuestion.values()];
};

const LETTERS = 'ABCD';

/** Each question with its key, its quote and the passage around it, to be rated. Which were spoiled stands elsewhere. */
export const questionSheet = (items: readonly Item[]): string =>
  items
    .map(({ text, question, options, right, quote, around }, at) =>
      [
        `### ${at + 1}. (${text})`,
        question,
        options.map((option, index) => `- ${LETTERS[index]}) ${option}${index === right ? ' ← key' : ''}`).join('\n'),
        `Quote: “${quote.replace(/\s+/g, ' ')}”`,
        `Passage: ${around}`,
        'Good (yes, no): ____  Worth (3 key idea, 2 useful, 1 incidental): ____  Believable (yes, no): ____  Why not: ____',
      ].join('\n\n'),
    )
    .join('\n\n');
