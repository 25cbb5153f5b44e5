import { DAY, epochSeconds, type Instant } from '../../../shared/model/time.ts';
import { put } from '../fragment.ts';
import { noticeKey } from '../keys.ts';
import { getRow, type Table, writeIf } from '../table.ts';

/** Longer than anything starts the same mail again. */
const KEPT_DAYS = 90;

export const wasSent = async (table: Table, userId: string, name: string): Promise<boolean> =>
  (await getRow(table, noticeKey(userId, name), { consistent: true })) !== undefined;

export const markSent = async (table: Table, userId: string, name: string, at: Instant): Promise<void> => {
  const expires_at = epochSeconds(Date.parse(at) + KEPT_DAYS * DAY);
  await writeIf(table, put({ ...noticeKey(userId, name), sent_at: at, expires_at }));
};
