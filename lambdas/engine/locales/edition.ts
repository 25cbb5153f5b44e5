import * as z from 'zod/mini';
import { likenessKinds } from '../data/universes.ts';
import { anywhere, opening, within } from './patterns.ts';

/** What an edition knows of a language, besides its phrases. */
export const EditionSchema = z.object({
  /** Whether the genres and the universes are told in this language. */
  genres: z._default(z.boolean(), false),
  /** How a sentence goes on behind its subject that says what that is or does. */
  says: opening,
  /** What stands before the name in a sentence that is all about it: "is called a". */
  calls: anywhere,
  /** Words by which a sentence shows how ideas hang together. Empty where nobody knows. */
  signs: z._default(z.partialRecord(z.enum(likenessKinds), within), {}),
});
export type LocaleEdition = z.output<typeof EditionSchema>;
