import * as z from 'zod/mini';
import { CollectionIdSchema, SessionIdSchema } from '../../../shared/model/id.ts';
import { VisibilitySchema } from '../../../shared/model/session/visibility.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { CollectionRecord } from '../../domain/collection/collection.ts';
import { collectionIndex, collectionKey, ownedIndex } from '../keys.ts';

const RowSchema: z.ZodMiniType<CollectionRecord> = z.object({
  id: CollectionIdSchema,
  user_id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  visibility: VisibilitySchema,
  items: z.array(z.object({ session_id: SessionIdSchema, title: z.string() })),
  created_at: InstantSchema,
  updated_at: InstantSchema,
  version: z.int(),
});

export const parseCollection = (row: unknown): CollectionRecord => z.parse(RowSchema, row);

export const collectionRow = (collection: CollectionRecord) => ({
  ...collection,
  ...collectionKey(collection.id),
  GSI1PK: collectionIndex(collection.user_id),
  GSI1SK: `${collection.updated_at}#${collection.id}`,
  GSI3PK: ownedIndex(collection.user_id),
  GSI3SK: `COLLECTION#${collection.id}`,
});
