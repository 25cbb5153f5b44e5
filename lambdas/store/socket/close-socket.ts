import { socketKey } from '../keys.ts';
import { deleteRow, type Table } from '../table.ts';

export const closeSocket = (table: Table, userId: string, connection: string): Promise<void> =>
  deleteRow(table, socketKey(userId, connection));
