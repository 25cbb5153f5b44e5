import type { LearningDay } from '../../../shared/model/learning/deck.ts';
import type { ReviewReminder } from '../../../shared/model/learning/reminder.ts';
import { HOUR, type Instant, instant } from '../../../shared/model/time.ts';
import type { Jobs } from '../job/job.ts';
import type { SettingsStore } from '../settings/ports.ts';
import { addDays, clockAt, dateOf, instantAt } from './day.ts';

export interface ReminderRecord extends ReviewReminder {
  readonly user_id: string;
  /** Null when it is off. */
  readonly next_at: Instant | null;
}

/** A reminder whose time has come. */
export type DueReminder = ReminderRecord & { readonly next_at: Instant };

export const isOn = (reminder: ReminderRecord): reminder is DueReminder => reminder.next_at !== null;

export interface ReviewReminderStore {
  find(userId: string): Promise<ReminderRecord | undefined>;
  save(reminder: ReminderRecord): Promise<void>;
  /** Those whose time has come, page by page. */
  due(now: Instant): AsyncIterable<readonly DueReminder[]>;
  /** Moves one to its next time; does nothing when somebody has set it anew meanwhile. */
  move(reminder: DueReminder, next: Instant): Promise<void>;
}

/** Later than this after its hour, nobody wants to be told any more. */
const LATEST = 3 * HOUR;

/** The first instant after `after` at which clocks in a zone show this full hour. */
export const nextReminder = (hour: number, timezone: string, after: number): Instant => {
  const today = dateOf(clockAt(after, timezone));
  const days = [today, addDays(today, 1), addDays(today, 2)];
  const times = days.map((day) => instantAt(Date.parse(day) + hour * HOUR, timezone));
  // Two days ahead there is always one
  return instant(times.find((at) => at > after) ?? after);
};

/** The date (yyyy-mm-dd) that clocks in a zone show at an instant. */
const dateAt = (at: Instant, timezone: string): LearningDay => dateOf(clockAt(Date.parse(at), timezone));

export const newReminder = (
  userId: string,
  { on, hour }: ReviewReminder,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): ReminderRecord => ({ user_id: userId, on, hour, next_at: on ? nextReminder(hour, timezone, now) : null });

interface Means {
  readonly reminders: ReviewReminderStore;
  readonly settings: Pick<SettingsStore, 'find'>;
  readonly jobs: Jobs;
}

const remindOne = async ({ reminders, settings, jobs }: Means, reminder: DueReminder, now: number): Promise<void> => {
  const { user_id: userId, hour, next_at: at } = reminder;
  const timezone = (await settings.find(userId))?.timezone ?? 'UTC';
  // Somebody who has moved to another zone since it was set is reminded at the hour that they have now
  const isHour = nextReminder(hour, timezone, Date.parse(at) - 1) === at;
  if (isHour && now - Date.parse(at) <= LATEST)
    await jobs.start({ kind: 'mail', userId, notice: 'review', about: `${dateAt(at, timezone)}-${userId}` });
  await reminders.move(reminder, nextReminder(hour, timezone, now));
};

/** Starts a mail for each person whose hour has come. The mail is named by their date: started again, it is the same. */
export const remindReviews = async (means: Means, now: number): Promise<void> => {
  const failures: unknown[] = [];
  for await (const page of means.reminders.due(instant(now))) {
    const ended = await Promise.allSettled(page.map((one) => remindOne(means, one, now)));
    // One that fails keeps its time and is tried with the next call, and keeps nobody else waiting
    failures.push(...ended.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
};

/** After a change of time zone. */
export const resetReminder = async (
  reminders: Pick<ReviewReminderStore, 'find' | 'move'>,
  userId: string,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): Promise<void> => {
  const reminder = await reminders.find(userId);
  if (reminder && isOn(reminder)) await reminders.move(reminder, nextReminder(reminder.hour, timezone, now));
};
