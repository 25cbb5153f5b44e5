import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));

export const debug = {
  /** `get_column_info` of the debug page. */
  getColumnInfo: {
    method: 'GET',
    path: '/api/debug/column',
    access: 'user',
    group: 'sessions',
    summary: 'Whether a table has a column, and of what type; only story_sessions is known',
    query: z.object({ table_name: name, column_name: name }),
    output: z.object({ exists: z.boolean(), type: z.nullable(z.string()) }),
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
