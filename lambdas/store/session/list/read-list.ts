import * as z from 'zod/mini';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { LearningStatus } from '../../../../shared/model/session/session.ts';
import { isLibraryEntry } from '../../../domain/session/library-entry.ts';
import type { DashboardEntry } from '../../../domain/session/ports.ts';
import { matchesFilter, type SessionFilter } from '../../../domain/session/session-filter.ts';
import { sessionOfOrder } from '../../cursor.ts';
import { addedOrder, libraryKey, modeIndex, sessionKey, tabIndex, updatedOrder } from '../../keys.ts';
import { queryPage } from '../../query.ts';
import type { Table } from '../../table.ts';
import { parseAdded } from '../added-row.ts';
import { parseSession } from '../row.ts';

export interface List {
  readonly index: 'GSI1' | 'GSI2';
  readonly partition: string;
  readonly userId: string;
}

interface Reading {
  /** The sort key of the last session that was read before; '' at the start. */
  readonly after: string;
  readonly limit: number;
  readonly wanted: SessionFilter | undefined;
  /** How many sessions may be looked at for the sake of those that are wanted. */
  readonly most: number;
}

/** A stretch of a list, newest first: all that was looked at, and whether more follows. */
export interface Stretch {
  readonly seen: readonly DashboardEntry[];
  readonly more: boolean;
}

const STEP = 100;

export const listOf = (userId: string, mode: Mode, tab: LearningStatus | undefined): List =>
  tab === undefined
    ? { index: 'GSI1', partition: modeIndex(userId, mode), userId }
    : { index: 'GSI2', partition: tabIndex(userId, mode, tab), userId };

export const order = (entry: DashboardEntry): string =>
  isLibraryEntry(entry) ? addedOrder(entry.updated_at, entry.session_id) : updatedOrder(entry.updated_at, entry.id);

const KeyedSchema = z.object({ SK: z.string() });
const parseListed = (item: unknown): DashboardEntry =>
  z.parse(KeyedSchema, item).SK === 'SESSION' ? parseSession(item) : parseAdded(item);

const ADDED = '#lib#';
/** The row that a sort key of the list ends with. */
const keyOf = (userId: string, sortKey: string) =>
  sortKey.includes(ADDED)
    ? libraryKey(userId, sessionOfOrder(sortKey.replace(ADDED, '#')))
    : sessionKey(sessionOfOrder(sortKey));

const read = async (table: Table, list: List, after: string, limit: number): Promise<Stretch> => {
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

/** As many as are asked for, or when only some are wanted: until so many of those are found, or enough was looked at. */
export const readList = async (table: Table, list: List, reading: Reading): Promise<Stretch> => {
  const { after, limit, wanted, most } = reading;
  if (wanted === undefined) return read(table, list, after, limit);
  const seen: DashboardEntry[] = [];
  let more = true;
  let found = 0;
  while (more && found < limit && seen.length < most) {
    const last = seen.at(-1);
    const page = await read(table, list, last ? order(last) : after, Math.min(STEP, most - seen.length));
    seen.push(...page.seen);
    more = page.more;
    found += page.seen.filter((entry) => matchesFilter(entry, wanted)).length;
  }
  return { seen, more };
};
