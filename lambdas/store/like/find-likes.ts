import * as z from 'zod/mini';
import { type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import { getRows } from '../batch.ts';
import { likeKey } from '../keys.ts';
import { shardOf } from '../post/shard.ts';
import type { Table } from '../table.ts';

const LikeSchema = z.object({ session_id: SessionIdSchema });

/** Those of some posts that a person likes. */
export const findLikes = async (
  table: Table,
  userId: string,
  sessions: readonly SessionId[],
): Promise<ReadonlySet<SessionId>> => {
  const shard = shardOf(userId);
  const rows = await getRows(
    table,
    sessions.map((id) => likeKey(id, shard, userId)),
  );
  return new Set(rows.map((row) => z.parse(LikeSchema, row).session_id));
};
