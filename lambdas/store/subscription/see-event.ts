import { eventKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';

export const seeEvent = async (table: Table, eventId: string): Promise<boolean> =>
  (await getRow(table, eventKey(eventId), { consistent: true })) !== undefined;
