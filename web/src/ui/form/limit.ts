import { uiTexts } from '../texts.ts';

/** How long what is typed is, and how long its field takes it. Nothing is cut: what is too long stays and is refused. */
export interface Limit {
  readonly length: number;
  readonly most: number;
}

export const isOver = ({ length, most }: Limit): boolean => length > most;

/** What is said of it at its field. */
export const tooLong = ({ length, most }: Limit): string =>
  uiTexts.tooLong({ most: most.toLocaleString(), length: length.toLocaleString() });

/** Characters of what is asked for besides the material, and of what is looked for. */
export const LINE = 200;
export const SEARCH = 100;
export const PARAGRAPH = 4_000;

/** Why what was typed cannot be sent: the first of them that is too long. */
export const limitRefusal = (texts: readonly string[], most: number): string | undefined => {
  const over = texts.map((text) => ({ length: text.trim().length, most })).find(isOver);
  return over && tooLong(over);
};
