import * as z from 'zod/mini';

/** Controls and breaks of lines, which one line cannot hold; formats that turn what follows around, and halves of characters. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text as one line without anything that shows as nothing: titles and names stand in lists, files and headers. */
export const plainLine = (text: string): string => {
  const line = text.toWellFormed().replace(OVERRIDES, '').trim();
  const joined = line.replace(BREAKS, ' ');
  return joined === line ? line : joined.replace(/ +/g, ' ').trim();
};

/** One line of at most so many characters; what a line cannot hold is left out before it is measured. */
export const lineSchema = (longest: number, shortest = 0) =>
  z.string().check(z.overwrite(plainLine), z.minLength(shortest), z.maxLength(longest));
