import type { GenerationId } from '../../../shared/model/id.ts';
import type { ReusedChunk } from './chunk.ts';

/** What became of a generation's material. */
export interface Coverage {
  /** Chunk ids that chapters teach, that questions ask about, and that nothing uses. */
  readonly taught: readonly string[];
  readonly asked: readonly string[];
  readonly unused: readonly string[];
  /** Of the generation's own material, by what divides it: how many parts it has, and how many are told. */
  readonly sections: readonly SectionCoverage[];
  /** What it told of material that earlier generations had left untold. */
  readonly again: readonly ReusedChunk[];
}

export interface SectionCoverage {
  readonly heading: string | null;
  readonly parts: number;
  readonly told: number;
}
/** What a generation made of its material; all of a session's, oldest first. */
export interface GenerationCoverage extends Coverage {
  readonly generationId: GenerationId;
}
