import type { SessionId } from '../../../shared/model/id.ts';
import { isInProgress } from '../../domain/session/tab.ts';
import { absent, put, remove, update } from '../fragment.ts';
import { activeKey, activeMarkKey } from '../keys.ts';
import { type Table, transact } from '../table.ts';
import { findSession } from './row.ts';

const SHARDS = 8;

class AlreadyCounted extends Error {}
const settled = () => new AlreadyCounted();

/** A random one of the eight rows; they are always summed. */
const count = (by: number) =>
  update(
    activeKey(Math.floor(Math.random() * SHARDS)),
    'ADD #sessions :by',
    { ':by': by },
    { '#sessions': 'sessions' },
  );

/**
 * Counts a session as in progress, or no longer. A marker row makes it count once however often this is called, and what
 * is stored decides, in whatever order changes arrive.
 */
export const countInProgress = async (table: Table, id: SessionId): Promise<void> => {
  const session = await findSession(table, id);
  const mark = activeMarkKey(id);
  const writes = isInProgress(session)
    ? [put(mark, absent(settled)), count(1)]
    : [remove(mark, { expression: 'attribute_exists(PK)', refusal: settled }), count(-1)];
  try {
    await transact(table, writes);
  } catch (error) {
    if (!(error instanceof AlreadyCounted)) throw error;
  }
};
