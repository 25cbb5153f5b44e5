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
