import { type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { SceneRecord } from '../../domain/scene/scene.ts';
import { sceneKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseScene } from './row.ts';

/** A scene's id is its address. Consistent: it may have been written a moment ago. */
export const findScene = async (table: Table, id: SceneId): Promise<SceneRecord | undefined> => {
  const { sessionId, order } = sceneAddress(id);
  const row = await getRow(table, sceneKey(sessionId, order), { consistent: true });
  return row === undefined ? undefined : parseScene(row);
};
