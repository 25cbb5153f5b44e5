import type { GenerationId, SessionId } from '../../../shared/model/id.ts';

/** All that a step of the workflow is told; everything else it reads. */
export interface GenerationRef {
  readonly sessionId: SessionId;
  readonly generationId: GenerationId;
}
