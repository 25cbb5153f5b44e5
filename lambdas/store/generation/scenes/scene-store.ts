import type { SceneStore } from '../../../domain/generation/ports.ts';
import type { Table } from '../../table.ts';
import { currentGeneration } from '../current-generation.ts';
import { readOpening } from '../plan/read-opening.ts';
import { readPlan } from '../plan/read-plan.ts';
import { failScene } from './fail-scene.ts';
import { listWrittenScenes } from './list-written-scenes.ts';
import { writeScene } from './write-scene.ts';

export const createSceneStore = (table: Table): SceneStore => ({
  current: (ref) => currentGeneration(table, ref),
  plan: (ref) => readPlan(table, ref),
  opening: (session) => readOpening(table, session),
  writtenScenes: (ref) => listWrittenScenes(table, ref),
  writeScene: (ref, scene, usage) => writeScene(table, ref, scene, usage),
  failScene: (ref, order, usage) => failScene(table, ref, order, { usage }),
});
