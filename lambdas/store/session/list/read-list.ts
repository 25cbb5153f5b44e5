import * as z from 'zod/mini';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { LearningStatus } from '../../../../shared/model/session/session.ts';
import { isLibraryEntry } from '../../../domain/session/library-entry.ts';
import type { DashboardEntry } from '../../../domain/session/ports.ts';
import { matchesFilter, type SessionFilter } from '../../../domain/session/session-filter.ts';
import { sessionOfOrder } from '../../cursor.ts';
import { libraryKey, libraryOrder, modeIndex, sessionKey, tabIndex, updatedOrder } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseLibraryEntry } from '../library-row.ts';
import { parseSession } from '../row.ts';

export interface SessionList {
  readonly index: 'GSI1' | 'GSI2';
  readonly partition: string;
  readonly userId: string;
}

interface ListRead {
  /** The sort key of the last session that was read before; '' at the start. */
  readonly after: string;
  readonly limit: number;
  readonly wanted: SessionFilter | undefined;
  /** Sessions that may be read at most while searching. */
  readonly most: number;
}

/** A part of a list, newest first, and whether more follows. */
export interface ListPart {
  readonly seen: readonly DashboardEntry[];
  readonly more: boolean;
}

const STEP = 100;

export const listOf = (userId: string, mode: Mode, tab: LearningStatus | undefined): SessionList =>
  tab === undefined
    ? { index: 'GSI1', partition: modeIndex(userId, mode), userId }
    : { index: 'GSI2', partition: tabIndex(userId, mode, tab), userId };

export const order = (entry: DashboardEntry): string =>
  isLibraryEntry(entry) ? libraryOrder(entry.updated_at, entry.session_id) : updatedOrder(entry.updated_at, entry.id);

const KeyedSchema = z.object({ SK: z.string() });
const parseListed = (item: unknown): DashboardEntry =>
  z.parse(KeyedSchema, item).SK === 'SESSION' ? parseSession(item) : parseLibraryEntry(item);

const ADDED = '#lib#';
/** The row that a sort key of the list ends with. */
const keyOf = (userId: string, sortKey: string) =>
  sortKey.includes(ADDED)
    ? libraryKey(userId, sessionOfOrder(sortKey.replace(ADDED, '#')))
    : sessionKey(sessionOfOrder(sortKey));

const read = async (table: Table, list: SessionList, after: string, limit: number): Promise<ListPart> => {
  const { index, partition, userId } = list;
  const start = after && { ...keyOf(userId, after), [`${index}PK`]: partition, [`${index}SK`]: after };
  const page = await queryPage(table, {
    IndexName: index,
    KeyConditionExpression: `${index}PK = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: limit,
    ...(start ? { ExclusiveStartKey: start } : {}),
  });
  return { seen: page.items.map(parseListed), more: page.more };
};

/** Reads `limit` entries; with a filter, until `limit` match or `most` were read. */
export const readList = async (table: Table, list: SessionList, reading: ListRead): Promise<ListPart> => {
  const { after, limit, wanted: filter, most } = reading;
  if (filter === undefined) return read(table, list, after, limit);
  const seen: DashboardEntry[] = [];
  let more = true;
  let found = 0;
  while (more && found < limit && seen.length < most) {
    const last = seen.at(-1);
    const page = await read(table, list, last ? order(last) : after, Math.min(STEP, most - seen.length));
    seen.push(...page.seen);
    more = page.more;
    found += page.seen.filter((entry) => matchesFilter(entry, filter)).length;
  }
  return { seen, more };
};
