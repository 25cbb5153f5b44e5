import type { Guard } from './guard.ts';
import { fragment, points } from './sentence-guards.ts';

const announces: Guard<string> = {
  name: 'asks, calls out or announces what follows',
  refuses: (text) => /[?!:]["”’»)]?$/.test(text),
};

/** What a sentence must not be to be told with all that stands around it. */
export const wholeGuards: readonly Guard<string>[] = [points, announces, fragment];

const talks: Guard<string> = {
  name: 'speaks to its reader or of the text',
  refuses: (text, { talking }) => talking?.test(text) ?? false,
};

/** What a sentence must not be to sum up what a book teaches. */
export const sumGuards: readonly Guard<string>[] = [talks];
