import type { BookQuestion } from '../../domain/material/chunk.ts';
import { behindLabel, isLetter, type Solution, solutionAt, withoutAnswer } from './answers.ts';
import { answerKey, isKeyLine, numberedItems } from './numbered-questions.ts';
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

/** Whether a list is short enough to choose from. */
const isOptions = ({ block }: PlacedBlock, answer = ''): boolean => {
  const items = block.items ?? [];
  // An answer to each of them: they are the parts of a task
  if ((answer.match(/^(?:\d|[a-h])[.)]\s/gm)?.length ?? 0) > 1) return false;
  const options = items.map(({ text }) => text);
  const chosen = answer !== '' && optionNamed(answer, options) !== null;
  const short = options.every((text) => text.length < 200 && !text.endsWith('?'));
  return (
    block.kind === 'list' && block.ordered === true && options.length >= 2 && options.length <= 8 && (chosen || short)
  );
};

/** What a question and its answer say together: behind the letter of an option may stand why it is right. */
const keyed = (answer: string | undefined, options: readonly string[]): Pick<BookQuestion, 'correct' | 'answer'> => {
  const correct = answer === undefined || options.length === 0 ? null : optionNamed(answer, options);
  if (answer === undefined || correct === null) return { correct, answer: answer && !isLetter(answer) ? answer : null };
  const said = LETTER.exec(answer.trim())?.groups?.['words'] ?? '';
  const right = options[correct] ?? '';
  return { correct, answer: said.length > right.length && !said.startsWith(right) ? said : null };
};

/** "**3.** What …" */
const NUMBER = /^[*_]{0,2}\(?(\d{1,3}(?:\.\d{1,3})?)[.)][*_]{0,2}\s+/;

/** The last list of a problem are its options. */
const marked = (problem: readonly PlacedBlock[], solution: Solution | undefined): FoundQuestion[] => {
  const [block] = problem;
  if (!block) return [];
  const last = problem.at(-1);
  const list = problem.length > 1 && last && isOptions(last, solution?.answer) ? last : undefined;
  const options = list?.block.items?.map(({ text }) => text) ?? [];
  const asked = joined(problem.filter((one) => one !== list));
  return [
    {
      number: NUMBER.exec(asked)?.[1] ?? null,
      question: asked.replace(NUMBER, ''),
      options,
      ...keyed(solution?.answer, options),
      block,
      answerBlock: solution?.block ?? null,
    },
  ];
};

/** Questions that only their order tells: words, a list to choose from, and below it the letter or the answer. */
const unmarked = (blocks: readonly PlacedBlock[], key: ReadonlyMap<string, Solution>): FoundQuestion[] =>
  blocks.flatMap((asked, at) => {
    const { kind, markdown } = asked.block;
    if (kind !== 'paragraph' || isLetter(markdown) || behindLabel(markdown) !== undefined) return [];
    if (behindLabel(blocks[at - 1]?.block.markdown ?? '') === '') return [];
    const list = blocks[at + 1];
    if (list?.block.kind === 'list' && isOptions(list)) {
      if (list.block.items?.some(({ items }) => items.length > 0)) return [];
      // Tasks below a line for all of them, each with its answer in the key
      const said = numberedItems([list]).filter(({ number }) => !isLetter(key.get(number)?.answer ?? 'a'));
      if (said.length > 1) return [];
      return marked([asked, list], solutionAt(blocks, at + 2));
    }
    const solution = isLetter(list?.block.markdown ?? '') ? undefined : solutionAt(blocks, at + 1);
    return solution ? marked([asked], solution) : [];
  });

/** "A) water", "B) a boat": options that bring their letters with them. */
const LETTERED = /^\(?[a-h][.)]\s+/i;

/** Whether it asks by itself; what does not is a task where there is an answer to it. */
const asks = ({ question, options, answer }: FoundQuestion): boolean =>
  options.length > 1 || answer !== null || /[?]["”)]*$|_{3,}/.test(question);

/** Items of numbered lists; an answer stands in them, or below the last. */
const numbered = (blocks: readonly PlacedBlock[]): FoundQuestion[] =>
  numberedItems(blocks).flatMap(({ number, item, block }) => {
    const question = withoutAnswer(item.text).text;
    const all = item.items.map(({ text }) => withoutAnswer(text).text);
    const options = all.every((text) => LETTERED.test(text)) ? all.map((text) => text.replace(LETTERED, '')) : all;
    const own = withoutAnswer(item.markdown.replace(/^\S+\s/, '')).answer;
    const below = block.block.items?.at(-1) === item ? solutionAt(blocks, blocks.indexOf(block) + 1) : undefined;
    const said = own === undefined ? below : { answer: own, block };
    return [{ number, question, options, ...keyed(said?.answer, options), block, answerBlock: said?.block ?? null }];
  });

/** With the key's answers, by numbers that only one of them has. */
const withKey = (found: readonly FoundQuestion[], key: ReadonlyMap<string, Solution>): FoundQuestion[] => {
  const times = Map.groupBy(found, ({ number }) => number);
  return found.map((question) => {
    const { number, options, answerBlock } = question;
    const alike = times.get(number) ?? [];
    const isOne = alike.length === 1 || (asks(question) && alike.filter(asks).length === 1);
    const entry = number !== null && isOne ? key.get(number) : undefined;
    if (answerBlock !== null || !entry) return question;
    return { ...question, ...keyed(entry.answer, options), answerBlock: entry.block };
  });
};

/** Under a heading of its own, or a line behind its label. */
const isKey = ({ block }: PlacedBlock): boolean =>
  block.exercise?.id === 0 || isKeyLine(behindLabel(block.markdown) ?? '');

/** Each key with the questions before it: in the next chapter the numbers begin again. */
const withKeys = (blocks: readonly PlacedBlock[]): PlacedBlock[][] =>
  blocks.reduce<PlacedBlock[][]>((groups, block, at) => {
    const before = blocks[at - 1];
    if (!before || (isKey(before) && !isKey(block))) groups.push([]);
    groups.at(-1)?.push(block);
    return groups;
  }, []);

/** "Use the following to answer the next two exercises." */
const SHARED = /\bnext (two|three|four|five|six|seven|eight|\d{1,2}) (?:exercises|questions|problems)\b/i;
const COUNTS = 'zero one two three four five six seven eight'.split(' ');

/** With what stands before several questions for all of them. */
const withContext = (found: readonly FoundQuestion[], blocks: readonly PlacedBlock[]): FoundQuestion[] => {
  const contexts = new Map<FoundQuestion, string>();
  for (const lead of blocks) {
    const [, count = ''] = SHARED.exec(lead.block.exercise === undefined ? lead.block.markdown : '') ?? [];
    const after = found.filter(({ block }) => block.start > lead.start);
    const most = COUNTS.indexOf(count.toLowerCase());
    const between = blocks.filter(({ start }) => start >= lead.start && start < (after[0]?.block.start ?? 0));
    for (const one of after.slice(0, most === -1 ? Number(count) : most)) contexts.set(one, joined(between));
  }
  return found.map((one) => {
    const context = contexts.get(one);
    return context === undefined ? one : { ...one, question: `${context}\n\n${one.question}` };
  });
};

/** The questions of a material, from the blocks that are exercises, in their order. */
export const questionsIn = (blocks: readonly PlacedBlock[]): FoundQuestion[] => {
  const ids = Map.groupBy(
    blocks.filter(({ block }) => (block.exercise?.id ?? 0) > 0),
    ({ block }) => block.exercise?.id,
  );
  const told = [...ids.values()].flatMap((group) => {
    const solution = group.filter(({ block }) => block.exercise?.part === 'solution');
    const [block] = solution;
    const problem = group.filter(({ block }) => block.exercise?.part === 'problem');
    return marked(problem, block && { answer: joined(solution), block });
  });
  const others = withKeys(blocks.filter(({ block }) => (block.exercise?.id ?? 0) === 0)).flatMap((group) => {
    const bare = group.filter((block) => !isKey(block));
    const key = answerKey(group.filter(isKey));
    const first = unmarked(bare, key);
    const taken = new Set(
      first.flatMap(({ block, options }) => (options.length > 0 ? [bare[bare.indexOf(block) + 1]] : [])),
    );
    const rest = numbered(bare.filter((block) => !taken.has(block)));
    return withKey([...first, ...rest], key).filter(asks);
  });
  const found = [...told, ...others].toSorted((one, other) => one.block.start - other.block.start);
  return withContext(found, blocks);
};
