import type { SessionId } from '../../../shared/model/id.ts';
import type { MaterialRecord } from '../../domain/material/material.ts';
import { sessionKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseMaterial } from './row.ts';

const NEWEST = 24;

/** Ids sort by the time they were made. Consistent: an attempt made again must know what the first one brought. */
export const listMaterials = async (table: Table, session: SessionId): Promise<readonly MaterialRecord[]> => {
  const { items } = await queryPage(table, {
    ...beginsWith(sessionKey(session).PK, 'MATERIAL#'),
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: NEWEST,
  });
  return items.map(parseMaterial);
};
