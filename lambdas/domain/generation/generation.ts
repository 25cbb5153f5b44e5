import type { GenerationId, SessionId } from '../../../shared/model/id.ts';

/** All that a step of the workflow is told; everything else it reads. */
export interface GenerationRef {
  readonly sessionId: SessionId;
  readonly generationId: GenerationId;
}

/** Whether the session is still this generation's to write. */
export const isCurrent = (
  session: { readonly generation_id: string | null } | undefined,
  { generationId }: GenerationRef,
): boolean => session?.generation_id === generationId;
