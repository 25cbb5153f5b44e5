import { eventKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

export const isEventProcessed = async (table: Table, eventId: string): Promise<boolean> =>
  (await getRow(table, eventKey(eventId), { consistent: true })) !== undefined;
