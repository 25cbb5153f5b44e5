import { uiTexts } from '../texts.ts';

/** The length of a text and its limit. Nothing is cut: a text that is too long is kept and refused. */
export interface Limit {
  readonly length: number;
  readonly most: number;
}

export const isOver = ({ length, most }: Limit): boolean => length > most;

/** The message at the field. */
export const tooLong = ({ length, most }: Limit): string =>
  uiTexts.tooLong({ most: most.toLocaleString(), length: length.toLocaleString() });

/** Limits of texts other than the material, and of searches. */
export const LINE = 200;
export const SEARCH = 100;
export const PARAGRAPH = 4_000;

/** Why the texts cannot be submitted: the message of the first that is too long. */
export const limitRefusal = (texts: readonly string[], most: number): string | undefined => {
  const over = texts.map((text) => ({ length: text.trim().length, most })).find(isOver);
  return over && tooLong(over);
};
