import { type Mode, ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import type { LearningStatus } from '../../../shared/model/session.ts';
import type { SessionPage, SessionQuery } from '../../domain/session/ports.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { decodeCursor, encodeCursor, sessionOfOrder } from '../cursor.ts';
import { modeIndex, sessionKey, tabIndex, updatedOrder } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseSession } from './row.ts';

interface List {
  readonly index: 'GSI1' | 'GSI2';
  readonly partition: string;
}

const listOf = (userId: string, mode: Mode, tab: LearningStatus | undefined): List =>
  tab === undefined
    ? { index: 'GSI1', partition: modeIndex(userId, mode) }
    : { index: 'GSI2', partition: tabIndex(userId, mode, tab) };

const readList = async (table: Table, { index, partition }: List, after: string, limit: number) => {
  const start = after && {
    ...sessionKey(sessionOfOrder(after)),
    [`${index}PK`]: partition,
    [`${index}SK`]: after,
  };
  const page = await queryPage(table, {
    IndexName: index,
    KeyConditionExpression: `${index}PK = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: limit,
    ...(start ? { ExclusiveStartKey: start } : {}),
  });
  return { sessions: page.items.map(parseSession), more: page.more };
};

const order = (session: SessionRecord): string => updatedOrder(session.updated_at, session.id);

/** One mode's list, or all three merged; newest updated first. */
export const listSessions = async (
  table: Table,
  { userId, mode, tab, limit, cursor }: SessionQuery,
): Promise<SessionPage> => {
  const modes = mode ? [mode] : ModeSchema.options;
  const after = cursor === undefined ? modes.map(() => '') : decodeCursor(cursor, modes.length);
  const lists = await Promise.all(
    modes.map((each, at) => readList(table, listOf(userId, each, tab), after[at] ?? '', limit)),
  );
  const newest = lists.flatMap(({ sessions }) => sessions).sort((a, b) => (order(a) < order(b) ? 1 : -1));
  const sessions = newest.slice(0, limit);
  const more = newest.length > limit || lists.some((list) => list.more);
  const last = (each: Mode, at: number): string => {
    const shown = sessions.findLast((session) => session.mode === each);
    return shown ? order(shown) : (after[at] ?? '');
  };
  return { sessions, cursor: more ? encodeCursor(modes.map(last)) : null };
};
