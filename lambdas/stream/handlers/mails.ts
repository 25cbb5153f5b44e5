import type { JobOf } from '../../domain/job/job.ts';
import { mailOfLikes, mailOfSession, mailOfSubscription } from '../../domain/notification/mail-of-change.ts';
import { isReminderDue } from '../../domain/notification/remind.ts';
import { setting } from '../../runtime/config.ts';
import { reminderStore } from '../../runtime/container.ts';
import { jobs } from '../../runtime/services/workflows.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

const sendsMail = (): boolean => setting('MAIL_SENDER') !== undefined;

const start = async (mail: JobOf<'mail'> | undefined): Promise<void> => {
  if (mail && sendsMail()) await jobs().start(mail);
};

export const mailAboutSession = (change: TableChange<'session'>): Promise<void> => start(mailOfSession(change));
export const mailAboutTrial = (change: TableChange<'subscription'>): Promise<void> => start(mailOfSubscription(change));
export const mailAboutLikes = (change: TableChange<'count'>): Promise<void> => start(mailOfLikes(change));

/** Stores a reminder for a session that was moved to the bin. */
export const noteReminder = async (change: TableChange<'session'>): Promise<void> => {
  if (change.after && isReminderDue(change) && sendsMail()) await reminderStore().remind(change.after);
};
