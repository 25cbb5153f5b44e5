import type { GenerationId, MaterialId } from '../../../shared/model/id.ts';

/** Chunks of an earlier generation that nothing has taught yet. */
export interface UntoldChunks {
  readonly generationId: GenerationId;
  readonly chunks: readonly string[];
}

/** One piece of material as the extract step finds it: text in the row, or an object in the bucket. */
export interface MaterialRef {
  readonly id: MaterialId;
  readonly name: string | null;
  readonly text: string | null;
  readonly objectKey: string | null;
}

/** What a part of the material is for; only a body is told in chapters. */
export const chunkRoles = ['body', 'objectives', 'summary', 'glossary', 'exercises'] as const;
export type ChunkRole = (typeof chunkRoles)[number];

/** A part of the material small enough to write a scene from. Offsets are into the extracted text of all material. */
export interface Chunk {
  readonly id: string;
  readonly material: MaterialId;
  /** The headings above it, outermost first, joined by " › "; null where the material has none. */
  readonly heading: string | null;
  /** Left out for a body. */
  readonly role?: Exclude<ChunkRole, 'body'> | undefined;
  /** Cleaned Markdown: no HTML, no attributes, no citation marks, no page furniture. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Set when it is an unused chunk of an earlier generation. */
  readonly again?: ReusedChunk | undefined;
}

/** A part of the material that is used again. `section` is what it counts to there. */
export interface ReusedChunk {
  readonly generationId: GenerationId;
  readonly chunk: string;
  readonly section: string | null;
}

/** A term as the material's own glossary explains it. `chunk` is where that stands. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  readonly chunk: string;
}

/** A question that the material asks. `chunk` is where it stands, `answerChunk` where its answer does. */
export interface BookQuestion {
  /** As the material counts it, for example "4.7"; null where it does not. */
  readonly number: string | null;
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option; null where there are none or the material does not say. */
  readonly correct: number | null;
  /** Markdown; null where the material gives no answer in words. */
  readonly answer: string | null;
  readonly chunk: string;
  readonly answerChunk: string | null;
}

/** What textbooks put around their text. */
export interface Apparatus {
  /** What a reader shall be able to do, one sentence each. */
  readonly objectives: readonly string[];
  readonly glossary: readonly GlossaryEntry[];
  readonly questions: readonly BookQuestion[];
}

/** What the extract step leaves in the bucket for the steps after it. */
export interface Extract {
  /** ISO 639-1, or "und" when the text is too short to tell. */
  readonly language: string;
  readonly characters: number;
  readonly words: number;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** What the one document it comes from is called; left out for typed text and for several. */
  readonly title?: string;
  readonly chunks: readonly Chunk[];
  /** Left out by extracts that were made before documents were read. */
  readonly apparatus?: Apparatus;
}
