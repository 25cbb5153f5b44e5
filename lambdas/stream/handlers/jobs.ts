import { jobs } from '../../runtime/services/workflows.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

export const startDeletion = async ({ before, after }: TableChange<'deletion'>): Promise<void> => {
  if (!before && after) await jobs().start({ kind: 'deletion', userId: after.user_id });
};

export const startExport = async ({ before, after }: TableChange<'export'>): Promise<void> => {
  if (!before && after) await jobs().start({ kind: 'export', userId: after.user_id, exportId: after.id });
};
