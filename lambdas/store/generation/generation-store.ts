import type { CheckStore, GenerationStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { createExtractStore } from './extract-store.ts';
import { failGeneration } from './fail-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { createPlanStore } from './plan/plan-store.ts';
import { createCheckStore } from './scenes/check-store.ts';
import { reviseScene } from './scenes/write-scene.ts';

export const createGenerationStore = (table: Table): GenerationStore & CheckStore => ({
  ...createExtractStore(table),
  ...createPlanStore(table),
  ...createCheckStore(table),
  reviseScene: (ref, scene, usage) => reviseScene(table, ref, scene, usage),
  finish: (ref, result) => finishGeneration(table, ref, result),
  fail: (ref, reason, at) => failGeneration(table, ref, reason, at),
});
