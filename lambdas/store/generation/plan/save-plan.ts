import type { GenerationRef } from '../../../domain/generation/generation.ts';
import { describe } from '../../../domain/generation/lifecycle.ts';
import type { Plan } from '../../../domain/generation/plan/plan.ts';
import type { WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import { absent, put } from '../../fragment.ts';
import { planKey } from '../../keys.ts';
import { putStub } from '../../scene/put-stub.ts';
import { changeSession } from '../../session/change-session.ts';
import { findSession } from '../../session/find-session.ts';
import { writeIf } from '../../single.ts';
import type { Table } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';
import type { GenerationRow } from '../row.ts';
import { readPlan } from './read-plan.ts';

const keepPlan = (table: Table, { sessionId, generationId }: GenerationRef, plan: Plan): Promise<boolean> =>
  writeIf(
    table,
    put(
      { ...plan, ...planKey(sessionId, generationId) },
      absent(() => new Error('planned before')),
    ),
  );

/** Whether readers see what is planned as soon as it is: what is added to a lesson shows when it is done. */
const showsAtOnce = ({ kind }: GenerationRow): boolean => kind !== 'expansion';

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
  if (!generation || session?.generation_id !== ref.generationId) return 'stale';
  const first = await keepPlan(table, ref, proposed);
  const plan = first ? proposed : ((await readPlan(table, ref)) ?? proposed);
  const share = Math.max(1, Math.round((session.estimated_duration ?? 0) / plan.scenes.length));
  const writer = { ...ref, userId: generation.user_id };
  await Promise.all(plan.scenes.map((scene) => putStub(table, writer, scene, share)));
  const end = Math.max(0, ...plan.scenes.map((scene) => scene.order));
  const described =
    !showsAtOnce(generation) ||
    (await changeSession(table, ref.sessionId, (current) =>
      current?.generation_id === ref.generationId && (first || current.scene_end < end)
        ? describe(current, plan, now)
        : undefined,
    ));
  const noted = await noteGeneration(table, ref, {
    set: { total: plan.scenes.length },
    ...(first ? { usage } : {}),
  });
  if (!noted || (first && !described)) return 'stale';
  return first ? 'done' : 'already';
};
