import type { SessionId } from '../../../shared/model/id.ts';
import { isInProgress } from '../../domain/session/tab.ts';
import { absent, put, remove, update } from '../fragment.ts';
import { activeKey, activeMarkKey } from '../keys.ts';
import { type Table, transact } from '../table.ts';
import { findSession } from './row.ts';

const SHARDS = 8;

class Settled extends Error {}
const settled = () => new Settled();

/** Which of the eight rows is left to chance: they are read together. */
const count = (by: number) =>
  update(
    activeKey(Math.floor(Math.random() * SHARDS)),
    'ADD #sessions :by',
    { ':by': by },
    { '#sessions': 'sessions' },
  );

/**
 * Counts a session among those in progress, or no more. The mark makes it one count however often it is told, and what
 * is stored decides, in whatever order it is told.
 */
export const settleActive = async (table: Table, id: SessionId): Promise<void> => {
  const session = await findSession(table, id);
  const mark = activeMarkKey(id);
  const writes = isInProgress(session)
    ? [put(mark, absent(settled)), count(1)]
    : [remove(mark, { expression: 'attribute_exists(PK)', refusal: settled }), count(-1)];
  try {
    await transact(table, writes);
  } catch (error) {
    if (!(error instanceof Settled)) throw error;
  }
};
