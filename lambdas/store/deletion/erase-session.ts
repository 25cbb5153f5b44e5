import type { SessionRecord } from '../../domain/session/session.ts';
import { RUNNING } from '../../domain/usage/quota.ts';
import { deleteRows } from '../batch.ts';
import { eraseDeck } from '../deck/erase-deck.ts';
import { findKeys } from '../find-keys.ts';
import { sessionKey } from '../keys.ts';
import { erasePost } from '../post/erase-post.ts';
import { eraseProgress } from '../progress/erase-progress.ts';
import { wholePartition } from '../query.ts';
import { type Table, transact } from '../table.ts';
import { releaseUsage } from '../usage/release-usage.ts';

/** Deletes all rows of a deleted session and its author's progress and cards, and releases a running generation's place. */
export const eraseSession = async (table: Table, session: SessionRecord): Promise<void> => {
  const { id, user_id: owner, generation_id: generation } = session;
  if (generation !== null) await transact(table, [releaseUsage(owner, RUNNING, generation)]);
  await erasePost(table, session);
  await eraseProgress(table, owner, id);
  await eraseDeck(table, owner, id);
  await deleteRows(table, await findKeys(table, wholePartition(sessionKey(id).PK)));
};
