import type { GenerationStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { failGeneration } from './fail-generation.ts';
import { finishGeneration } from './finish-generation.ts';
import { listWrittenScenes } from './list-written-scenes.ts';
import { createPlanStore } from './plan-store.ts';
import { createSceneStore } from './scene-store.ts';
import { createSourceStore } from './source-store.ts';
import { reviseScene } from './write-scene.ts';

export const createGenerationStore = (table: Table): GenerationStore => ({
  ...createSourceStore(table),
  ...createPlanStore(table),
  ...createSceneStore(table),
  writtenScenes: (ref) => listWrittenScenes(table, ref),
  reviseScene: (ref, scene, usage) => reviseScene(table, ref, scene, usage),
  finish: (ref, result) => finishGeneration(table, ref, result),
  fail: (ref, reason, at) => failGeneration(table, ref, { reason, at, counted: 'failures' }),
});
