import { genres } from '../../../shared/catalogue/genres.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import { universeFor } from '../data/universes.ts';
import { genreVignettes, type Telling, tellingOf, type Vignettes } from '../data/vignettes.ts';
import { localeOf } from '../locales/locales.ts';
import { ownVignettes } from '../locales/phrases.ts';
import type { Reading } from '../nlp/reading.ts';

const slugs = genres.map(({ slug }) => slug);

const vignettesFor = ({ genre, anchor }: DocumentSpec, language: string): Vignettes | null => {
  if (!localeOf(language).edition.genres) return ownVignettes(language);
  return anchor ? universeFor(anchor.universe).vignettes : genreVignettes(genre, slugs);
};

/** The same for one lesson on one material; another material, genre or title is told in another way. */
export const seedOf = ({ genre, anchor, title }: DocumentSpec, { chunks }: Reading): string =>
  [genre, anchor?.universe ?? '', title ?? '', chunks.length, chunks[0]?.text.slice(0, 200) ?? ''].join('\n');

/** What stands around the text. Null where nothing does: in a structured lesson, and in a language nobody tells stories in. */
export const tellingFor = (spec: DocumentSpec, reading: Reading): Telling | null => {
  const vignettes = spec.mode === 'traditional' ? null : vignettesFor(spec, reading.language);
  return vignettes && tellingOf(vignettes, seedOf(spec, reading));
};
