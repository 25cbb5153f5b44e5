import * as z from 'zod/mini';
import type { Token } from '../nlp/reading.ts';
import { anywhere, opening, pattern, phrase, within } from './patterns.ts';

const said = z._default(z.string(), '');
const AboutSchema = z.object({
  term: said,
  meaning: said,
});

/** How a language asks for an answer in one's own words. */
const OpenSchema = z.object({
  /** What `{term}` is. */
  means: z.string(),
  /** What sets `{one}` and `{other}` apart. */
  compare: z.string(),
  /** What the chapter `{title}` says, in short. */
  summary: z.string(),
  /** Which term has this `{definition}`. */
  name: z.string(),
  /** Which things a `{statement}` counts; the numbers from two on, and what stands between the last two things. */
  list: z.string(),
  counts: z.array(z.string()),
  and: z.string(),
  /** How a statement begins that says only that there are some: "There are". */
  exists: opening,
  /** What stands in "Two kinds of bread are rye and wheat." before the things, '' for nothing; and what is so counted. */
  are: said,
  sorts: within,
  /** What says that there are others besides: "two other kinds". */
  partial: within,
  /** How a clause begins that tells more of a thing: "which". */
  goesOn: opening,
  /** How sentences begin that count on: the first, the second, … */
  nth: z._default(z.array(pattern), []),
});

/** How rules ask in one language. A rule asks where its phrase stands. `{name}` is filled in. */
export const QuestionsSchema = z.object({
  /** Explains an answer: `{text}` is the sentence. */
  says: z.string(),
  term: phrase,
  meaning: phrase,
  /** Asks a sentence of the material's own questions that has a blank: `{text}`. */
  completes: z.string(),
  /** Asks for an answer in one's own words. */
  open: z._default(z.nullable(OpenSchema), null),
  /** What only asks, in the material's own questions, and says nothing of what is asked: "which type of", "is called". */
  asking: within,
  /** In a question for what is not so. */
  negated: within,
  /** How an option begins that speaks of the others, and stands where the book put it. */
  aboutOptions: opening,
  /** In a sentence that was completed with an option that does not fit it: "an loaf". */
  misfit: anywhere,
  /** What a wrong option is. */
  about: z._default(AboutSchema, AboutSchema.parse({})),
  /** The phrase that a definition is built around, up to its noun: "old cell" in "an old cell responsible for …", '' for none; null where it cannot be told. */
  head: z._default(z.nullable(z.custom<(definition: readonly Token[]) => string>()), null),
  /** What sorts of thing a noun in its singular names: "cavity" is a structure. */
  kindsOf: z._default(z.custom<(noun: string) => ReadonlySet<string>>(), () => () => new Set<string>()),
  /** The end of a word in the plural that looks like none: "lacunae". */
  plural: z._default(z.nullable(pattern), null),
  /** The end of a word that names a quality and no thing: "hydrophilic". */
  quality: z._default(z.nullable(pattern), null),
  /** What makes a sentence hang on others although it begins by itself: "also", "even more", a citation. */
  hangs: z._default(z.nullable(pattern), null),
});
export type LocaleQuestions = z.output<typeof QuestionsSchema>;
