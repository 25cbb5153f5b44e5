/** English number words in their order: what is neither too small nor too round to ask for. */
const inOrder: readonly (readonly [string, number])[] = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fourteen', 14],
  ['fifteen', 15],
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
];
const values = new Map(inOrder);

export const numberOfWord = (word: string): number | undefined => values.get(word.toLowerCase());

const isRound = (value: number): boolean => value % 5 === 0;
/** The words next to one, the nearest first: what somebody who half remembers would say. Beside ten minutes stand fifteen, not eleven. */
export const neighboursOf = (word: string): string[] => {
  const value = numberOfWord(word) ?? 0;
  const alike = value < 10 ? inOrder : inOrder.filter(([, other]) => isRound(other) === isRound(value));
  const at = alike.findIndex(([name]) => name === word.toLowerCase());
  return [at + 1, at - 1, at + 2, at + 3, at - 2, at - 3].flatMap((index) => alike[index]?.[0] ?? []);
};

const names = inOrder
  .filter(([, value]) => value > 2)
  .map(([name]) => name)
  .join('|');
/** A number in words and the plural that it counts: "six sacks". */
export const SPELLED = new RegExp(
  `(?<![\\p{L}-])(?<!\\b(?:hundred|thousand|${inOrder.map(([name]) => name).join('|')})(?: and| or| to)? )(?<digits>${names})(?<unit> (?!times\\b|hundreds?\\b|thousands?\\b|others\\b|thirds\\b|quarters\\b|fifths\\b|sixths\\b|sevenths\\b|eighths\\b|ninths\\b|tenths\\b)\\p{Ll}{2,}[^sui'’]s)(?![\\p{L}’'-])`,
  'gu',
);
