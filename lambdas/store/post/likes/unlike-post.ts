import type { SharedSession } from '../../../domain/post/ports.ts';
import { remove } from '../../fragment.ts';
import { likeKey } from '../../keys.ts';
import { type Table, transact } from '../../table.ts';
import { shardOf } from '../counts/shard.ts';
import { countLikes } from './count-likes.ts';

class NotLiked extends Error {}

/** False when there was no like to take back. */
export const unlikePost = async (
  table: Table,
  { id, user_id: author }: SharedSession,
  userId: string,
): Promise<boolean> => {
  const shard = shardOf(userId);
  const there = { expression: 'attribute_exists(PK)', refusal: () => new NotLiked() };
  try {
    await transact(table, [remove(likeKey(id, shard, userId), there), countLikes(id, author, shard, -1)]);
    return true;
  } catch (error) {
    if (error instanceof NotLiked) return false;
    throw error;
  }
};
