import type { Guard } from '../guards/guard.ts';
import type { Token } from '../nlp/reading.ts';

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

/** A reason that a sentence gives: groups `what` and `why`. */
export interface ReasonPattern {
  readonly pattern: RegExp;
  /** How an answer begins: "Because ". */
  readonly answer: string;
}

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
  readonly guards: readonly Guard<string>[];
  /** What a statement certainly denies, the likeliest mistakes first; null where its main clause cannot be told. */
  readonly contradict: (text: string, tokens: readonly Token[]) => readonly Contradiction[] | null;
}

/** How rules ask in one language. A rule asks where its phrase stands. `{name}` is filled in. */
export interface LocaleQuestions {
  /** Explains an answer: `{text}` is the sentence. */
  readonly says: string;
  readonly term: string | null;
  readonly meaning: string | null;
  readonly next: string | null;
  readonly listed: string | null;
  readonly cell: string | null;
  readonly why: string | null;
  readonly gap: string | null;
  /** Asks a sentence of the material's own questions that has a blank: `{text}`. */
  readonly completes: string;
  /** What says that a numbered list is steps in their order. */
  readonly sequence: RegExp | null;
  readonly open: { readonly explain: string; readonly why: string } | null;
  /** What a wrong option is. */
  readonly about: {
    readonly term: string;
    readonly meaning: string;
    readonly step: string;
    readonly item: string;
    readonly cell: string;
    readonly reason: string;
    readonly relation: string;
  };
  readonly relations: readonly Relation[];
  readonly reasons: readonly ReasonPattern[];
  /** The word that a definition is built around: "cell" in "a cell responsible for …"; null where it cannot be told. */
  readonly head: ((definition: string) => string) | null;
  /** What sort of thing such a word names, by the word in its singular: "cavity" is a structure. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Left out where statements cannot be contradicted. */
  readonly statements?: LocaleStatements;
  /** The end of a word that names a quality and no thing: "hydrophilic". */
  readonly quality: RegExp | null;
  /** What makes a sentence hang on others although it begins by itself: "also", "even more", a citation. */
  readonly hangs: RegExp | null;
  /** The head of a table's column or row that holds what nobody needs to keep: years, places. */
  readonly incidental: RegExp | null;
}

/** Fills the names in braces; a name without a value stays empty. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
