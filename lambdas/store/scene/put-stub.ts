import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Table } from '../table.ts';
import { digestOf, notMine, type SceneWriter, writeFields } from './write-fields.ts';

/** An entry of the sidebar that is not written yet. One that this generation has begun already is left alone. */
export const putStub = (table: Table, writer: SceneWriter, scene: PlannedScene, minutes: number): Promise<boolean> => {
  const fields = {
    state: 'stub' as const,
    type: scene.type,
    title: scene.title,
    content: null,
    quiz: null,
    keys: [],
    sources: [],
    terms: [],
    activities: [],
    asked: 0,
    passed: 0,
    minutes,
  };
  return writeFields(table, writer, scene.order, { ...fields, digest: digestOf(scene) }, notMine(writer));
};
