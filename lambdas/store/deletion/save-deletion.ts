import { DAY, epochSeconds, type Instant } from '../../../shared/model/time.ts';
import type { DeletionJob } from '../../domain/deletion/ports.ts';
import { put } from '../fragment.ts';
import { type Table, writeIf } from '../table.ts';
import { deletionRow } from './row.ts';

/** Longer than any token that could create the account again. */
const KEPT_DAYS = 30;

export const saveDeletion = async (table: Table, job: DeletionJob): Promise<void> => {
  await writeIf(table, put(deletionRow(job)));
};

export const finishDeletion = async (table: Table, job: DeletionJob, at: Instant): Promise<void> => {
  const expires_at = epochSeconds(Date.parse(at) + KEPT_DAYS * DAY);
  await writeIf(table, put({ ...deletionRow({ ...job, finished_at: at }), expires_at }));
};
