import { isWanted } from '../../domain/deck/fit/record.ts';
import { jobs } from '../../runtime/services/workflows.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

export const startDeletion = async ({ before, after }: TableChange<'deletion'>): Promise<void> => {
  if (!before && after) await jobs().start({ kind: 'deletion', userId: after.user_id });
};

export const startExport = async ({ before, after }: TableChange<'export'>): Promise<void> => {
  if (!before && after) await jobs().start({ kind: 'export', userId: after.user_id, exportId: after.id });
};

/** Each stage is begun once, however often the row is written and told. */
export const startFit = async ({ before, after }: TableChange<'fit'>): Promise<void> => {
  if (after && isWanted(after) && after.asked !== before?.asked)
    await jobs().start({ kind: 'fit', userId: after.user_id, stage: after.asked });
};
