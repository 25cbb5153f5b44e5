import type { GenerationRef } from '../domain/generation/generation.ts';
import { logger } from '../runtime/logs/logger.ts';
import { count } from '../runtime/logs/metrics.ts';
import { workflow } from '../runtime/services/workflows.ts';

/** Starts what was accepted: what cannot be started from here, the reader of the table's stream starts. */
export const started = async (ref: GenerationRef) => {
  await workflow()
    .start(ref)
    .catch((error: unknown) => logger.warn('Left the start to the stream', { error, ...ref }));
  count('GenerationsAccepted');
  return { ok: true, sessionId: ref.sessionId } as const;
};
