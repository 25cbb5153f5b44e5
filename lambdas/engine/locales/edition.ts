import type { LikenessKind } from '../data/universes.ts';

/** What an edition knows of a language, besides its phrases. */
export interface LocaleEdition {
  /** Whether the genres and the universes are told in this language. */
  readonly genres: boolean;
  /** Words by which a sentence shows how ideas hang together. Empty where nobody knows. */
  readonly signs: Readonly<Partial<Record<LikenessKind, RegExp>>>;
}
