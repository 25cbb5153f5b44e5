import { remindAll, startWeekly } from '../domain/notification/remind.ts';
import { setting } from '../runtime/config.ts';
import { reminderStore } from '../runtime/container.ts';
import { jobs } from '../runtime/services/workflows.ts';

/** Called once a day by a schedule: starts the mails about expiring sessions, and on Mondays the weekly mails. */
export const handler = async (): Promise<void> => {
  if (setting('MAIL_SENDER') === undefined) return;
  const means = { reminders: reminderStore(), jobs: jobs() };
  await remindAll(means, Date.now());
  await startWeekly(means, Date.now());
};
