import * as z from 'zod/mini';
import { COLLECTION_TITLE_CHARACTERS } from '../../catalogue/limits.ts';
import { COLLECTION_ITEMS, CollectionSchema, CollectionSummarySchema } from '../../model/collection.ts';
import { CollectionIdSchema, SessionIdSchema } from '../../model/id.ts';
import { VisibilitySchema } from '../../model/session/visibility.ts';
import { lineSchema } from '../../model/text/plain-line.ts';
import type { Endpoint } from '../endpoint.ts';

import { pageOf, pageQuery } from '../page.ts';

const title = lineSchema(COLLECTION_TITLE_CHARACTERS, 1);
const description = z.string().check(z.trim(), z.maxLength(500));
const params = z.object({ collectionId: CollectionIdSchema });
const itemParams = z.object({ collectionId: CollectionIdSchema, sessionId: SessionIdSchema });

export const collection = {
  listCollections: {
    method: 'GET',
    path: '/api/collections',
    access: 'user',
    group: 'community',
    summary: "The caller's collections, newest changed first",
    query: z.object(pageQuery),
    output: pageOf(CollectionSummarySchema),
    status: 200,
    errors: ['bad_cursor'],
  },
  createCollection: {
    method: 'POST',
    path: '/api/collections',
    access: 'user',
    group: 'community',
    weight: 1,
    summary: 'An empty collection, private',
    body: z.object({ title, description: z._default(description, '') }),
    output: CollectionSummarySchema,
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
    invalidates: ['listCollections', 'getCollection'],
  },
  getCollection: {
    method: 'GET',
    path: '/api/collections/{collectionId}',
    access: 'optional',
    group: 'community',
    summary: 'A collection that the caller may read, with those of its items that they may read',
    params,
    output: CollectionSchema,
    status: 200,
    errors: ['collection_not_found'],
  },
  updateCollection: {
    method: 'PATCH',
    path: '/api/collections/{collectionId}',
    access: 'user',
    group: 'community',
    summary: 'Title, description, who may read it, and the order of its items',
    params,
    body: z.object({
      title: z.optional(title),
      description: z.optional(description),
      visibility: z.optional(VisibilitySchema),
      /** All its items, each once, in their new order. */
      items: z.optional(z.array(SessionIdSchema).check(z.maxLength(COLLECTION_ITEMS))),
    }),
    output: CollectionSummarySchema,
    status: 200,
    errors: ['collection_not_found', 'conflict'],
    invalidates: ['listCollections', 'getCollection'],
  },
  addToCollection: {
    method: 'PUT',
    path: '/api/collections/{collectionId}/items/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Put a session that the caller may read at the end of a collection; once is enough',
    params: itemParams,
    output: CollectionSummarySchema,
    status: 200,
    errors: ['collection_not_found', 'session_not_found', 'collection_full', 'conflict'],
    invalidates: ['listCollections', 'getCollection'],
  },
  removeFromCollection: {
    method: 'DELETE',
    path: '/api/collections/{collectionId}/items/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Take a session out of a collection',
    params: itemParams,
    output: CollectionSummarySchema,
    status: 200,
    errors: ['collection_not_found', 'session_not_found', 'conflict'],
    invalidates: ['listCollections', 'getCollection'],
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/api/collections/{collectionId}',
    access: 'user',
    group: 'community',
    summary: 'Remove a collection; the sessions in it stay',
    params,
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['collection_not_found'],
    invalidates: ['listCollections', 'getCollection'],
  },
} as const satisfies Record<string, Endpoint>;
