import { type GenerationRef, isCurrent } from '../../../domain/generation/generation.ts';
import { decidePlanned, minutesPlanned, showsAtOnce } from '../../../domain/generation/plan/apply-plan.ts';
import type { Plan } from '../../../domain/generation/plan/plan.ts';
import type { WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import { absent, put } from '../../fragment.ts';
import { planKey } from '../../keys.ts';
import { putStub } from '../../scene/put-stub.ts';
import { changeSession } from '../../session/change-session.ts';
import { findSession } from '../../session/row.ts';
import { type Table, writeIf } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';
import { readPlan } from './read-plan.ts';

const keepPlan = (table: Table, { sessionId, generationId }: GenerationRef, plan: Plan): Promise<boolean> =>
  writeIf(
    table,
    put(
      { ...plan, ...planKey(sessionId, generationId) },
      absent(() => new Error('planned before')),
    ),
  );

/** The first plan counts; a second one only completes what the first left undone. */
export const savePlan = async (
  table: Table,
  ref: GenerationRef,
  proposed: Plan,
  usage: TokenUsage,
  now: number,
): Promise<WriteOutcome> => {
  const generation = await findRunning(table, ref);
  const session = await findSession(table, ref.sessionId);
  if (!generation || !session || !isCurrent(session, ref)) return 'stale';
  const first = await keepPlan(table, ref, proposed);
  const plan = first ? proposed : ((await readPlan(table, ref)) ?? proposed);
  const minutes = minutesPlanned(plan, session);
  const writer = { ...ref, userId: generation.user_id };
  await Promise.all(plan.scenes.map((scene) => putStub(table, writer, scene, minutes)));
  const described = showsAtOnce(generation.kind)
    ? await changeSession(table, ref.sessionId, (current) => decidePlanned(current, { ref, plan, first }, now))
    : session;
  const note = { set: { total: plan.scenes.length }, ...(first ? { usage } : {}) };
  const noted = await noteGeneration(table, ref, note);
  if (!noted || (first && !described)) return 'stale';
  return first ? 'done' : 'already';
};
