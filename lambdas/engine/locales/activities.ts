import * as z from 'zod/mini';
import type { Sentence } from '../nlp/reading.ts';
import { filled, opening, pattern, within } from './patterns.ts';

/** What a material tells of its own words. */
export interface KnownWords {
  /** The first word of a sentence keeps its capital inside another one; undefined where nothing tells. */
  readonly keepsCapital: (sentence: Sentence) => boolean | undefined;
  /** Is a term of the material. */
  readonly isTerm: (word: string) => boolean;
  /** Speaks of a case that the material speaks of in one sentence only. */
  readonly isToldOnce: (what: string) => boolean;
}

/**
 * The question that a sentence answers with a reason, a purpose or what follows; undefined where it gives none that is
 * certain.
 */
type AskWhy = (sentence: Sentence, known: KnownWords) => string | undefined;

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

/** A reason in one sentence: group `what`. Nothing is asked that says one of the words `unless`. */
const WhySchema = z.pipe(
  z.object({ pattern, unless: within, question: z.string() }),
  z.transform(({ pattern: gives, unless, question }): AskWhy => {
    return ({ text }) => {
      const what = gives.exec(text)?.groups?.['what'];
      return what && !unless?.test(what) ? filled(question, { what }) : undefined;
    };
  }),
);

/** What activities ask in one language. A kind without words is not made; a recall needs none. */
export const ActivitiesSchema = z.object({
  why: z._default(z.nullable(WhySchema), null),
  /** Whether such a question is answered in full by its sentence, and may stand alone. */
  settles: z._default(z.nullable(z.custom<(question: string, sentence: Sentence) => boolean>()), null),
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
