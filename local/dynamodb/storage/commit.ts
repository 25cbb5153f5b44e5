import { isDeepStrictEqual } from 'node:util';
import { type EXPIRY, streamRecord } from '../operations/record.ts';
import type { ItemChange } from '../types.ts';
import { expiryChanges } from './expiry.ts';
import { indexChanges } from './indexes.ts';
import type { IndexLag } from './lag.ts';
import type { Outbox } from './outbox.ts';
import { type Level, type Operation, spaces } from './storage.ts';

export type Commit = (changes: ItemChange[], identity?: typeof EXPIRY) => Promise<void>;

/**
 * Writes items, index entries, expiries and stream records as one atomic batch. Batches follow one another, so a reader
 * of the stream never sees a later record before an earlier one.
 */
export function committer(level: Level, outbox: Outbox, lag: IndexLag | undefined, now: () => number): Commit {
  let last: Promise<unknown> = Promise.resolve();

  async function write(changes: ItemChange[], identity?: typeof EXPIRY) {
    const batch: Operation[] = [];
    const late: [sequence: string, item: string, operations: Operation[]][] = [];
    for (const change of changes) {
      const key = spaces.item(change.table.TableName) + change.key;
      batch.push(change.after ? { type: 'put', key, value: change.after } : { type: 'del', key });
      batch.push(...expiryChanges(change));
      const { operations } = indexChanges(change);
      const sequence = outbox.next();
      if (lag && operations.length > 0) {
        batch.push(lag.store(sequence, key, operations));
        late.push([sequence, key, operations]);
      } else batch.push(...operations);
      if (change.table.StreamSpecification?.StreamEnabled) {
        batch.push(outbox.put(streamRecord(change, sequence, now(), identity)));
      }
    }
    await level.batch(batch);
    for (const each of late) lag?.schedule(...each);
    outbox.announce();
  }

  return (changes, identity) => {
    const real = changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
    if (real.length === 0) return Promise.resolve();
    const written = last.then(() => write(real, identity));
    last = written.catch(() => undefined);
    return written;
  };
}
