import * as z from 'zod/mini';
import { type SessionId, SessionIdSchema } from '../../../../shared/model/id.ts';
import { type Instant, InstantSchema } from '../../../../shared/model/time.ts';
import { getRows } from '../../batch.ts';
import { likeKey } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { shardOf } from '../counts/shard.ts';

const LikeSchema = z.object({ session_id: SessionIdSchema, created_at: InstantSchema });

/** Those of some posts that a person likes, and since when. */
export const findLikes = async (
  table: Table,
  userId: string,
  sessions: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, Instant>> => {
  const shard = shardOf(userId);
  const rows = await getRows(
    table,
    sessions.map((id) => likeKey(id, shard, userId)),
  );
  const likes = rows.map((row) => z.parse(LikeSchema, row));
  return new Map(likes.map(({ session_id, created_at }) => [session_id, created_at]));
};
