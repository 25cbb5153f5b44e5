import type { SceneStore } from '../../../domain/generation/ports.ts';
import type { Table } from '../../table.ts';
import { currentGeneration } from '../current-generation.ts';
import { readPlan } from '../plan/read-plan.ts';
import { failScene } from './fail-scene.ts';
import { writeScene } from './write-scene.ts';

export const createSceneStore = (table: Table): SceneStore => ({
  current: (ref) => currentGeneration(table, ref),
  plan: (ref) => readPlan(table, ref),
  writeScene: (ref, scene, usage) => writeScene(table, ref, scene, usage),
  failScene: (ref, order, usage) => failScene(table, ref, order, usage),
});
