import type { Apparatus, ChunkRole } from '../../domain/material/chunk.ts';

/** A word with its place in the plain text of its sentence. */
export interface Token {
  readonly text: string;
  /** Lower case, without an ending where the locale knows how. */
  readonly lemma: string;
  /** Universal part of speech ("NOUN", "PROPN", "VERB", …); "X" where the locale has no tagger. */
  readonly pos: string;
  readonly start: number;
  readonly end: number;
}

export const isVerb = ({ pos }: Pick<Token, 'pos'>): boolean => pos === 'VERB' || pos === 'AUX';

/** A sentence of a chunk. `text` is plain; `chunk.text.slice(start, end)` is the same with its Markdown. */
export interface Sentence {
  readonly chunk: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Index of its block in the chunk, and its own index in the block. */
  readonly block: number;
  readonly index: number;
  /** Terms that the material sets off in it (bold, italic as a term, a term mark), without marks. */
  readonly marked: readonly string[];
  /** Made when first asked for. */
  readonly tokens: readonly Token[];
}

export type BlockKind = 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'math' | 'figure' | 'quote';

/** One block of a chunk's Markdown: `chunk.text.slice(start, end)`. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  /** Plain text. */
  readonly text: string;
  /** Of a heading: 1 to 6. */
  readonly level?: number;
  /** Of a list: its items in plain text, without what is nested below each. */
  readonly items?: readonly ListItem[];
  readonly ordered?: boolean;
  /** Of a table: its first row is the head. */
  readonly rows?: readonly (readonly string[])[];
  readonly sentences: readonly Sentence[];
}

export interface ListItem {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface ReadChunk {
  readonly id: string;
  /** The headings above it, outermost first. */
  readonly path: readonly string[];
  readonly role: ChunkRole;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
}

/** A term of the material, with the sentence or glossary entry that says what it is. */
export interface Term {
  /** As the material writes it in running text. */
  readonly term: string;
  /** The same for its spellings and its plural. */
  readonly key: string;
  /** Where it is explained; null for a term that is only used. */
  readonly definition: Explanation | null;
  /** Ids of the body chunks that use it, in their order. */
  readonly chunks: readonly string[];
  readonly count: number;
  /** 0 to 1: how much the material is about it. */
  readonly weight: number;
}

export interface Explanation {
  /** What it is, without the term: "the loss of electrons". */
  readonly text: string;
  /** The same, up to where more is told of it. */
  readonly short: string;
  /** A label stands before what it names in a list: "Rye: a dark flour". */
  readonly from: 'glossary' | 'sentence' | 'label';
  readonly chunk: string;
  /** Copied from the chunk. */
  readonly quote: string;
  /** The same with its term, as it reads. */
  readonly shown: string;
}

/** All that the engine knows of one material. The same material gives the same reading, which is remembered. */
export interface Reading {
  /** ISO 639-1, or "und". */
  readonly language: string;
  readonly chunks: readonly ReadChunk[];
  /** Those that tell; the others sum up, explain or ask. */
  readonly bodies: readonly ReadChunk[];
  readonly byId: ReadonlyMap<string, ReadChunk>;
  readonly apparatus: Apparatus;
  /** The weightiest first. */
  readonly terms: readonly Term[];
  /** 0 to 1 for each sentence of a body, by structure first (objectives, headings, summary, glossary) and then by text. */
  readonly salience: (sentence: Sentence) => number;
}

/** A sentence as the material writes it, with its Markdown. */
export const quoteOf = ({ chunk, start, end }: Sentence, { byId }: Pick<Reading, 'byId'>): string =>
  byId.get(chunk)?.text.slice(start, end) ?? '';
