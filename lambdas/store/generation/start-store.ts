import type { GenerationStartStore } from '../../domain/generation/start/ports.ts';
import type { Table } from '../table.ts';
import { latestGeneration } from './latest-generation.ts';
import { readPlan } from './plan/read-plan.ts';
import { readSpec } from './read-spec.ts';
import { startGeneration } from './start-generation.ts';

/** `budget`: USD that the generations of a day may cost; undefined is without limit. */
export const createStartStore = (table: Table, budget: number | undefined): GenerationStartStore => ({
  latest: (session) => latestGeneration(table, session),
  specOf: (ref) => readSpec(table, ref),
  bibleOf: async (ref) => (await readPlan(table, ref))?.bible,
  start: (session, decide) => startGeneration(table, session, decide, budget),
});
