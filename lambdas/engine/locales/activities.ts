import * as z from 'zod/mini';
import type { Sentence } from '../nlp/reading.ts';
import { opening, within } from './patterns.ts';

/** What stands around a sentence. */
export interface Told {
  /** The sentences of its section before it. */
  readonly before: readonly Sentence[];
  /** A heading above it has the word. */
  readonly isNamed: (word: string) => boolean;
  readonly isTerm: (word: string) => boolean;
  /** A figure, a table or code stands before it, which it may describe. */
  readonly isShown: boolean;
  /** What has happened is an example here, or was so once. */
  readonly isCase: boolean;
}

/** What activities ask in one language. A kind without words is not made; a recall needs none. */
export const ActivitiesSchema = z.object({
  /** How a sentence begins, and what it says, that means little by itself. */
  hangs: z._default(z.object({ opening, within }), { opening: null, within: null }),
  /** What a sentence says that gives an example, of which those after it may speak. */
  example: within,
  /** Whether a sentence has a noun for each of its pronouns, and whether it is known which thing it means by "the …". */
  named: z._default(z.nullable(z.custom<(sentence: Sentence) => boolean>()), null),
  known: z._default(z.nullable(z.custom<(sentence: Sentence, told: Told) => boolean>()), null),
  /** How the heading of a box begins, which is no part of what a chapter has to say. */
  aside: opening,
  /** What a question of a book says that needs a picture, which is not here. */
  unfit: within,
});
export type LocaleActivities = z.output<typeof ActivitiesSchema>;
