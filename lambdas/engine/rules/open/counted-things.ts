import type { LocaleQuestions } from '../../locales/questions.ts';
import { type Block, type ListItem, quoteOf, type ReadChunk, type Sentence } from '../../nlp/reading.ts';
import type { Ground } from '../candidate.ts';

/** Words of one of the things that a sentence counts, and the quote that has them. */
export interface Thing {
  readonly text: string;
  readonly quote: string;
}

/** A statement that may count things, with a way to find so many of them; none where they are more or fewer. */
export interface Statement {
  /** As it is quoted. */
  readonly text: string;
  /** It counts what it begins with: "Two kinds of bread are …". */
  readonly begins: boolean;
  readonly find: (count: number) => readonly Thing[];
}

export type CountWords = NonNullable<LocaleQuestions['open']>;

/** A sentence that says how many there are and, after a colon or in a list below it, which. */
const LISTED = /^(?<head>[^:]{12,240}):(?: (?<things>.{5,400})\.)?$/u;
/** The same in one clause, where a language has one for it. */
const areIn = ({ are }: CountWords): RegExp =>
  are === '' ? /^(?!)/ : new RegExp(`^(?<named>[^:;,]{8,140}? (?:${are})) (?<kinds>[^:]{5,300})\\.$`, 'u');

/** Whether each part is a thing, and none goes on about the one before it: "flour, which is ground, and water". */
const isWhole = (parts: readonly string[], { goesOn }: CountWords): boolean =>
  !parts.some((part) => goesOn?.test(part));

/** "compact and spongy", "(1) a heart; (2) a lung": the last two may share a part. */
const thingsIn = (text: string, words: CountWords, count: number): string[] => {
  const { and } = words;
  const marked = text.replace(/\(\p{N}\)/gu, ';');
  const isMarked = marked.includes(';');
  const parts = marked.split(isMarked ? ';' : ',');
  const last = parts.length < count ? (parts.pop() ?? '').split(new RegExp(`\\s(?:${and})\\s`, 'u')) : [];
  const own = new RegExp(`^[\\s,]*(?:(?:${and})\\s+)?|[\\s,]+(?:(?:${and})\\s*)?$`, 'gu');
  const all = [...parts, ...last].map((part) => part.replace(own, '')).filter((part) => part !== '');
  return isMarked || isWhole(all, words) ? all : [];
};

/** "Bone is of two kinds: compact and spongy." or with a list below it; "Two kinds of bone are compact and spongy." */
const listed = (sentence: Sentence, list: Block | undefined, words: CountWords, { reading }: Ground): Statement[] => {
  const quote = quoteOf(sentence, reading);
  const within = (said: string) => (count: number) => thingsIn(said, words, count).map((text) => ({ text, quote }));
  const whole = (item: ListItem): string =>
    quoteOf({ ...sentence, ...item }, reading).replace(/^(?:[-*+]|\d+[.)])\s+/, '');
  const below = (list?.items ?? []).map((item) => ({ text: item.text, quote: whole(item) }));
  const { head, things } = LISTED.exec(sentence.text)?.groups ?? {};
  if (head) return [{ text: `${head}.`, begins: false, find: things ? within(things) : () => below }];
  const { named, kinds } = areIn(words).exec(sentence.text)?.groups ?? {};
  return named && kinds && words.sorts?.test(named) ? [{ text: `${named} …`, begins: true, find: within(kinds) }] : [];
};

/** "Dough rises in two ways. First, … Second, …": what follows counts on, in the same paragraph or one in each. */
const countedOn = (
  sentence: Sentence,
  { blocks }: ReadChunk,
  { nth }: CountWords,
  { reading }: Ground,
): Statement[] => {
  const [own, ...later] = blocks.slice(sentence.block);
  const end = later.findIndex(({ kind }) => kind === 'heading');
  const begun = later.slice(0, end === -1 ? undefined : end).filter(({ kind }) => kind === 'paragraph');
  const after = [
    ...(own?.sentences.slice(sentence.index + 1) ?? []),
    ...begun.flatMap(({ sentences }) => sentences.slice(0, 1)),
  ];
  const find = (count: number): Thing[] => {
    const told: Sentence[] = [];
    for (const opens of nth.slice(0, count + 1)) {
      const from = after.indexOf(told.at(-1) ?? sentence) + 1;
      told.push(
        ...after
          .slice(from)
          .filter(({ text }) => opens.test(text))
          .slice(0, 1),
      );
    }
    return told.map((one) => ({ text: one.text, quote: quoteOf(one, reading) }));
  };
  return nth.length > 0 && sentence.text.endsWith('.') ? [{ text: sentence.text, begins: false, find }] : [];
};

/** What a sentence may say of how many there are, with the sentences or items that say which. */
export const statementsIn = (
  sentence: Sentence,
  chunk: ReadChunk,
  words: CountWords,
  ground: Ground,
): readonly Statement[] => {
  const inIt = listed(sentence, chunk.blocks[sentence.block + 1], words, ground);
  return inIt.length > 0 ? inIt : countedOn(sentence, chunk, words, ground);
};
