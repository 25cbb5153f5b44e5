import { remindAll, startWeekly } from '../domain/notification/remind.ts';
import { setting } from '../runtime/config.ts';
import { reminderStore } from '../runtime/container.ts';
import { jobs } from '../runtime/services/workflows.ts';

/** Called by a schedule, once a day: who has something to restore before it is gone is told, and on Mondays who wants a mail a week. */
export const handler = async (): Promise<void> => {
  if (setting('MAIL_SENDER') === undefined) return;
  const means = { reminders: reminderStore(), jobs: jobs() };
  await remindAll(means, Date.now());
  await startWeekly(means, Date.now());
};
