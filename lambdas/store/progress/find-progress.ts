import * as z from 'zod/mini';
import type { SessionId } from '../../../shared/model/id.ts';
import { newReader, type ProgressRecord, type ReaderRecord } from '../../domain/progress/progress.ts';
import { readerKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseEntry, parseReader } from './row.ts';

const KeyedSchema = z.object({ SK: z.string() });

export const findReader = async (table: Table, userId: string, session: SessionId): Promise<ReaderRecord> => {
  const row = await getRow(table, readerKey(userId, session), { consistent: true });
  return row === undefined ? newReader(userId, session) : parseReader(row);
};

/** The reader's sum and every entry behind it; at most one for each scene. */
export const findProgress = async (
  table: Table,
  userId: string,
  session: SessionId,
): Promise<{ reader: ReaderRecord; entries: readonly ProgressRecord[] }> => {
  const key = readerKey(userId, session);
  const rows = await queryAll(table, { ...beginsWith(key.PK, key.SK), ConsistentRead: true });
  const isReader = (row: unknown): boolean => z.parse(KeyedSchema, row).SK === key.SK;
  const reader = rows.find(isReader);
  return {
    reader: reader === undefined ? newReader(userId, session) : parseReader(reader),
    entries: rows.filter((row) => !isReader(row)).map(parseEntry),
  };
};
