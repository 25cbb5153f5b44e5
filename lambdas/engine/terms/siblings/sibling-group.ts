/** Of time and space: another word is wrong for certain, and however often a text names one, it does not tell of it. */
const certain = ['month', 'weekday', 'season', 'direction'] as const;
type Sort = (typeof certain)[number] | 'relative' | 'animal' | 'insect' | 'colour';

/** Words of which one can stand in another's place in a sentence, and is then wrong: metals, months, organs. */
export interface SiblingGroup {
  /** How the question begins: "Which metal". */
  readonly ask: string;
  /** Where several groups are of one sort, or where more depends on which it is. */
  readonly sort?: Sort;
  /** As they stand in a text, every word in as many forms as the others and in the same order. */
  readonly words: readonly (readonly string[])[];
  /** What has to stand right before it, to be this and nothing else: "in May". */
  readonly after?: RegExp;
  /** What stands right before it where it means something else: "at heart". */
  readonly notAfter?: RegExp;
  /** What stands right behind it where it means something else, or where its neighbour gives it away: "heart attack". */
  readonly notBefore?: RegExp;
  /** Its words are known to be wrong, and believed, only where the material speaks of them as well. */
  readonly own?: true;
  /** It may say what a noun behind it is like or made of: "iron gates". */
  readonly describes?: true;
}

export const isCertain = ({ sort }: SiblingGroup): boolean => certain.some((one) => one === sort);

/** Whether words of both are words of one sort. */
export const isOfSort = (one: SiblingGroup, other: SiblingGroup): boolean =>
  one === other || (one.sort !== undefined && one.sort === other.sort);

export const bare = (list: string): string[][] => list.split(/\s+/).map((word) => [word]);

/** With each of these endings. */
export const ending = (list: string, endings: readonly string[]): string[][] =>
  list.split(/\s+/).map((word) => endings.map((end) => word + end));

/** English nouns with their plural; `man=men` where it is not regular. */
export const nouns = (list: string): string[][] =>
  list.split(/\s+/).map((word) => {
    const [one = word, many] = word.split('=');
    if (many !== undefined) return [one, many];
    if (/[^aeiou]y$/.test(one)) return [one, `${one.slice(0, -1)}ies`];
    return [one, /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`];
  });
