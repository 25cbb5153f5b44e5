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

type Deps = Pick<StartDeps, 'sessions' | 'users' | 'starts' | 'basic'>;

interface RetryInput {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly now: number;
}

/** The same spec and the same material under a new generation; its place in the quota is taken anew. */
const startAgain = async (
  { starts, users, basic }: Deps,
  latest: LatestGeneration,
  { userId, sessionId, now }: RetryInput,
) => {
  const agreed = await starts.specOf({ sessionId, generationId: latest.id });
  if (!agreed) throw new AppError('nothing_to_retry');
  const tier = (await users.find(userId, { consistent: true }))?.subscription_tier ?? 'free';
  const generationId = newId('gen', now);
  return starts.start(sessionId, (stored) => {
    const current = owned(stored, { userId }, now);
    if (current.generation_id !== null) throw new AppError('already_generating');
    const grows = latest.kind === 'expansion';
    const spec = grows ? { ...agreed.spec, after: current.scene_end } : agreed.spec;
    const { assessment_config: assessmentConfig } = current;
    return {
      session: grows
        ? beginExpansion(current, generationId, now)
        : begin(current, generationId, { spec, snapshot: snapshotOf(spec, basic), assessmentConfig }, now),
      generationId,
      kind: latest.kind,
      tier,
      spec,
      materials: agreed.materials.map((id) => ({ id })),
      added: [],
      reservation: reservationFor(latest.kind, tier, now),
      fingerprint: latest.fingerprint,
      now,
    };
  });
};

/** Starts the generation that failed, was cancelled or was refused again. Asked twice, it is started once. */
export const retryGeneration = async (deps: Deps, asked: RetryInput): Promise<GenerationRef> => {
  const { userId, sessionId, now } = asked;
  const find = async () => owned(await deps.sessions.find(sessionId), { userId }, now);
  const { generation_id: running } = await find();
  if (running !== null) return { sessionId, generationId: running };
  const latest = await deps.starts.latest(sessionId);
  if (!latest) throw new AppError('nothing_to_retry');
  if (latest.phase !== 'failed') throw new AppError('already_written');
  try {
    return await startAgain(deps, latest, asked);
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
