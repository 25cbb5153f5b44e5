import * as z from 'zod/mini';
import { FeedSortSchema, PostSchema } from '../../model/post.ts';
import { SessionSchema } from '../../model/session/session.ts';
import { VisibilitySchema } from '../../model/session/visibility.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

import { sessionParams } from '../session-params.ts';

const liked = z.object({ liked: z.boolean() });

/** Sessions shared in the community. */
export const post = {
  listPosts: {
    method: 'GET',
    path: '/api/community',
    access: 'user',
    group: 'community',
    summary: 'What members share, in one of three orders, or by the beginnings of words in its title',
    query: z.object({
      sort: z._default(FeedSortSchema, 'recent'),
      /** Search text; replaces the order. */
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
  getPost: {
    method: 'GET',
    path: '/api/posts/{sessionId}',
    access: 'optional',
    group: 'community',
    summary: 'The post of a session that the caller may read, and whether they added it to their dashboard',
    params: sessionParams,
    output: z.extend(PostSchema, { added: z.boolean() }),
    status: 200,
    errors: ['session_not_found'],
  },
  setVisibility: {
    method: 'PUT',
    path: '/api/sessions/{sessionId}/visibility',
    access: 'user',
    group: 'community',
    summary: 'Share a session of one’s own, or make it private again; its post comes and goes with it',
    params: sessionParams,
    body: z.object({ visibility: VisibilitySchema }),
    output: SessionSchema,
    status: 200,
    errors: ['session_not_found', 'not_shareable', 'conflict'],
    invalidates: ['listPosts', 'listPersonPosts', 'getPost', 'getCollection'],
  },
  likePost: {
    method: 'PUT',
    path: '/api/posts/{sessionId}/like',
    access: 'user',
    group: 'community',
    summary: 'Like what somebody else shared; liking it again changes nothing',
    params: sessionParams,
    output: liked,
    status: 200,
    errors: ['session_not_found', 'own_post'],
    invalidates: [],
  },
  unlikePost: {
    method: 'DELETE',
    path: '/api/posts/{sessionId}/like',
    access: 'user',
    group: 'community',
    summary: 'Take a like back',
    params: sessionParams,
    output: liked,
    status: 200,
    errors: ['session_not_found', 'own_post'],
    invalidates: [],
  },
  recordView: {
    method: 'POST',
    path: '/api/posts/{sessionId}/views',
    access: 'user',
    group: 'community',
    summary: 'Count the caller as a reader of today, once; never the author',
    params: sessionParams,
    output: z.object({ counted: z.boolean() }),
    status: 200,
    errors: ['session_not_found'],
    invalidates: [],
  },
  previewSession: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/preview',
    access: 'public',
    group: 'community',
    summary: 'What other sites show of a link to a public session; a page of HTML',
    params: sessionParams,
    output: z.string(),
    type: 'html',
    status: 200,
    errors: ['session_not_found'],
  },
} as const satisfies Record<string, Endpoint>;
