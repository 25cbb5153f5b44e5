import * as z from 'zod/mini';
import type { SessionId } from '../../../../shared/model/id.ts';
import { type Instant, InstantSchema } from '../../../../shared/model/time.ts';
import { likeKey } from '../../keys.ts';
import { beginsWith, queryAll } from '../../query.ts';
import type { Table } from '../../table.ts';
import { shards } from '../counts/shard.ts';

const LikeSchema = z.object({ created_at: InstantSchema });
const isOn = (at: Instant, date: string): boolean => at.slice(0, 10) === date;

/** How many liked a post on a day (yyyy-mm-dd, UTC), and still do. Asked once a day: all its likes are read for it. */
export const likesOn = async (table: Table, session: SessionId, date: string): Promise<number> => {
  const rows = await Promise.all(
    shards.map((shard) => queryAll(table, beginsWith(likeKey(session, shard, '').PK, 'LIKE#'))),
  );
  return rows.flat().filter((row) => isOn(z.parse(LikeSchema, row).created_at, date)).length;
};
