import { instant } from '../../../../shared/model/time.ts';
import type { SharedSession } from '../../../domain/post/ports.ts';
import { absent, put } from '../../fragment.ts';
import { likeKey, ownedIndex } from '../../keys.ts';
import { type Table, transact } from '../../table.ts';
import { shardOf } from '../counts/shard.ts';
import { countLikes } from './count-likes.ts';

class AlreadyLiked extends Error {}

/** The like and its counter: both or neither, so that the counters are exactly the likes. False when it was there. */
export const likePost = async (
  table: Table,
  { id, user_id: author }: SharedSession,
  userId: string,
  now: number,
): Promise<boolean> => {
  const row = {
    ...likeKey(id, shardOf(userId), userId),
    session_id: id,
    created_at: instant(now),
    GSI3PK: ownedIndex(userId),
    GSI3SK: `LIKE#${id}`,
  };
  try {
    const once = absent(() => new AlreadyLiked());
    await transact(table, [put(row, once), countLikes(id, author, shardOf(userId), 1)]);
    return true;
  } catch (error) {
    if (error instanceof AlreadyLiked) return false;
    throw error;
  }
};
