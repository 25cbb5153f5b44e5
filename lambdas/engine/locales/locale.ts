import * as z from 'zod/mini';
import { ActivitiesSchema, type LocaleActivities } from './activities.ts';
import { EditionSchema, type LocaleEdition } from './edition.ts';
import { anywhere, opening, patterns, pointing, within, wordSet } from './patterns.ts';
import { type LocaleQuestions, QuestionsSchema } from './questions.ts';

/** How the sentences of a language are taken apart. */
const NlpSchema = z.object({
  /** Who says the part of speech of a word; null where nobody does. */
  tagger: z._default(z.nullable(z.literal('wink')), null),
  /** Words before a full stop that does not end a sentence: "Dr", "e.g", "vs". */
  abbreviations: wordSet,
  /** Those of them that may also stand last; what follows decides. */
  mayEnd: wordSet,
  /** Words that a sentence begins with, and hardly anything else written with a capital. */
  starters: wordSet,
  /** Words of grammar. Empty where only the length of a word tells. */
  functionWords: wordSet,
  /** Endings of plurals in lower case, and what the singular has in their place. */
  endings: z._default(z.array(z.tuple([z.string(), z.string()])), []),
  /** An article that a term may be written with. */
  article: anywhere,
  /** Where a definition goes on to tell more, or sets another thing against it. */
  further: anywhere,
  /** How a sentence begins that cannot be understood without the one before it. */
  leaning: opening,
  /** The article of what is named for the first time. */
  indefinite: opening,
  /** A label before what is no matter of the text: "Note", "homework". */
  remark: opening,
  /** What a text says to its reader, or of itself: "you", "the next chapter". */
  talking: within,
  /** What points at the page and not at the subject: "Figure 3", "as we saw". */
  pointing: z.nullable(pointing),
  /** Words that mean nothing without what stands before them: "this", "he", "the latter". */
  deictic: within,
  /** How half a sentence begins or ends: "Will then rest.", "is summarized in." */
  fragment: anywhere,
  /** How a phrase ends that goes on. */
  dangling: anywhere,
  /** What a sentence says in which two words mean the same; and what stands between two of which one is one of the other. */
  same: anywhere,
  oneOf: anywhere,
  /** What says in the place of a meaning that something is good, what it is not, or what else it does. */
  idle: anywhere,
  /** Numbers that tell the place of something: "first". */
  ordinal: within,
  /** What no sound sentence holds: an article before an article. */
  garbled: anywhere,
  /** What the beginnings of learned words mean, by words that say it: "mono" is "one". */
  roots: z._default(z.record(z.string(), wordSet), {}),
  /** What a sentence says that defines something: groups `term` and `text`. Used on any sentence. */
  definitions: patterns,
  /** The same, certain only of a term that the material sets off: groups `term` and `text`. */
  markedDefinitions: patterns,
});

export interface LocaleNlp extends Omit<z.output<typeof NlpSchema>, 'endings'> {
  /** The singular of a noun in lower case, where it can be told; else the word in lower case. */
  readonly singular: (word: string) => string;
}

/** All that is said and known in one language, ISO 639-1. It stands in the folder of the language. */
export interface Locale {
  readonly nlp: LocaleNlp;
  readonly questions: LocaleQuestions;
  readonly activities: LocaleActivities;
  readonly edition: LocaleEdition;
}

/** As a language is written down in its `locale.json`; what is left out there is not known. */
export const LocaleSchema = z.pipe(
  z.object({
    nlp: NlpSchema,
    questions: QuestionsSchema,
    activities: z._default(ActivitiesSchema, ActivitiesSchema.parse({})),
    edition: z._default(EditionSchema, EditionSchema.parse({})),
  }),
  z.transform(({ nlp: { endings, ...nlp }, ...others }): Locale => {
    const plurals = endings.map(([ending, instead]) => [new RegExp(ending, 'u'), instead] as const);
    const singular = (word: string): string =>
      plurals.reduce((text, [ending, instead]) => text.replace(ending, instead), word.toLowerCase());
    return { nlp: { ...nlp, singular }, ...others };
  }),
);
