import * as z from 'zod/mini';
import { ownedIndex } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';

const KeySchema = z.object({ PK: z.string(), SK: z.string(), GSI3SK: z.string() });

/** Key of a row that a user owns outside their own partition; `GSI3SK` tells its kind. */
export type OwnedKey = z.infer<typeof KeySchema>;

const PAGE = 100;

/** A page in the order of the index; `after` is the last of the page before. The index lags: a row may have gone. */
export const ownedKeys = async (
  table: Table,
  userId: string,
  { after, prefix = '' }: { readonly after?: OwnedKey | undefined; readonly prefix?: string } = {},
): Promise<{ keys: OwnedKey[]; more: boolean }> => {
  const owner = ownedIndex(userId);
  const { items, more } = await queryPage(table, {
    IndexName: 'GSI3',
    KeyConditionExpression: prefix === '' ? 'GSI3PK = :owner' : 'GSI3PK = :owner AND begins_with(GSI3SK, :prefix)',
    ExpressionAttributeValues: { ':owner': owner, ...(prefix === '' ? {} : { ':prefix': prefix }) },
    Limit: PAGE,
    ...(after ? { ExclusiveStartKey: { ...after, GSI3PK: owner } } : {}),
  });
  return { keys: items.map((item) => z.parse(KeySchema, item)), more };
};

/** All of them, a page at a time. */
export async function* allOwned(table: Table, userId: string, prefix = ''): AsyncGenerator<OwnedKey> {
  let after: OwnedKey | undefined;
  for (;;) {
    const { keys, more } = await ownedKeys(table, userId, { after, prefix });
    yield* keys;
    after = keys.at(-1);
    if (!more || !after) return;
  }
}
