import type { SessionId } from '../../../shared/model/id.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { NewGeneration } from '../../domain/generation/start/ports.ts';
import { refuseOverBudget, retryableRefusal } from '../../domain/generation/start/record-refusal.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { costOfDay } from '../model/spending-store.ts';
import { recount } from '../session/recount.ts';
import { findSession, replaceSession } from '../session/row.ts';
import { type Table, transact } from '../table.ts';
import { reserveUsage } from '../usage/reserve-usage.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { putGeneration } from './put-generation.ts';

/** A first generation that was refused keeps its spec and its material, so that it can be tried again. */
const keepRefused = async (table: Table, planned: NewGeneration, error: unknown): Promise<void> => {
  const reason = retryableRefusal(planned.kind, error);
  if (reason) await transact(table, putGeneration(planned, { phase: 'failed', quota: null, reason }));
};

/**
 * Quota, place among the running ones, session, generation, spec and new material: together or not at all.
 * `budget`: USD that the calls of the model may cost on a day; undefined is without limit.
 */
export const startGeneration = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => NewGeneration,
  budget: number | undefined,
): Promise<GenerationRef> =>
  withOptimisticLock(async () => {
    const before = await findSession(table, id);
    const planned = decide(before);
    const { session, generationId, reservation } = planned;
    try {
      if (budget !== undefined) refuseOverBudget(await costOfDay(table, planned.now), budget);
      await transact(table, [
        replaceSession(session),
        ...(before ? recount(before, session) : []),
        ...reserveUsage(session.user_id, generationId, reservation),
        ...putGeneration(planned, { phase: 'extract', quota: reservation.quota?.counter ?? null, reason: null }),
      ]);
    } catch (error) {
      await keepRefused(table, planned, error);
      throw error;
    }
    return { sessionId: session.id, generationId };
  });
