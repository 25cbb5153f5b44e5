import type { SessionId } from '../../../shared/model/id.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';
import type { UserRecord } from '../user/user.ts';
import type { DueCards, Week } from './mail-texts.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs unsubscribe with one click, and people with two. */
  readonly unsubscribe: { readonly click: string };
}

/** Sends one mail. What it throws may be tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The setting that a mail depends on, besides the one for all mails. */
export type MailTopic = 'account' | 'community' | 'news';

export interface NotificationStore {
  /** Undefined for a deleted account, or one that is being deleted. */
  user(userId: string): Promise<UserRecord | undefined>;
  /** Whether the user's settings allow mails of this topic; without settings the defaults apply. */
  wantsMail(userId: string, about: MailTopic): Promise<boolean>;
  /** How many users liked a session on a day (yyyy-mm-dd, UTC) and still do. */
  likesOn(session: SessionId, date: string): Promise<number>;
  /** Titles of sessions the user has begun, and of sessions others have shared since. */
  week(userId: string, since: Instant): Promise<Week>;
  /** Whether a mail of this name was sent. */
  wasSent(userId: string, name: string): Promise<boolean>;
  markSent(userId: string, name: string, at: Instant): Promise<void>;
  session(id: SessionId): Promise<SessionRecord | undefined>;
  /** When the trial ends, if it still does. */
  trialEnd(userId: string): Promise<Instant | undefined>;
  /** Sessions of a user whose reminder is due on this date (yyyy-mm-dd). */
  sessionsToRemind(userId: string, date: string): Promise<readonly SessionId[]>;
  stopMail(userId: string): Promise<void>;
  stopReminder(userId: string): Promise<void>;
  /** What is due of a person who wants to be reminded; undefined for others. */
  dueCards(userId: string, now: number): Promise<DueCards | undefined>;
  /** The deployment's secret for unsubscribe links; created on first use. */
  secret(): Promise<Uint8Array>;
}

export interface ReminderStore {
  /** Stores on which day the author is to be reminded. Repeatable. */
  remind(session: SessionRecord): Promise<void>;
  /** Ids of the users to remind on a date, each once. */
  usersToRemind(date: string): AsyncIterable<string>;
  /** Ids of the users who want the weekly mail. */
  weekly(): AsyncIterable<string>;
}
