import { escapeRegExp } from '../../text/words.ts';

/** A word whose place only another could take, and the sentence would be false: "faster than". */
export interface Contrast {
  readonly word: string;
  readonly at: number;
  /** What makes the sentence false in its place, the plainest first. */
  readonly others: readonly string[];
}

/** A word of a language with those that make a sentence false in its place. */
export type Opposites = ReadonlyMap<string, readonly string[]>;

/** "faster/slower warmer/colder", in every form that `endings` make of both. */
export const opposites = (list: string, endings: readonly string[] = ['']): Opposites =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.replace(/_/g, ' ').split('/'))
      .flatMap(([one = '', other = '']) => endings.map((end): [string, string[]] => [one + end, [other + end]])),
  );

export const both = (list: string): string =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => `${pair} ${pair.split('/').reverse().join('/')}`)
    .join(' ');

/** Any of the words, as a word of its own. */
export const anyOf = (words: Iterable<string>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?:${[...words]
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join('|')})(?![\\p{L}\\p{N}’'-])`,
    'gu',
  );

interface Else {
  /** What stands right before a word where it means something else, and right behind it. */
  readonly before: RegExp;
  readonly after: RegExp;
}

/** Finds the words of a language that have an opposite, where they mean what they say. */
export const poleFinder = (words: Opposites, { before, after }: Else): ((text: string) => Contrast[]) => {
  const pattern = anyOf(words.keys());
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index: at }): Contrast[] =>
      at === 0 || before.test(text.slice(0, at)) || after.test(text.slice(at + word.length))
        ? []
        : [{ word, at, others: words.get(word) ?? [] }],
    );
};
