import type { GenerationStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { createExtractStore } from './extract-store.ts';
import { failGeneration } from './fail-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { createPlanStore } from './plan/plan-store.ts';
import { createSceneStore } from './scenes/scene-store.ts';
import { reviseScene } from './scenes/write-scene.ts';

export const createGenerationStore = (table: Table): GenerationStore => ({
  ...createExtractStore(table),
  ...createPlanStore(table),
  ...createSceneStore(table),
  reviseScene: (ref, scene, usage) => reviseScene(table, ref, scene, usage),
  finish: (ref, result) => finishGeneration(table, ref, result),
  fail: (ref, reason, at) => failGeneration(table, ref, reason, at),
});
