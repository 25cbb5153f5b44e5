import type { LocaleActivities } from './activities.ts';
import type { LocaleEdition } from './edition.ts';
import type { LocaleQuestions } from './questions.ts';

/** How the sentences of a language are taken apart. */
export interface LocaleNlp {
  /** Who says the part of speech of a word; null where nobody does. */
  readonly tagger: 'wink' | null;
  /** Words before a full stop that does not end a sentence: "Dr", "e.g", "vs". */
  readonly abbreviations: ReadonlySet<string>;
  /** Those of them that may also stand last; what follows decides. */
  readonly mayEnd: ReadonlySet<string>;
  /** Words that a sentence begins with, and hardly anything else written with a capital. */
  readonly starters: ReadonlySet<string>;
  /** Words of grammar. Empty where only the length of a word tells. */
  readonly functionWords: ReadonlySet<string>;
  /** The singular of a noun in lower case, where it can be told; else the word in lower case. */
  readonly singular: (word: string) => string;
  /** An article that a term may be written with. */
  readonly article: RegExp | null;
  /** How a sentence begins that cannot be understood without the one before it. */
  readonly leaning: RegExp | null;
  /** What points at the page and not at the subject: "Figure 3", "as we saw". */
  readonly pointing: RegExp | null;
  /** Words that mean nothing without what stands before them: "this", "he", "the latter". */
  readonly deictic: RegExp | null;
  /** How half a sentence begins or ends: "Will then rest.", "is summarized in." */
  readonly fragment: RegExp | null;
  /** What is said of what might be, or of the text itself: no statement that can be kept. */
  readonly supposed: RegExp | null;
  /** How a sentence begins that may take back the one before it. */
  readonly takesBack: RegExp | null;
  /** What a sentence says that defines something: groups `term` and `text`. Used on any sentence. */
  readonly definitions: readonly RegExp[];
  /** The same, certain only of a term that the material sets off: groups `term` and `text`. */
  readonly markedDefinitions: readonly RegExp[];
}

/** All that is said and known in one language. Each part stands in a file of its own in the folder of the language. */
export interface Locale {
  /** ISO 639-1; "any" for the one that every other language gets. */
  readonly code: string;
  readonly nlp: LocaleNlp;
  readonly questions: LocaleQuestions;
  readonly activities: LocaleActivities;
  readonly edition: LocaleEdition;
}

/** The words of a list, separated by white space. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
