import * as z from 'zod/mini';
import { FeedSortSchema, PostSchema } from '../model/post.ts';
import { SessionSchema } from '../model/session/session.ts';
import type { Endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './page.ts';
import { sessionParams } from './session-params.ts';

export const community = {
  listPosts: {
    method: 'GET',
    path: '/api/community',
    access: 'user',
    group: 'community',
    summary: 'What members share, in one of three orders, or by the beginnings of words in its title',
    query: z.object({
      sort: z._default(FeedSortSchema, 'recent'),
      /** Takes the place of the order. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      ...pageQuery,
    }),
    output: pageOf(PostSchema),
    status: 200,
    errors: ['bad_cursor'],
  },
  listPersonPosts: {
    method: 'GET',
    path: '/api/people/{userId}/posts',
    access: 'user',
    group: 'community',
    summary: 'What somebody with a public profile shares, newest made first',
    params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/)) }),
    query: z.object(pageQuery),
    output: pageOf(PostSchema),
    status: 200,
    errors: ['person_not_found', 'bad_cursor'],
  },
  addToLibrary: {
    method: 'PUT',
    path: '/api/library/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Keep somebody else’s session on the dashboard of its mode, with progress of one’s own',
    params: sessionParams,
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'own_post'],
    invalidates: ['listSessions', 'getStats', 'getPost'],
  },
  removeFromLibrary: {
    method: 'DELETE',
    path: '/api/library/{sessionId}',
    access: 'user',
    group: 'community',
    summary: 'Take an added session off the dashboard; one’s progress in it stays',
    params: sessionParams,
    output: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['session_not_found'],
    invalidates: ['listSessions', 'getStats', 'getPost'],
  },
} as const satisfies Record<string, Endpoint>;
