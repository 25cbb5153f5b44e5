/** What a lesson says in its own words. `{name}` is filled in. */
export interface Phrases {
  /** `{text}` in quotation marks. */
  readonly quote: string;
  readonly titles: {
    readonly overview: string;
    readonly signposts: string;
    readonly recap: string;
    readonly bridge: string;
    readonly summary: string;
    readonly quiz: string;
    readonly part: string;
  };
  readonly overview: {
    readonly about: string;
    readonly ahead: string;
    readonly words: string;
    /** `{title}` is the lesson's, `{topics}` some of its chapters. */
    readonly description: string;
    /** The same of a lesson without material of the learner's own; only where there are texts on topics. */
    readonly borrowed?: string;
    readonly topicsJoin: string;
  };
  readonly goals: { readonly lead: string; readonly term: string; readonly topic: string };
  readonly chapter: {
    readonly keep: string;
    readonly askTerm: string;
    readonly askPair: string;
    /** For what the material names and does not define. */
    readonly askWhy: string;
    readonly askTopic: string;
    readonly short: string;
    readonly words: string;
  };
  readonly recap: { readonly lead: string };
  readonly bridge: { readonly behind: string; readonly ahead: string };
  readonly summary: { readonly lead: string; readonly words: string };
  readonly quiz: {
    readonly intro: string;
    readonly year: string;
    readonly number: string;
    readonly name: string;
    readonly term: string;
    readonly code: string;
    readonly define: string;
    readonly describe: string;
    /** `{subject}` is the row, `{value}` what stands in the column `{header}`. */
    readonly tableSubject: string;
    readonly tableSubjectUnder: string;
    readonly tableValue: string;
    readonly tableValueUnder: string;
    readonly list: string;
    readonly step: string;
    readonly says: string;
  };
}

/** A sentence pattern that defines: named groups `term` and `text`. */
interface DefinitionPattern {
  readonly pattern: RegExp;
  /** How sure it is that this is a definition, 0 to 1. */
  readonly confidence: number;
}

export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  readonly stopWords: ReadonlySet<string>;
  /** How a sentence begins that leans on the one before it. */
  readonly leaning: RegExp | null;
  /** Words that point at the page and not at the subject: "Figure 3", "see below". */
  readonly pointing: RegExp | null;
  /** What stands right before a year. */
  readonly beforeYear: RegExp | null;
  /** Alternatives of a pattern: words that follow a figure and say what it counts. */
  readonly units: string;
  /** Splits a sentence into a statement and the reason for it: groups `what`, `link` and `why`. */
  readonly reason: RegExp | null;
  /** Splits a sentence into its subject and what it says of it: groups `subject` and `predicate`. English is parsed. */
  readonly statement?: RegExp;
  /** Alternatives of a pattern: what stands right before a noun, where nouns are told by it. Null: by their capital, or not at all. */
  readonly articles: string | null;
  readonly definitions: readonly DefinitionPattern[];
  readonly phrases: Phrases;
}

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Fills the names in braces; a name without a value stays empty. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** For languages whose sentences the engine does not take apart: it uses lists, tables, figures and headings there. */
export const phrasesOnly = (code: string, phrases: Phrases): Language => ({
  code,
  stopWords: new Set(),
  leaning: null,
  pointing: /https?:|www\.|\[\d+\]/i,
  beforeYear: null,
  units: '',
  reason: null,
  articles: null,
  definitions: [],
  phrases,
});
