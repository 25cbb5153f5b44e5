import type { FailureReason } from '../../../shared/model/failure.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import { fail } from '../../domain/generation/lifecycle.ts';
import type { WriteOutcome } from '../../domain/generation/ports.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { RUNNING } from '../../domain/usage/quota.ts';
import { eraseProgress } from '../progress/erase-progress.ts';
import { eraseScenes } from '../scene/erase-scenes.ts';
import { findSession } from '../session/find-session.ts';
import { recount } from '../session/recount.ts';
import { replaceSession } from '../session/replace-session.ts';
import { countDay } from '../site/count-day.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { releaseUsage } from '../usage/release-usage.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { findGeneration } from './find-generation.ts';
import { GenerationOver, outcomeOf } from './is-current.ts';
import { noteFragment } from './note-generation.ts';
import { type GenerationRow, isOver } from './row.ts';

interface Failure {
  readonly reason: FailureReason;
  readonly at: Instant;
  /** As what the figures of the day count it. */
  readonly counted: 'failures' | 'cancellations';
}

const giveBack = ({ user_id: user, id, quota }: GenerationRow) => [
  releaseUsage(user, RUNNING, id),
  ...(quota === null ? [] : [releaseUsage(user, quota, id)]),
];

/** Never finished, and no other attempt has begun. */
const nobodyElses = ({ generated_at: generated, generation_id: current }: SessionRecord, ref: GenerationRef): boolean =>
  generated === null && (current === null || current === ref.generationId);

/**
 * A draft with a reason, and what was reserved is given back; also when the session has gone meanwhile. What its author
 * learned from scenes that nobody sees any more goes too: another attempt writes other scenes under the same ids. An
 * expansion leaves nothing of itself, also when this is repeated because it broke off in the middle.
 */
export const failGeneration = async (
  table: Table,
  ref: GenerationRef,
  { reason, at, counted }: Failure,
): Promise<WriteOutcome> => {
  const now = Date.parse(at);
  const attempt = async (): Promise<WriteOutcome> => {
    const generation = await findGeneration(table, ref);
    const session = await findSession(table, ref.sessionId);
    if (session && nobodyElses(session, ref)) await eraseProgress(table, session.user_id, session.id);
    if (!generation || isOver(generation)) return outcomeOf(table, ref, 'failed');
    const current = session?.generation_id === ref.generationId ? session : undefined;
    const failed = current && fail(current, reason, now);
    await transact(table, [
      noteFragment(ref, { set: { phase: 'failed', reason } }, () => new GenerationOver()),
      ...(current && failed ? [replaceSession(failed), ...recount(current, failed)] : []),
      ...giveBack(generation),
      countDay(now, { [counted]: 1 }),
    ]);
    return current ? 'done' : 'stale';
  };
  const ended = await withOptimisticLock(attempt).catch((error: unknown) => {
    if (error instanceof GenerationOver) return outcomeOf(table, ref, 'failed');
    throw error;
  });
  const over = await findGeneration(table, ref);
  if (over?.kind === 'expansion' && over.phase === 'failed') await eraseScenes(table, ref);
  return ended;
};
