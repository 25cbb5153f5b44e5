import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import { CollectionIdSchema } from '../../../shared/model/id.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { CollectionPage, CollectionQuery } from '../../domain/collection/ports.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { collectionIndex, collectionKey } from '../keys.ts';
import { queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parseCollection } from './row.ts';

const PlaceSchema = z.tuple([InstantSchema, CollectionIdSchema]);

const keyOf = (sortKey: string) => {
  const place = z.safeParse(PlaceSchema, sortKey.split('#'));
  if (!place.success) throw new AppError('bad_cursor');
  return collectionKey(place.data[1]);
};

/** Newest changed first. */
export const listCollections = async (
  table: Table,
  { userId, limit, cursor }: CollectionQuery,
): Promise<CollectionPage> => {
  const partition = collectionIndex(userId);
  const [after] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const { items, more } = await queryPage(table, {
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ScanIndexForward: false,
    Limit: limit,
    ...(after === undefined ? {} : { ExclusiveStartKey: { ...keyOf(after), GSI1PK: partition, GSI1SK: after } }),
  });
  const collections = items.map(parseCollection);
  const last = collections.at(-1);
  return { collections, cursor: more && last ? encodeCursor([`${last.updated_at}#${last.id}`]) : null };
};
