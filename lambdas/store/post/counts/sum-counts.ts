import * as z from 'zod/mini';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { PostCounts } from '../../../domain/post/post.ts';
import { getRows } from '../../batch.ts';
import { countKey } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { shards } from './shard.ts';

const CountSchema = z.object({ likes: z._default(z.int(), 0), views: z._default(z.int(), 0) });

/** Likes and views of a post, from its sixteen counters, as they stand. */
export const sumCounts = async (table: Table, session: SessionId): Promise<PostCounts> => {
  const keys = shards.map((shard) => countKey(session, shard));
  const counts = (await getRows(table, keys, { consistent: true })).map((row) => z.parse(CountSchema, row));
  return {
    likes: counts.reduce((sum, { likes }) => sum + likes, 0),
    views: counts.reduce((sum, { views }) => sum + views, 0),
  };
};
