import type { SessionId } from '../../../shared/model/id.ts';
import { isolated } from '../../../shared/model/text/direction.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';
import type { MailContent } from './mail-content.ts';
import { noteSentence } from './note-sentence.ts';

type Titled = Pick<SessionRecord, 'id' | 'title' | 'notes' | 'mode'>;

/** Without line breaks: it stands in a subject. */
const titleOf = (title: string): string => isolated(title.replace(/\s+/g, ' ').trim() || 'Untitled');

const dayOf = (at: Instant): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const dashboards = {
  custom: '/dashboard',
  traditional: '/dashboard/traditional',
  anchor: '/dashboard/anchor',
} as const;

export const lessonReady = (origin: string, { id, title, notes }: Titled): MailContent => ({
  subject: `Ready to read: ${titleOf(title)}`,
  paragraphs: [`“${titleOf(title)}” is written and waits for you.`, ...notes.map(noteSentence)],
  action: { label: 'Open it', url: `${origin}/session/${id}` },
});

export const trialEnding = (origin: string, end: Instant): MailContent => ({
  subject: `Your Pro trial ends on ${dayOf(end)}`,
  paragraphs: [
    `Your free trial of Fabula Pro ends on ${dayOf(end)}.`,
    'If you have added a payment method, Pro simply goes on. If not, your account becomes Free again: nothing you made is lost, and you pay nothing.',
  ],
  action: { label: 'See or change your plan', url: `${origin}/settings` },
});

export const binExpiring = (origin: string, sessions: readonly Titled[]): MailContent => {
  const [first] = sessions;
  const several = sessions.length > 1;
  return {
    subject: several
      ? `${sessions.length} deleted sessions will be gone tomorrow`
      : `“${titleOf(first?.title ?? '')}” will be gone tomorrow`,
    paragraphs: [
      several
        ? 'These sessions have been in your recycling bin for almost a week. Tomorrow they are deleted for good:'
        : 'This session has been in your recycling bin for almost a week. Tomorrow it is deleted for good:',
    ],
    list: sessions.map(({ title }) => titleOf(title)),
    action: {
      label: several ? 'Restore what you want to keep' : 'Restore it if you want to keep it',
      url: `${origin}${dashboards[first?.mode ?? 'custom']}`,
    },
  };
};

export const sessionHidden = (origin: string, { id, title }: Titled): MailContent => ({
  subject: `Hidden by a moderator: ${titleOf(title)}`,
  paragraphs: [
    `“${titleOf(title)}” was reported, and a moderator has hidden it. Nobody but you can read it now. It stays on your dashboard, and nothing of it was deleted.`,
    'Sharing it again does not show it to others. Its page says whom to write to if you think that this is a mistake.',
  ],
  action: { label: 'Open it', url: `${origin}/session/${id}` },
});

const MAX_TITLES = 5;

export const storyLiked = (origin: string, { id, title }: Titled, likes: number, date: string): MailContent => ({
  subject: likes === 1 ? `Somebody likes ${titleOf(title)}` : `${likes} people like ${titleOf(title)}`,
  paragraphs: [
    likes === 1
      ? `On ${dayOf(date)} somebody liked “${titleOf(title)}”, which you share.`
      : `On ${dayOf(date)} ${likes} people liked “${titleOf(title)}”, which you share.`,
  ],
  action: { label: 'Open it', url: `${origin}/session/${id}` },
});

/** Titles of sessions the user has begun, and of sessions others shared in the last week. */
export interface Week {
  readonly begun: readonly string[];
  readonly shared: readonly string[];
}

export const weeklyDigest = (origin: string, { begun, shared }: Week): MailContent => ({
  subject: begun.length > 0 ? 'Your week: where you stopped reading' : 'Your week: what others share',
  paragraphs: ['Once a week: what you are in the middle of, and what members have shared in the last seven days.'],
  list: [
    ...begun.slice(0, MAX_TITLES).map((title) => `Go on reading: ${titleOf(title)}`),
    ...shared.slice(0, MAX_TITLES).map((title) => `New in the community: ${titleOf(title)}`),
  ],
  action:
    begun.length > 0
      ? { label: 'Go on reading', url: `${origin}${dashboards.custom}` }
      : { label: 'See the community', url: `${origin}/community` },
});

/** How many cards are due, and of which sessions, those with the most first. */
export interface DueCards {
  readonly due: number;
  readonly titles: readonly string[];
}

export const reviewDue = (origin: string, { due, titles }: DueCards): MailContent => ({
  subject: due === 1 ? 'One card is due' : `${due} cards are due`,
  paragraphs: [
    due === 1
      ? 'One card of your deck is due today. It comes from:'
      : `${due} cards of your deck are due today. They come from:`,
  ],
  list: titles.slice(0, MAX_TITLES).map(titleOf),
  action: { label: 'Review now', url: `${origin}/review` },
  stops: 'reminder',
});

/** Subject id of a mail about likes: session and day (yyyy-mm-dd, UTC). */
export const aboutLiked = (id: SessionId, date: string): string => `${id}-${date}`;
/** Subject id of a mail about a finished lesson: session and generation, so that each is announced once. */
export const aboutLesson = (id: SessionId, generation: string): string => `${id}-${generation}`;
/** Subject id of a mail about a hidden session: session and version, so that hiding it again is announced again. */
export const aboutHidden = ({ id, version }: Pick<SessionRecord, 'id' | 'version'>): string => `${id}-v${version}`;
