import * as z from 'zod/mini';
import { UPLOAD_BYTES } from '../../catalogue/limits.ts';
import { UploadIdSchema } from '../../model/id.ts';
import { MaterialSchema } from '../../model/material.ts';
import { InputSnapshotSchema, PromptInputSchema } from '../../model/prompt-input.ts';
import { lineSchema } from '../../model/text/plain-line.ts';
import type { Endpoint } from '../endpoint.ts';
import { sessionParams } from '../session-params.ts';
import { materialText } from './generation.ts';

export const material = {
  listMaterials: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/materials',
    access: 'user',
    group: 'learning',
    summary: 'What the session is written from, newest first; for its author only',
    params: sessionParams,
    output: z.object({ items: z.array(MaterialSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  getCoverage: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/coverage',
    access: 'user',
    group: 'learning',
    summary: 'How much of the material is told and asked about, by its sections; for its author only',
    params: sessionParams,
    output: z.object({
      parts: z.int(),
      told: z.int(),
      asked: z.int(),
      sections: z.array(z.object({ heading: z.nullable(z.string()), parts: z.int(), told: z.int() })),
    }),
    status: 200,
    errors: ['session_not_found'],
  },
  getShown: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/shown',
    access: 'user',
    group: 'learning',
    summary:
      'What readers of the lesson would see: how many sentences of the material word for word, and whose name; for its author only',
    params: sessionParams,
    output: z.object({
      sentences: z.int(),
      verbatim: z.int(),
      /** Null for one without a name to show. */
      author: z.nullable(z.string()),
    }),
    status: 200,
    errors: ['session_not_found'],
  },
  createMaterial: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/materials',
    access: 'user',
    group: 'learning',
    weight: 1,
    summary: 'Attach pasted text',
    params: sessionParams,
    body: z.object({
      kind: z.literal('text'),
      content: materialText.check(z.trim(), z.minLength(1)),
    }),
    output: MaterialSchema,
    status: 201,
    errors: ['session_not_found', 'key_reused', 'content_long', 'anchor_content_long'],
    idempotent: true,
    invalidates: ['listMaterials'],
  },
  listPromptInputs: {
    method: 'GET',
    path: '/api/sessions/{sessionId}/prompt-inputs',
    access: 'user',
    group: 'learning',
    summary: 'What was asked for at each generation',
    params: sessionParams,
    output: z.object({ items: z.array(PromptInputSchema) }),
    status: 200,
    errors: ['session_not_found'],
  },
  createPromptInput: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/prompt-inputs',
    access: 'user',
    group: 'learning',
    weight: 1,
    summary: 'Keep what was asked for',
    params: sessionParams,
    body: z.object({ input_snapshot: InputSnapshotSchema }),
    output: PromptInputSchema,
    status: 201,
    errors: ['session_not_found', 'key_reused'],
    idempotent: true,
    invalidates: ['listPromptInputs'],
  },
} as const satisfies Record<string, Endpoint>;

export const upload = {
  createUpload: {
    method: 'POST',
    path: '/api/uploads',
    access: 'user',
    group: 'generation',
    weight: 1,
    summary: 'A form that uploads one file straight to storage; type and size are part of its policy',
    body: z.object({
      name: lineSchema(255, 1),
      size: z.int().check(z.minimum(1), z.maximum(UPLOAD_BYTES)),
    }),
    output: z.object({
      id: UploadIdSchema,
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      expires_in: z.int(),
    }),
    status: 201,
    errors: ['key_reused'],
    idempotent: true,
    invalidates: [],
  },
} as const satisfies Record<string, Endpoint>;
