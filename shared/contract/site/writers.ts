import * as z from 'zod/mini';
import { WriterChoicesSchema } from '../../model/session/writer.ts';
import type { Endpoint } from '../endpoint.ts';

/** Who writes the lessons; answered only where that can be chosen while the installation runs: on a computer of one's own. */
export const writers = {
  listWriters: {
    method: 'GET',
    path: '/api/admin/writers',
    access: 'admin',
    group: 'admin',
    summary: 'Who could write: the models that answer on this computer now, and the embedded engine',
    output: WriterChoicesSchema,
    status: 200,
    errors: ['forbidden', 'not_found'],
  },
  chooseWriter: {
    method: 'PUT',
    path: '/api/admin/writer',
    access: 'admin',
    group: 'admin',
    summary: 'Who writes from the next lesson on',
    body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(500)) }),
    output: WriterChoicesSchema,
    status: 200,
    errors: ['forbidden', 'not_found'],
    invalidates: ['listWriters'],
  },
} as const satisfies Record<string, Endpoint>;
