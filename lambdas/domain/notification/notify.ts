import type { Preferences } from '../../../shared/model/account/settings.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { type JobOf, jobName } from '../job/job.ts';
import { asOf } from '../session/session.ts';
import { type MailContent, mailOf } from './mail-content.ts';
import {
  binExpiring,
  lessonReady,
  reviewDue,
  sessionHidden,
  storyLiked,
  trialEnding,
  weeklyDigest,
} from './mail-texts.ts';
import type { Mailer, MailTopic, NotificationStore } from './ports.ts';
import { unsubscribeToken } from './unsubscribe.ts';

export interface Notifier {
  readonly store: NotificationStore;
  /** Undefined where no sender is configured. */
  readonly mailer: Mailer | undefined;
  /** Origin of the site. */
  readonly origin: string;
  readonly now: () => number;
}

type MailJob = JobOf<'mail'>;

const mailTopics: Partial<Record<MailJob['notice'], MailTopic>> = { liked: 'community', digest: 'news' };

/** The day (yyyy-mm-dd) behind the session that a mail is about. */
const dayOf = (about: string): string => about.slice(31);

/** Seconds until a mail may be sent: likes of a day are sent together when the day is over. */
export const secondsUntil = ({ notice, about }: MailJob, now: number): number =>
  notice === 'liked' ? Math.max(0, Math.ceil((Date.parse(dayOf(about)) + DAY - now) / 1_000)) : 0;

const sessionOf = (about: string): SessionId => about.slice(0, 30) as SessionId;

/** Undefined when it belongs to somebody else or is in the bin. */
const ownSession = async ({ store }: Notifier, { userId, about }: MailJob) => {
  const session = await store.session(sessionOf(about));
  return session?.user_id === userId && session.deleted_at === null ? session : undefined;
};

/** Undefined when the reason for the mail no longer holds. */
const contentFor = async (notifier: Notifier, notice: MailJob): Promise<MailContent | undefined> => {
  const { store, origin, now } = notifier;
  const { userId, about } = notice;
  switch (notice.notice) {
    case 'lesson': {
      const session = await ownSession(notifier, notice);
      return session && lessonReady(origin, session);
    }
    case 'hidden': {
      const session = await ownSession(notifier, notice);
      return session?.hidden ? sessionHidden(origin, session) : undefined;
    }
    case 'liked': {
      const session = await ownSession(notifier, notice);
      if (!session || session.visibility === 'private' || session.hidden) return undefined;
      const likes = await store.likesOn(session.id, dayOf(about));
      return likes > 0 ? storyLiked(origin, session, likes, dayOf(about)) : undefined;
    }
    case 'digest': {
      const week = await store.week(userId, instant(now() - 7 * DAY));
      return week.begun.length + week.shared.length > 0 ? weeklyDigest(origin, week) : undefined;
    }
    case 'trial': {
      const end = await store.trialEnd(userId);
      return end !== undefined && Date.parse(end) > now() ? trialEnding(origin, end) : undefined;
    }
    case 'review': {
      const cards = await store.dueCards(userId, now());
      return cards && cards.due > 0 ? reviewDue(origin, cards) : undefined;
    }
    case 'bin': {
      const ids = await store.sessionsToRemind(userId, about.slice(0, 10));
      const found = await Promise.all(ids.map((id) => store.session(id)));
      const binned = found.flatMap((session) => {
        const stands = session && asOf(session, now());
        return stands?.user_id === userId && stands.deleted_at !== null ? [stands] : [];
      });
      return binned.length > 0 ? binExpiring(origin, binned) : undefined;
    }
  }
};

/** Whether a person wants mails at all, and those on a topic; what is about the account hangs on no switch of its own. */
export const isWanted = (
  settings: Pick<Preferences, 'email_notifications' | 'community_notifications' | 'marketing_emails'>,
  topic: MailTopic,
): boolean => {
  const { email_notifications: mails, community_notifications: community, marketing_emails: news } = settings;
  return mails && { account: true, community, news }[topic];
};

/**
 * Sends one mail if the user wants it. A repeated call does not send it again, because sending is recorded; only
 * a process that stops between the two can send it twice.
 */
export const notify = async (notifier: Notifier, notice: MailJob): Promise<'sent' | 'not sent'> => {
  const { store, mailer, origin, now } = notifier;
  const { userId } = notice;
  const name = jobName(notice);
  if (!mailer) return 'not sent';
  const user = await store.user(userId);
  const wanted = user && (await store.wantsMail(userId, mailTopics[notice.notice] ?? 'account'));
  if (!wanted || (await store.wasSent(userId, name))) return 'not sent';
  const content = await contentFor(notifier, notice);
  if (!content) return 'not sent';
  const token = unsubscribeToken(userId, await store.secret(), content.stops);
  const [page, click] = [`${origin}/unsubscribe?token=${token}`, `${origin}/api/unsubscribe?token=${token}`];
  await mailer.send(mailOf(content, { to: user.email, name: user.name, page, click }));
  await store.markSent(userId, name, instant(now()));
  return 'sent';
};
