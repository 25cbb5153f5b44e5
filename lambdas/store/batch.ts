import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Unprocessed, waitBefore } from './retry-transient.ts';
import type { Table } from './table.ts';

interface Key {
  readonly PK: string;
  readonly SK: string;
}

const MAX_READS = 100;
const MAX_WRITES = 25;
const ATTEMPTS = 8;

const slices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, slice) => all.slice(slice * size, (slice + 1) * size));

/** Rows in no particular order; absent ones are left out. What the table leaves unprocessed is asked for again. */
export const getRows = async (table: Table, keys: readonly Key[], { consistent = false } = {}): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const slice of slices(keys, MAX_READS)) {
    let open: Record<string, unknown>[] = slice.map(({ PK, SK }) => ({ PK, SK }));
    for (let tries = 1; open.length > 0; tries += 1) {
      if (tries > ATTEMPTS) throw new Unprocessed('The table leaves reads unprocessed');
      if (tries > 1) await wait(waitBefore(tries));
      const { Responses, UnprocessedKeys } = await table.client.send(
        new BatchGetCommand({ RequestItems: { [table.name]: { Keys: open, ConsistentRead: consistent } } }),
      );
      found.push(...(Responses?.[table.name] ?? []));
      open = UnprocessedKeys?.[table.name]?.Keys ?? [];
    }
  }
  return found;
};

type WriteRequest =
  | { readonly PutRequest: { Item: Record<string, unknown> } }
  | { readonly DeleteRequest: { Key: Key } };

/** What the table leaves unprocessed is written again. */
const writeAll = async (table: Table, writes: readonly WriteRequest[]): Promise<void> => {
  for (const slice of slices(writes, MAX_WRITES)) {
    let open = slice;
    for (let tries = 1; open.length > 0; tries += 1) {
      if (tries > ATTEMPTS) throw new Unprocessed('The table leaves writes unprocessed');
      if (tries > 1) await wait(waitBefore(tries));
      const { UnprocessedItems } = await table.client.send(
        new BatchWriteCommand({ RequestItems: { [table.name]: open } }),
      );
      open = (UnprocessedItems?.[table.name] ?? []) as typeof open;
    }
  }
};

/** Rows that nobody else writes: whatever stood there is replaced. */
export const putRows = (table: Table, rows: readonly (Key & Readonly<Record<string, unknown>>)[]): Promise<void> =>
  writeAll(
    table,
    rows.map((row) => ({ PutRequest: { Item: { ...row } } })),
  );

export const deleteRows = (table: Table, keys: readonly Key[]): Promise<void> =>
  writeAll(
    table,
    keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
  );
