/** Lower case without accents, hyphens and spaces, so that only letters and digits are compared. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '');

/** Whether one letter more, one less, another one or two swapped ones make the two alike. */
const oneSlipApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
};

/** Words that differ at the beginning mean different things ("absorption", "adsorption"); short ones too ("ileum", "ilium"). */
const SAME_HEAD = 3;
const LONG_ENOUGH = 6;

/** `spelled`: meant, and written otherwise. */
export type Spelling = 'right' | 'spelled' | 'wrong';

/** `others`: words that mean something else, however near they are. */
export const spellingOf = (
  written: string,
  { text, accepted }: { readonly text: string; readonly accepted: readonly string[] },
  others: readonly string[] = [],
): Spelling => {
  const word = folded(written);
  const right = [text, ...accepted].map(folded);
  if (word === '') return 'wrong';
  if (right.includes(word)) return 'right';
  if (others.some((other) => folded(other) === word)) return 'wrong';
  const near = right.some(
    (one) =>
      one.length >= LONG_ENOUGH && one.slice(0, SAME_HEAD) === word.slice(0, SAME_HEAD) && oneSlipApart(word, one),
  );
  return near ? 'spelled' : 'wrong';
};
