import type { GenerationRef } from '../../../domain/generation/generation.ts';
import type { Plan } from '../../../domain/generation/plan/plan.ts';
import { planKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';
import { parsePlan } from './plan-row.ts';

export const readPlan = async (table: Table, ref: GenerationRef): Promise<Plan | undefined> => {
  const row = await getRow(table, planKey(ref.sessionId, ref.generationId), { consistent: true });
  return row === undefined ? undefined : parsePlan(row);
};
