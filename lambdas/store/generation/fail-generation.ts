import type { FailureReason } from '../../../shared/model/session/failure.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { Cancellations } from '../../domain/generation/cancel.ts';
import { decideFailure, type Failing } from '../../domain/generation/end-generation.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../domain/generation/ports.ts';
import { eraseProgress } from '../progress/erase-progress.ts';
import { eraseScenes } from '../scene/erase-scenes.ts';
import { recount } from '../session/recount.ts';
import { findSession, replaceSession } from '../session/row.ts';
import { countDay } from '../site/count-day.ts';
import { type Table, transact } from '../table.ts';
import { releaseUsage } from '../usage/release-usage.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findGeneration } from './find-generation.ts';
import { noteFragment } from './note-generation.ts';

const fragmentsOf = (
  ref: GenerationRef,
  userId: string,
  { session, released, counted }: NonNullable<Failing['writes']>,
  { reason, now }: { readonly reason: FailureReason; readonly now: number },
) => [
  noteFragment(ref, { set: { phase: 'failed', reason } }, () => new VersionConflict()),
  ...(session ? [replaceSession(session.after), ...recount(session.before, session.after)] : []),
  ...released.map((counter) => releaseUsage(userId, counter, ref.generationId)),
  countDay(now, { [counted]: 1 }),
];

/** Progress goes before the end is written and scenes after it: whatever breaks off here is made good by a repetition. */
export const failGeneration = (
  table: Table,
  ref: GenerationRef,
  reason: FailureReason,
  at: Instant,
): Promise<WriteOutcome> =>
  withOptimisticLock(async () => {
    const now = Date.parse(at);
    const [session, generation] = await Promise.all([findSession(table, ref.sessionId), findGeneration(table, ref)]);
    const { outcome, writes, forgetsProgress, erasesScenes } = decideFailure({ ref, session, generation }, reason, now);
    if (session && forgetsProgress) await eraseProgress(table, session.user_id, session.id);
    if (generation && writes) await transact(table, fragmentsOf(ref, generation.user_id, writes, { reason, now }));
    if (erasesScenes) await eraseScenes(table, ref);
    return outcome;
  });

export const createCancellationStore = (table: Table): Cancellations => ({
  cancel: (ref, at) => failGeneration(table, ref, 'cancelled', at),
});
