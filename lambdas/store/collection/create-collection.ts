import { AppError } from '../../../shared/model/app-error.ts';
import type { CollectionRecord } from '../../domain/collection/collection.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { absent, check, put } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { type Table, transact } from '../table.ts';
import { findCollection } from './find-collection.ts';
import { collectionRow } from './row.ts';

/** Repeatable. Refused when the account is being deleted. */
export const createCollection = async (
  table: Table,
  collection: CollectionRecord,
  request: IdempotentRequest | undefined,
): Promise<CollectionRecord> => {
  const made = await onceRequested(table, request, collection.id, (claim) =>
    transact(table, [
      ...claim,
      put(
        collectionRow(collection),
        absent(() => new AppError('conflict')),
      ),
      check(profileKey(collection.user_id), {
        expression: 'attribute_not_exists(deleting_at)',
        refusal: () => new AppError('unauthenticated'),
      }),
    ]),
  );
  if (made === collection.id) return collection;
  const earlier = await findCollection(table, made);
  if (!earlier) throw new AppError('collection_not_found');
  return earlier;
};
