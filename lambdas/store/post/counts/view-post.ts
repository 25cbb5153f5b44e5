import { createHash } from 'node:crypto';
import { DAY, epochSeconds, instant } from '../../../../shared/model/time.ts';
import type { SharedSession } from '../../../domain/post/ports.ts';
import { dayOf } from '../../../domain/post/post.ts';
import { absent, put, update } from '../../fragment.ts';
import { countKey, viewKey } from '../../keys.ts';
import { type Table, writeIf } from '../../table.ts';
import { shardOf } from './shard.ts';

const MARKER_MS = 2 * DAY;

/** Pseudonym of a reader, different for every day and post, so that markers cannot be linked to a user or to each other. */
const readerOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('#')).digest('base64url').slice(0, 22);

/**
 * A marker, then the counter, without a transaction: a view that is lost in between is no harm, and a view costs half.
 * False for a reader who was counted today.
 */
export const viewPost = async (
  table: Table,
  { id, user_id: author }: SharedSession,
  userId: string,
  now: number,
): Promise<boolean> => {
  const shard = shardOf(userId);
  const date = dayOf(instant(now));
  const row = { ...viewKey(id, shard, date, readerOf(date, id, userId)), expires_at: epochSeconds(now + MARKER_MS) };
  const fresh = await writeIf(
    table,
    put(
      row,
      absent(() => new Error('counted')),
    ),
  );
  if (!fresh) return false;
  const values = { ':id': id, ':author': author, ':one': 1 };
  const sum = 'SET session_id = :id, author_id = :author ADD #views :one';
  await writeIf(table, update(countKey(id, shard), sum, values, { '#views': 'views' }));
  return true;
};
