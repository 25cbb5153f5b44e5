import type { SharedSession } from '../../domain/post/ports.ts';
import { deleteRows } from '../batch.ts';
import { findKeys } from '../find-keys.ts';
import { countKey, postKey } from '../keys.ts';
import { wholePartition } from '../query.ts';
import type { Table } from '../table.ts';
import { shards } from './counts/shard.ts';

/** The post of a session that is gone, with all likes, views and counters. */
export const erasePost = async (table: Table, { id, user_id: author }: SharedSession): Promise<void> => {
  await deleteRows(table, [postKey(author, id)]);
  for (const shard of shards) await deleteRows(table, await findKeys(table, wholePartition(countKey(id, shard).PK)));
};
