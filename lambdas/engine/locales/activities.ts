import type { Sentence } from '../nlp/reading.ts';

/** How a language speaks of steps. */
export interface LocaleSteps {
  /** In a heading or the line before a list: what follows has an order. */
  readonly ordered: RegExp;
  /** In the same places: what follows has none, whatever its numbers say. */
  readonly unordered: RegExp;
  /** What a counted step begins with: "Step 2.", "Stage 3:". */
  readonly counted: RegExp;
  /** What the sentences of a sequence begin with: the first, those between, the last. */
  readonly first: RegExp;
  readonly next: RegExp;
  readonly last: RegExp;
  /** How a sentence dates what it tells: group `year`. Taken off, it leaves a sentence. */
  readonly dated: RegExp | null;
  /** Asks for the order of the steps under a heading: `{name}`. */
  readonly question: string;
  /** Asks for the order of events. */
  readonly events: string;
}

/** What a material tells of its own words. */
export interface KnownWords {
  /** The first word of a sentence keeps its capital inside another one. */
  readonly keepsCapital: (sentence: Sentence) => boolean;
  /** Is a term of the material. */
  readonly isTerm: (word: string) => boolean;
  /** Speaks of a case that the material speaks of in one sentence only. */
  readonly isToldOnce: (what: string) => boolean;
}

/** What activities ask in one language. A kind without words is not made; a recall needs none. */
export interface LocaleActivities {
  /** Asks for what a term might mean, before reading: `{term}`. */
  readonly means: string | null;
  /** Asks where things belong: under which heading, and in which column of a table. */
  readonly sort: { readonly headings: string; readonly columns: string } | null;
  readonly steps: LocaleSteps | null;
  /**
   * The question that a sentence answers with a reason, a purpose or what follows; undefined where it gives none that is
   * certain.
   */
  readonly why: ((sentence: Sentence, known: KnownWords) => string | undefined) | null;
  /** What a question of a book says that the text alone does not answer, or answers only by what it leaves out. */
  readonly unfit: RegExp | null;
}
