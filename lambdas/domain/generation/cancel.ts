import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { owned } from '../session/access.ts';
import type { SessionStore } from '../session/ports.ts';
import type { SessionRecord } from '../session/session.ts';
import type { GenerationRef } from './generation.ts';
import type { WriteOutcome } from './ports.ts';

export interface Cancellations {
  /** A first generation leaves a draft, an expansion the session as it was; what was reserved is given back. */
  cancel(ref: GenerationRef, at: Instant): Promise<WriteOutcome>;
}

interface StopDeps {
  readonly cancellations: Cancellations;
  readonly workflow: { stop(ref: GenerationRef): Promise<void> };
}

/**
 * Stops the running generation of a session; none of its steps calls the model from here on. False when there is none,
 * or when it has ended by itself meanwhile.
 */
export const stopGeneration = async (
  { cancellations, workflow }: StopDeps,
  { id: sessionId, generation_id: generationId }: Pick<SessionRecord, 'id' | 'generation_id'>,
  now: number,
): Promise<boolean> => {
  if (generationId === null) return false;
  const ref = { sessionId, generationId };
  const outcome = await cancellations.cancel(ref, instant(now));
  if (outcome === 'stale') return false;
  await workflow.stop(ref);
  return true;
};

/** Cancels the running generation of the user's own session. Repeatable. */
export const cancelGeneration = async (
  deps: StopDeps & { readonly sessions: Pick<SessionStore, 'find'> },
  { userId, sessionId, now }: { readonly userId: string; readonly sessionId: SessionId; readonly now: number },
): Promise<SessionRecord> => {
  const find = async () => owned(await deps.sessions.find(sessionId), { userId }, now);
  const found = await find();
  const before = found.generation_id === null && found.failure_reason?.code === 'cancelled';
  if (before) return found;
  if (!(await stopGeneration(deps, found, now))) throw new AppError('not_generating');
  return find();
};
