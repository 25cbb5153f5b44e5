import type { ChunkRole } from '../domain/material/chunk.ts';

/** What a source text is written in. Plain text may hold a few marks of Markdown, as notes do. */
export type DocumentFormat = 'markdown' | 'html' | 'plain';

/** What a block is for. References and furniture (navigation, licences, mail headers) are not kept. */
export type BlockRole = ChunkRole | 'references' | 'furniture';

export type DocumentBlockKind = 'paragraph' | 'list' | 'table' | 'code' | 'math' | 'figure' | 'quote' | 'definitions';

/** A term and what the text beside it says it is, both Markdown. */
export interface TermDefinition {
  readonly term: string;
  readonly definition: string;
}

export interface DocumentItem {
  /** Markdown of the item without its mark and without what is nested below it. */
  readonly text: string;
  readonly items: readonly DocumentItem[];
  /** All of it, with its mark. */
  readonly markdown: string;
}

export interface DocumentBlock {
  readonly type: 'block';
  readonly kind: DocumentBlockKind;
  /** Cleaned Markdown of the whole block. */
  readonly markdown: string;
  readonly role?: BlockRole | undefined;
  /** Of a list. */
  readonly items?: readonly DocumentItem[];
  readonly ordered?: boolean;
  /** Of definitions. */
  readonly entries?: readonly TermDefinition[];
  /** Of an exercise that the source marks as one: which, from 1, and which half of it. 0 is a key to all of them. */
  readonly exercise?: { readonly id: number; readonly part: 'problem' | 'solution' };
}

/** What stands under one heading, in its order: blocks, and the sections below it. */
export interface DocumentSection {
  readonly type: 'section';
  /** Markdown of one line; null for a part that is set off without a heading. */
  readonly title: string | null;
  /** 1 to 6 as the source counts; a part that is set off counts as deeper than any. */
  readonly level: number;
  role?: BlockRole | undefined;
  parts: (DocumentBlock | DocumentSection)[];
}

/** One material, read. */
export interface Document {
  /** Plain text; undefined where the material does not say what it is called. */
  readonly title: string | undefined;
  /** By its file: in the file's settings or its name. */
  readonly fileTitle?: string | undefined;
  readonly root: DocumentSection;
}
