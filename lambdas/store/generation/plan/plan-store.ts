import type { PlanStore } from '../../../domain/generation/ports.ts';
import type { Table } from '../../table.ts';
import { currentGeneration } from '../current-generation.ts';
import { enterPhase } from '../enter-phase.ts';
import { writeOpening } from '../scenes/write-opening.ts';
import { readOpening } from './read-opening.ts';
import { readPlan } from './read-plan.ts';
import { savePlan } from './save-plan.ts';

export const createPlanStore = (table: Table): PlanStore => ({
  current: (ref) => currentGeneration(table, ref),
  enterPhase: (ref, phase) => enterPhase(table, ref, phase),
  writeOpening: (ref, opened, usage) => writeOpening(table, ref, opened, usage),
  savePlan: (ref, plan, usage) => savePlan(table, ref, plan, usage, Date.now()),
  plan: (ref) => readPlan(table, ref),
  opening: (session) => readOpening(table, session),
});
