/**
 * A word of a script that writes words apart, or two characters of one that does not: about what a reader takes in
 * at the same cost. Apostrophes, hyphens and decimal points stay inside.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{1,2}|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.,-](?=[\p{L}\p{N}]))*/gu;

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;
