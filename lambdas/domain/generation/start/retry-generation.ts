import { AppError } from '../../../../shared/model/app-error.ts';
import { newId, type SessionId } from '../../../../shared/model/id.ts';
import { owned } from '../../session/access.ts';
import { reservationFor } from '../../usage/quota.ts';
import { beginExpansion } from '../expansion.ts';
import type { GenerationRef } from '../generation.ts';
import { begin, refuse } from '../lifecycle.ts';
import { snapshotOf } from './mode-spec.ts';
import type { LatestGeneration } from './ports.ts';
import { isRetryable } from './record-refusal.ts';
import type { StartDeps } from './start-generation.ts';

type Deps = Pick<StartDeps, 'sessions' | 'users' | 'starts' | 'basic' | 'pinned'>;

interface RetryInput {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly now: number;
}

/** Starts a new generation with the same spec and material; it is charged to the quota again. */
const startAgain = async (
  { starts, users, basic, pinned }: Deps,
  latest: LatestGeneration,
  { userId, sessionId, now }: RetryInput,
) => {
  const previous = await starts.specOf({ sessionId, generationId: latest.id });
  if (!previous) throw new AppError('nothing_to_retry');
  const tier = (await users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const generationId = newId('gen', now);
  return starts.start(sessionId, (stored) => {
    const current = owned(stored, { userId }, now);
    if (current.generation_id !== null) throw new AppError('already_generating');
    const grows = latest.kind === 'expansion';
    const spec = grows ? { ...previous.spec, after: current.scene_end } : previous.spec;
    const { assessment_config: assessmentConfig } = current;
    return {
      session: grows
        ? beginExpansion(current, generationId, now)
        : begin(current, generationId, { spec, snapshot: snapshotOf(spec, basic), assessmentConfig }, now),
      generationId,
      kind: latest.kind,
      tier,
      pinned,
      spec,
      materials: previous.materials.map((id) => ({ id })),
      added: [],
      reservation: reservationFor(latest.kind, tier, now),
      fingerprint: latest.fingerprint,
      now,
    };
  });
};

/** Starts a failed, cancelled or refused generation again. Repeatable: it is started once. */
export const retryGeneration = async (deps: Deps, input: RetryInput): Promise<GenerationRef> => {
  const { userId, sessionId, now } = input;
  const find = async () => owned(await deps.sessions.find(sessionId), { userId }, now);
  const { generation_id: running } = await find();
  if (running !== null) return { sessionId, generationId: running };
  const latest = await deps.starts.latest(sessionId);
  if (!latest) throw new AppError('nothing_to_retry');
  if (latest.phase !== 'failed') throw new AppError('already_written');
  try {
    return await startAgain(deps, latest, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { generation_id: meanwhile } = await find();
    if (error.code === 'already_generating' && meanwhile !== null) return { sessionId, generationId: meanwhile };
    const { code } = error;
    if (isRetryable(code))
      await deps.sessions.change(sessionId, (stored) =>
        stored?.status === 'draft' && stored.generation_id === null ? refuse(stored, code, now) : undefined,
      );
    throw error;
  }
};
