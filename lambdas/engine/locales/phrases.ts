import * as z from 'zod/mini';
import { jsonAt } from '../data/read.ts';
import { type Likenesses, LikenessesSchema } from '../data/universes.ts';
import { type Vignettes, vignettesAt } from '../data/vignettes.ts';

const text = z.string().check(z.minLength(1));

/** What an edition says in its own words. A name in braces is filled in: a title, a list of titles or a universe. */
const EditionPhrasesSchema = z.object({
  /** `{text}` in quotation marks. */
  quote: text,
  join: text,
  titles: z.object({
    overview: text,
    summary: text,
    quizzes: z.array(text).check(z.minLength(4)),
    /** `{title}` and `{n}`. */
    part: text,
    /** A chapter of more sections than a title can name: `{title}` is one of them. */
    more: text,
  }),
  overview: z.object({
    /** Where the words come from: the learner's own material, or a text that was written for the topic. */
    own: text,
    topic: text,
    objectives: text,
    sections: text,
    /** `{n}`: how long a chapter takes to read. */
    minutes: text,
    left: text,
    /** `{sections}`: some of its chapters. */
    description: text,
  }),
  summary: z.object({ book: text, terms: text, questions: text }),
  quiz: z.object({ lead: text }),
  likeness: z.object({
    /** `{universe}` */
    heading: text,
    /** `{work}`: the learner named one work of the universe. */
    work: text,
  }),
});
export type EditionPhrases = z.infer<typeof EditionPhrasesSchema>;

const fileOf = (language: string, name: string): URL => new URL(`${language}/${name}.json`, import.meta.url);

/** ISO 639-1; in a language without a folder the edition speaks English. */
export const editionPhrases = (language: string): EditionPhrases => {
  const found =
    jsonAt(fileOf(language, 'phrases'), EditionPhrasesSchema) ?? jsonAt(fileOf('en', 'phrases'), EditionPhrasesSchema);
  if (!found) throw new Error('locales/en/phrases.json is missing');
  return found;
};

/** Vignettes and likenesses of a language that has one set for all genres and universes; null where it has none. */
export const ownVignettes = (language: string): Vignettes | null => vignettesAt(fileOf(language, 'vignettes'));
export const ownLikenesses = (language: string): Likenesses | null =>
  jsonAt(fileOf(language, 'likenesses'), LikenessesSchema);
