import type { CardRecord } from '../../../domain/deck/card.ts';
import type { SceneRecord } from '../../../domain/scene/scene.ts';
import { getRows } from '../../batch.ts';
import { sceneKey } from '../../keys.ts';
import { parseScene } from '../../scene/row.ts';
import type { Table } from '../../table.ts';

/** The scenes that some cards are of, each read once; what has gone is left out. */
export const cardScenes = async (
  table: Table,
  cards: readonly Pick<CardRecord, 'session_id' | 'order'>[],
): Promise<readonly SceneRecord[]> => {
  const keys = new Map(
    cards.map(({ session_id, order }) => {
      const key = sceneKey(session_id, order);
      return [`${key.PK} ${key.SK}`, key];
    }),
  );
  return (await getRows(table, [...keys.values()])).map(parseScene).filter(({ state }) => state === 'written');
};
