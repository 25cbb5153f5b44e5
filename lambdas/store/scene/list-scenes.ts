import type { SceneRecord } from '../../domain/scene/scene.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { sceneKey } from '../keys.ts';
import { queryAll } from '../query.ts';
import type { Table } from '../table.ts';
import { parseScene } from './row.ts';

/** Up to the last scene that may be read; a session has at most 120. */
export const listScenes = async (
  table: Table,
  { id, scene_end: end }: Pick<SessionRecord, 'id' | 'scene_end'>,
  { consistent = false } = {},
): Promise<SceneRecord[]> => {
  if (end === 0) return [];
  const rows = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': sceneKey(id, 1).PK,
      ':first': sceneKey(id, 1).SK,
      ':last': sceneKey(id, end).SK,
    },
    ConsistentRead: consistent,
  });
  return rows.map(parseScene);
};
