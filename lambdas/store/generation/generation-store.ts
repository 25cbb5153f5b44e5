import type { TokenUsage } from '../../domain/generation/generation.ts';
import type { GenerationStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { currentGeneration } from './current-generation.ts';
import { enterPhase } from './enter-phase.ts';
import { failGeneration } from './fail-generation.ts';
import { failScene } from './fail-scene.ts';
import { finishGeneration } from './finish-generation.ts';
import { keepSource } from './keep-source.ts';
import { listWrittenScenes } from './list-written-scenes.ts';
import { readPlan } from './read-plan.ts';
import { savePlan } from './save-plan.ts';
import { writeOpening } from './write-opening.ts';
import { reviseScene, writeScene } from './write-scene.ts';

/** `costOf` answers USD. */
export const createGenerationStore = (table: Table, costOf: (usage: TokenUsage) => number): GenerationStore => ({
  current: (ref) => currentGeneration(table, ref),
  enterPhase: (ref, phase) => enterPhase(table, ref, phase),
  keepSource: (ref, text, usage) => keepSource(table, ref, text, usage, Date.now()),
  writeOpening: (ref, scene, usage) => writeOpening(table, ref, scene, usage),
  savePlan: (ref, plan, usage) => savePlan(table, ref, plan, usage, Date.now()),
  plan: (ref) => readPlan(table, ref),
  writeScene: (ref, scene, usage) => writeScene(table, ref, scene, usage),
  reviseScene: (ref, scene, usage) => reviseScene(table, ref, scene, usage),
  failScene: (ref, order, usage) => failScene(table, ref, order, usage),
  writtenScenes: (ref) => listWrittenScenes(table, ref),
  finish: (ref, result) => finishGeneration(table, ref, result, costOf),
  fail: (ref, reason, at) => failGeneration(table, ref, { reason, at, counted: 'failures' }, costOf),
});
