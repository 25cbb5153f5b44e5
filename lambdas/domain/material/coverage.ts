import type { GenerationId } from '../../../shared/model/id.ts';
import type { ReusedChunk } from './chunk.ts';

/** How a generation used its material. */
export interface Coverage {
  /** Chunk ids that chapters teach, that questions ask about, and that nothing uses. */
  readonly taught: readonly string[];
  readonly asked: readonly string[];
  readonly unused: readonly string[];
  /** Sections of the generation's own material: number of parts, and how many of them the lesson covers. */
  readonly sections: readonly SectionCoverage[];
  /** Chunks of earlier generations that this one covers. */
  readonly again: readonly ReusedChunk[];
}

export interface SectionCoverage {
  readonly heading: string | null;
  readonly parts: number;
  readonly told: number;
}
/** Coverage of one generation of a session. */
export interface GenerationCoverage extends Coverage {
  readonly generationId: GenerationId;
}
