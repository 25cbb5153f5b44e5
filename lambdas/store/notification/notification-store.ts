import type { NotificationStore, ReminderStore } from '../../domain/notification/ports.ts';
import { stopReminder } from '../deck/reminder/stop-reminder.ts';
import { likesOn } from '../post/likes/likes-on.ts';
import { findSession } from '../session/row.ts';
import { findSubscription } from '../subscription/find-subscription.ts';
import type { Table } from '../table.ts';
import { findUser } from '../user/row.ts';
import { dueCards } from './due-cards.ts';
import { mailSecret } from './mail-secret.ts';
import { readWeek } from './read-week.ts';
import { saveReminder, sessionsToRemind, usersToRemind } from './reminders.ts';
import { markSent, wasSent } from './sent-notice.ts';
import { stopMail } from './stop-mail.ts';
import { wantsMail } from './wants-mail.ts';
import { usersOfWeeklyMail } from './weekly-mail-users.ts';

const trialEnd = async (table: Table, userId: string) => {
  const subscription = await findSubscription(table, userId);
  return subscription?.subscription_status === 'trialing' ? (subscription.trial_end ?? undefined) : undefined;
};

export const createNotificationStore = (table: Table): NotificationStore => ({
  user: async (userId) => {
    const user = await findUser(table, userId, { consistent: true });
    return user?.deleting_at === undefined ? user : undefined;
  },
  wantsMail: (userId, about) => wantsMail(table, userId, about),
  likesOn: (session, date) => likesOn(table, session, date),
  week: (userId, since) => readWeek(table, userId, since),
  wasSent: (userId, name) => wasSent(table, userId, name),
  markSent: (userId, name, at) => markSent(table, userId, name, at),
  session: (id) => findSession(table, id),
  trialEnd: (userId) => trialEnd(table, userId),
  sessionsToRemind: (userId, date) => sessionsToRemind(table, userId, date),
  stopMail: (userId) => stopMail(table, userId),
  stopReminder: (userId) => stopReminder(table, userId),
  dueCards: (userId, now) => dueCards(table, userId, now),
  secret: () => mailSecret(table),
});

export const createReminderStore = (table: Table): ReminderStore => ({
  remind: (session) => saveReminder(table, session),
  usersToRemind: (date) => usersToRemind(table, date),
  weekly: () => usersOfWeeklyMail(table),
});
