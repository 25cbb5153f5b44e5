import type { GenerationId, SessionId } from '../../../shared/model/id.ts';

/** Input of a step of the workflow; it reads everything else from the table. */
export interface GenerationRef {
  readonly sessionId: SessionId;
  readonly generationId: GenerationId;
}

/** Whether the session is still this generation's to write. */
export const isCurrent = (
  session: { readonly generation_id: string | null } | undefined,
  { generationId }: GenerationRef,
): boolean => session?.generation_id === generationId;
