import { columnType } from '../../../domain/session/columns.ts';

import type { Routes } from '../../../runtime/http/router.ts';

export const debug: Routes<'getColumnInfo'> = {
  getColumnInfo: async ({ query }) => {
    const type = columnType(query.table_name, query.column_name);
    return { exists: type !== undefined, type: type ?? null };
  },
};
