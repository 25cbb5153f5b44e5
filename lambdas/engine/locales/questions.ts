import * as z from 'zod/mini';
import type { Guard } from '../guards/guard.ts';
import type { Sentence, Token } from '../nlp/reading.ts';
import { pattern, phrase, within } from './patterns.ts';

/** A relation that a sentence states of its subject, and how it is asked for. */
export interface Relation {
  /** What two sentences have in common whose answers can be mistaken for each other: "effect", "parts". */
  readonly kind: string;
  /** Groups `subject` and `object`, and what `ask` needs. */
  readonly pattern: RegExp;
  /** The question; `subject` is given in the case it has inside a sentence. Undefined where it cannot be asked. */
  readonly ask: (subject: string, groups: Readonly<Record<string, string | undefined>>) => string | undefined;
  /** How the answer begins, before `object`; left out where nothing does. */
  readonly answer?: string;
}

const said = z._default(z.string(), '');
const AboutSchema = z.object({
  term: said,
  meaning: said,
  reason: said,
  relation: said,
});

/** A statement with a word turned so that what it was made from denies it. */
export interface Contradiction {
  readonly text: string;
  /** It is so by a "not" that was put in, and by nothing else. */
  readonly denied: boolean;
}

/** How statements are told apart from their contradictions. */
export interface LocaleStatements {
  /** Asks for the true one, by the `{name}` of what they are about: as many wordings as may be asked of one. */
  readonly stems: readonly string[];
  /** Asks for it where nothing has a name. */
  readonly plain: string;
  /** What a wrong one was made from: `{text}`. */
  readonly about: string;
  /** What ties a sentence to the one before it and can be taken away: "However, ", " also". */
  readonly ties: RegExp;
  readonly negative: RegExp;
  /** Headings of boxes that stand beside the text. */
  readonly asides: RegExp;
  /** Nouns that only say again what was named before, however often they are used. */
  readonly common: string;
  readonly guards: readonly Guard<string>[];
  /** What a statement certainly denies, the likeliest mistakes first; null where its main clause cannot be told. */
  readonly contradict: (text: string, tokens: readonly Token[]) => readonly Contradiction[] | null;
}

/** A statement, cut in two. */
export interface Ending {
  readonly begin: string;
  readonly end: string;
  /** Endings of one form fit each other's beginnings. */
  readonly form: string;
}

/** How a sentence is asked for its end. */
export interface LocaleEndings {
  /** Asks for the end of `{text}`. */
  readonly phrase: string;
  /** Whose a wrong ending is: `{text}`. */
  readonly about: string;
  readonly of: (sentence: Sentence) => readonly Ending[];
}

/** How rules ask in one language. A rule asks where its phrase stands. `{name}` is filled in. */
export const QuestionsSchema = z.object({
  /** Explains an answer: `{text}` is the sentence. */
  says: z.string(),
  term: phrase,
  meaning: phrase,
  why: phrase,
  /** Null where nobody knows where sentences can be cut. */
  ending: z._default(z.nullable(z.custom<LocaleEndings>()), null),
  /** Asks who or what completes `{text}`, and the given names that tell somebody from a thing; null where nobody knows them. */
  name: z._default(z.nullable(z.object({ phrase: z.string(), given: z.custom<ReadonlySet<string>>() })), null),
  /** Asks a sentence of the material's own questions that has a blank: `{text}`. */
  completes: z.string(),
  open: z._default(z.nullable(z.object({ explain: z.string(), why: z.string() })), null),
  /** What a wrong option is. */
  about: z._default(AboutSchema, AboutSchema.parse({})),
  relations: z._default(z.array(z.custom<Relation>()), []),
  /** Reasons that a sentence gives: groups `what` and `why`; and how an answer begins: "Because ". */
  reasons: z._default(z.array(z.object({ pattern, answer: z.string() })), []),
  /** The word that a definition is built around: "cell" in "a cell responsible for …"; null where it cannot be told. */
  head: z._default(z.nullable(z.custom<(definition: string) => string>()), null),
  /** What sort of thing such a word names, by the word in its singular: "cavity" is a structure. */
  kinds: z._default(z.custom<ReadonlyMap<string, string>>(), new Map()),
  /** Null where statements cannot be contradicted. */
  statements: z._default(z.nullable(z.custom<LocaleStatements>()), null),
  /** The end of a word that names a quality and no thing: "hydrophilic". */
  quality: z._default(z.nullable(pattern), null),
  /** What makes a sentence hang on others although it begins by itself: "also", "even more", a citation. */
  hangs: z._default(z.nullable(pattern), null),
  /** The head of a table's column or row that holds what nobody needs to keep: years, places. */
  incidental: within,
});
export type LocaleQuestions = z.output<typeof QuestionsSchema>;
