import * as z from 'zod/mini';
import { PostSchema } from '../model/post.ts';
import { SessionSchema } from '../model/session/session.ts';
import { VisibilitySchema } from '../model/session/visibility.ts';
import type { Endpoint } from './endpoint.ts';
import { sessionParams } from './session-params.ts';

const liked = z.object({ liked: z.boolean() });

export const sharing = {
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
