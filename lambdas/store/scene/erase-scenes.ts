import { MAX_SCENES } from '../../../shared/catalogue/limits.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import { deleteRows } from '../batch.ts';
import { sceneKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { listScenes } from './list-scenes.ts';

/** Deletes the scenes of one generation. */
export const eraseScenes = async (table: Table, { sessionId, generationId }: GenerationRef): Promise<void> => {
  const scenes = await listScenes(table, { id: sessionId, scene_end: MAX_SCENES }, { consistent: true });
  const its = scenes.filter((scene) => scene.generation_id === generationId);
  await deleteRows(
    table,
    its.map(({ order }) => sceneKey(sessionId, order)),
  );
};
