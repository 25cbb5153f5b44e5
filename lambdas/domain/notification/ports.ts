import type { SessionId } from '../../../shared/model/id.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';
import type { UserRecord } from '../user/user.ts';
import type { Week } from './mail-contents.ts';

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

/** Which of the switches in the settings a mail hangs on, besides the one for all mails. */
export type MailTopic = 'account' | 'community' | 'news';

export interface NotificationStore {
  /** Undefined for somebody who is leaving or has gone. */
  user(userId: string): Promise<UserRecord | undefined>;
  /** Whether the person wants mails at all, and these; what holds is the settings' default for who has said nothing. */
  wantsMail(userId: string, about: MailTopic): Promise<boolean>;
  /** How many people liked a story on a day (yyyy-mm-dd, UTC), without those who took it back. */
  likesOn(session: SessionId, date: string): Promise<number>;
  /** Titles of what somebody is in the middle of, and of what others have shared since. */
  week(userId: string, since: Instant): Promise<Week>;
  /** Whether a mail of this name was sent. */
  wasSent(userId: string, name: string): Promise<boolean>;
  markSent(userId: string, name: string, at: Instant): Promise<void>;
  session(id: SessionId): Promise<SessionRecord | undefined>;
  /** When the trial ends, if it still does. */
  trialEnd(userId: string): Promise<Instant | undefined>;
  /** Sessions of one person whose last day in the bin was announced for this date (yyyy-mm-dd). */
  sessionsToRemind(userId: string, date: string): Promise<readonly SessionId[]>;
  stopMail(userId: string): Promise<void>;
  /** The deployment's own, made when it is first asked for. */
  secret(): Promise<Uint8Array>;
}

export interface ReminderStore {
  /** Notes on which day its author is to be told. Written twice it stands once. */
  remind(session: SessionRecord): Promise<void>;
  /** Who is to be told on a date, each once, page by page. */
  usersToRemind(date: string): AsyncIterable<string>;
  /** Who wants a mail every week, page by page. */
  weekly(): AsyncIterable<string>;
}
