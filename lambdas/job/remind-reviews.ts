import { remindReviews } from '../domain/deck/reminder.ts';
import { setting } from '../runtime/config.ts';
import { reviewReminderStore, settingsStore } from '../runtime/container.ts';
import { jobs } from '../runtime/services/workflows.ts';

/** Called by a schedule: starts the mails of those whose hour to be reminded has come. */
export const handler = async (): Promise<void> => {
  if (setting('MAIL_SENDER') === undefined) return;
  const means = { reminders: reviewReminderStore(), settings: settingsStore(), jobs: jobs() };
  await remindReviews(means, Date.now());
};
