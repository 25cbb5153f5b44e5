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

/** A part of the material small enough to write a scene from. Offsets are into the extracted text of all material. */
export interface Chunk {
  readonly id: string;
  readonly material: MaterialId;
  /** The headings above it, outermost first, joined by " › "; null where the material has none. */
  readonly heading: string | null;
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
}
