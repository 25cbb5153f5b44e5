import type { BookQuestion } from '../../domain/material/chunk.ts';
import { answerKey, type KeyEntry, numberedItems } from './numbered-questions.ts';
import type { PlacedBlock } from './place.ts';

export interface FoundQuestion extends Omit<BookQuestion, 'chunk' | 'answerChunk'> {
  readonly block: PlacedBlock;
  readonly answerBlock: PlacedBlock | null;
}

/** "C", "(b)", "b." and "B) spores": the letter of the right option. */
const LETTER = /^\(?([a-h])(?:[.):]|\)\.)?(?:\s+(?<words>\S.*))?$/is;

/** Index of the option that an answer names, by its letter or by its words. */
export const optionNamed = (answer: string, options: readonly string[]): number | null => {
  const bare = answer.replace(/[*_]/g, '').trim();
  const letter = LETTER.exec(bare);
  const index = letter ? (letter[1] ?? '').toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1;
  const said = letter?.groups?.['words'];
  if (options[index] !== undefined && (said === undefined || /[.):]/.test(bare.charAt(1) + bare.charAt(2))))
    return index;
  const same = options.findIndex((option) => option.toLowerCase() === bare.toLowerCase());
  return same === -1 ? null : same;
};

const joined = (blocks: readonly PlacedBlock[]): string => blocks.map(({ block }) => block.markdown).join('\n\n');

/** The last list of a question whose items are short enough to choose from. */
const optionsIn = (problem: readonly PlacedBlock[], answer: string): PlacedBlock | undefined => {
  const last = problem.at(-1);
  if (problem.length < 2 || last?.block.kind !== 'list' || !last.block.ordered) return undefined;
  const options = (last.block.items ?? []).map(({ text }) => text);
  const chosen = answer !== '' && optionNamed(answer, options) !== null;
  return options.length >= 2 &&
    options.length <= 8 &&
    (chosen || options.every((option) => option.length < 200 && !option.endsWith('?')))
    ? last
    : undefined;
};

const marked = (problem: readonly PlacedBlock[], solution: readonly PlacedBlock[]): FoundQuestion[] => {
  const [block] = problem;
  if (!block) return [];
  const answer = joined(solution);
  const list = optionsIn(problem, answer);
  const options = list?.block.items?.map(({ text }) => text) ?? [];
  const correct = options.length > 0 && answer !== '' ? optionNamed(answer, options) : null;
  const asked = problem.filter((one) => one !== list);
  return [
    {
      number: null,
      question: joined(asked),
      options,
      correct,
      answer: answer !== '' && correct === null && !/^\(?[a-h][.)]?$/i.test(answer.trim()) ? answer : null,
      block,
      answerBlock: solution[0] ?? null,
    },
  ];
};

const LABEL = /^(?:answers?|solutions?|antwort|lösung|respuesta|solución)\W*$/i;

const isOptions = ({ block }: PlacedBlock): boolean =>
  block.kind === 'list' &&
  block.ordered === true &&
  (block.items ?? []).length >= 2 &&
  (block.items ?? []).length <= 8 &&
  (block.items ?? []).every(({ text, items }) => text.length < 200 && items.length === 0 && !text.endsWith('?'));

/** Questions that only their order tells: words, a list to choose from, and the letter of the right one below it. */
const unmarked = (blocks: readonly PlacedBlock[]): FoundQuestion[] =>
  blocks.flatMap((list, at) => {
    const asked = blocks[at - 1];
    if (!isOptions(list) || asked?.block.kind !== 'paragraph') return [];
    const solution = blocks.slice(at + 1, at + 3).find(({ block }) => !LABEL.test(block.markdown));
    const letter = solution !== undefined && /^\(?[a-h][.)]?$/i.test(solution.block.markdown.trim());
    return marked([asked, list], letter ? [solution] : []);
  });

/** Items of numbered lists are questions where they ask or have options; the key has their answers. */
const numbered = (blocks: readonly PlacedBlock[], key: ReadonlyMap<string, KeyEntry>): FoundQuestion[] =>
  numberedItems(blocks)
    .filter(({ item }) => item.items.length > 1 || /[?]["”)]*$|_{3,}/.test(item.text))
    .map(({ number, item, block }) => {
      const options = item.items.map(({ text }) => text);
      const found = key.get(number);
      const correct = found === undefined || options.length === 0 ? null : optionNamed(found.answer, options);
      const said = correct === null && found !== undefined && !/^\(?[a-h][.)]?$/i.test(found.answer);
      const answer = said ? found.answer : null;
      return { number, question: item.text, options, correct, answer, block, answerBlock: found?.block ?? null };
    });

/** The questions of a material, from the blocks that are exercises. */
export const questionsIn = (blocks: readonly PlacedBlock[]): FoundQuestion[] => {
  const ids = Map.groupBy(
    blocks.filter(({ block }) => (block.exercise?.id ?? 0) > 0),
    ({ block }) => block.exercise?.id,
  );
  const told = [...ids.values()].flatMap((group) =>
    marked(
      group.filter(({ block }) => block.exercise?.part === 'problem'),
      group.filter(({ block }) => block.exercise?.part === 'solution'),
    ),
  );
  const bare = blocks.filter(({ block }) => block.exercise === undefined);
  const key = answerKey(blocks.filter(({ block }) => block.exercise?.id === 0));
  return [...told, ...unmarked(bare), ...numbered(bare, key)];
};
