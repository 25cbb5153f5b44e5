import { phrasePattern } from '../phrases/phrases.ts';
import { isHatnote, isPageNotice } from '../roles/furniture.ts';

const BULLET = /^(\s*)(?:[•◦▪▫‣∙·●○■□►▸➢➤✓✔–—*→»+-]|o(?=\s{1,4}\p{Lu}))\s+(?=\S)/u;
const NUMBER = /^(\s*)(\d{1,3})[.)]\s+(?=\S)/;
const ROMAN_OR_DECIMAL = phrasePattern('numbered');
const LONGEST_HEADING = 90;

/** An option of a question. */
const LETTER = /^\s*\(?[a-h][.)]\s+(?=\S)/i;

export const isItem = (line: string): boolean => BULLET.test(line) || NUMBER.test(line) || LETTER.test(line);

/** Whether a line can be a heading: short, begins like a title, and does not end like a sentence. */
export const isHeadingLike = (line: string): boolean => {
  const words = line.trim();
  return (
    words.length <= LONGEST_HEADING &&
    words.split(/\s+/).length <= 12 &&
    /^[\p{Lu}\p{N}\p{Lo}]/u.test(words) &&
    /\p{L}{3}|\p{Lo}{2}/u.test(words) &&
    !/[.,;:!?…)|"”=]$/.test(words) &&
    !words.includes('\t')
  );
};

/** 1 to 3, by the number before a heading. */
export const levelOf = (line: string): number => {
  const numbers = /^(\d+(?:\.\d+)*)/.exec(line.trim())?.[1];
  return Math.min(4, (numbers?.split('.').filter((part) => part !== '').length ?? 1) + 1);
};

export const isNumberedHeading = (line: string): boolean => ROMAN_OR_DECIMAL.test(line.trim()) && isHeadingLike(line);

/** Lines that a program broke at its margin, so that they are one paragraph. */
export const isWrapped = (lines: readonly string[]): boolean => {
  const longest = Math.max(...lines.map((line) => line.length));
  const full = lines.slice(0, -1);
  return longest >= 45 && longest <= 130 && full.every((line) => line.length >= longest * 0.6);
};

/** An item with a mark of Markdown; what is indented is below what is not. */
export const itemLine = (line: string): string => {
  const mark = BULLET.exec(line) ?? NUMBER.exec(line);
  if (!mark) return line;
  const indent = (mark[1] ?? '').replaceAll('\t', '    ').length;
  const deeper = /^\s*[◦▫○o–]/.test(line) && indent > 0 ? Math.max(indent, 2) : indent;
  const rest = line.slice(mark[0].length);
  return `${' '.repeat(Math.ceil(Math.min(deeper, 16) / 2) * 2)}${mark[2] === undefined ? '-' : `${mark[2]}.`} ${rest}`;
};

/** What a program put on a line of its own around the text. */
export const isNoticeLine = (line: string): boolean => isPageNotice(line.trim()) || isHatnote(line.trim());
