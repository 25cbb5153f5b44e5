import { DAY, instant } from '../../../shared/model/time.ts';
import type { Jobs } from '../job/job.ts';
import type { RecordChange } from '../record-change.ts';
import type { SessionRecord } from '../session/session.ts';
import type { ReminderStore } from './ports.ts';

/** The day (UTC) before the one on which a session's time in the bin ends. */
export const reminderDate = ({ expires_at }: Pick<SessionRecord, 'expires_at'>): string | undefined =>
  expires_at === undefined ? undefined : instant(expires_at * 1_000 - DAY).slice(0, 10);

/** Whether the change moved the session into the bin. */
export const isReminderDue = ({ before, after }: RecordChange<SessionRecord>): boolean =>
  after !== undefined && after.deleted_at !== null && before?.deleted_at !== after.deleted_at;

const MONDAY = 1;

/** Starts a mail on Mondays (UTC) for each person who wants one a week; started again, it is the same one. */
export const startWeekly = async (
  { reminders, jobs }: { readonly reminders: Pick<ReminderStore, 'weekly'>; readonly jobs: Jobs },
  now: number,
): Promise<void> => {
  if (new Date(now).getUTCDay() !== MONDAY) return;
  const date = instant(now).slice(0, 10);
  for await (const userId of reminders.weekly())
    await jobs.start({ kind: 'mail', userId, notice: 'digest', about: `${date}-${userId}` });
};

/** Starts a mail for each person who has something to restore; a second run on the same day starts none again. */
export const remindAll = async (
  { reminders, jobs }: { readonly reminders: ReminderStore; readonly jobs: Jobs },
  now: number,
): Promise<void> => {
  const date = instant(now).slice(0, 10);
  for await (const userId of reminders.usersToRemind(date)) {
    await jobs.start({ kind: 'mail', userId, notice: 'bin', about: `${date}-${userId}` });
  }
};
