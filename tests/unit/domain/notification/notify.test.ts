import { beforeEach, describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { type JobOf, jobName } from '../../../../lambdas/domain/job/job.ts';
import { aboutHidden, aboutLesson, aboutLiked } from '../../../../lambdas/domain/notification/mail-texts.ts';
import { isWanted, type Notifier, notify, secondsUntil } from '../../../../lambdas/domain/notification/notify.ts';
import type { Mail, MailTopic } from '../../../../lambdas/domain/notification/ports.ts';
import { remindAll, reminderDate, startWeekly } from '../../../../lambdas/domain/notification/remind.ts';
import { unsubscribe } from '../../../../lambdas/domain/notification/unsubscribe.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { newUser } from '../../../../lambdas/domain/user/user.ts';
import { newId } from '../../../../shared/model/id.ts';
import { DAY, epochSeconds, instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const secret = Buffer.from('a secret of this deployment');
const ann = newUser('ann', 'ann@example.test', 'Ann <b>', instant(now));
const session = newSession('ann', { mode: 'custom', title: 'Tides\nand moons' }, now);
const binnedAt = (at: number): SessionRecord => ({
  ...session,
  deleted_at: instant(at),
  expires_at: epochSeconds(at + 7 * DAY),
});

let sent: Mail[];
let notified: Set<string>;
let stored: {
  session: SessionRecord | undefined;
  wants: boolean;
  off: MailTopic | undefined;
  trialEnd: string | undefined;
  leaving: boolean;
  likes: number;
  week: { begun: string[]; shared: string[] };
  reminder: { due: number; titles: string[] } | undefined;
};
const notifier = (more: Partial<Notifier> = {}): Notifier => ({
  store: {
    user: async () => (stored.leaving ? undefined : ann),
    wantsMail: async (_, about) => stored.wants && stored.off !== about,
    likesOn: async (_, date) => (date === '2026-02-28' ? stored.likes : 0),
    week: async () => stored.week,
    wasSent: async (_, name) => notified.has(name),
    markSent: async (_, name) => void notified.add(name),
    session: async () => stored.session,
    trialEnd: async () => stored.trialEnd,
    sessionsToRemind: async () => [session.id],
    stopMail: async () => void (stored.wants = false),
    stopReminder: async () => void (stored.reminder = undefined),
    dueCards: async () => stored.reminder,
    secret: async () => secret,
  },
  mailer: { send: async (mail) => void sent.push(mail) },
  origin: 'https://fabula.example',
  now: () => now,
  ...more,
});
beforeEach(() => {
  [sent, notified] = [[], new Set()];
  stored = {
    session,
    wants: true,
    off: undefined,
    trialEnd: instant(now + 3 * DAY),
    leaving: false,
    likes: 3,
    week: { begun: ['Tides'], shared: ['Rivers'] },
    reminder: { due: 12, titles: ['Tides', 'Rivers'] },
  };
});

const notice = (kind: JobOf<'mail'>['notice'], about: string): JobOf<'mail'> => ({
  kind: 'mail',
  userId: 'ann',
  notice: kind,
  about,
});
const lesson = notice('lesson', aboutLesson(session.id, newId('gen')));

describe('a mail', () => {
  it('is sent once, however often it is asked for', async () => {
    expect(await notify(notifier(), lesson)).toBe('sent');
    expect(await notify(notifier(), lesson)).toBe('not sent');
    expect(sent).toHaveLength(1);
  });

  it('is sent again when it did not go the first time', async () => {
    const failing = { send: async () => Promise.reject(new Error('throttled')) };
    await expect(notify(notifier({ mailer: failing }), lesson)).rejects.toThrow('throttled');
    expect(await notify(notifier(), lesson)).toBe('sent');
  });

  it.each([
    ['who does not want any', () => void (stored.wants = false)],
    ['who is leaving', () => void (stored.leaving = true)],
    ['whose lesson has gone meanwhile', () => void (stored.session = undefined)],
    ['whose lesson lies in the bin', () => void (stored.session = binnedAt(now))],
    ['whose lesson is somebody else’s by now', () => void (stored.session = { ...session, user_id: 'bob' })],
  ])('is not sent to somebody %s', async (_, change) => {
    change();
    expect(await notify(notifier(), lesson)).toBe('not sent');
    expect(sent).toEqual([]);
  });

  it('is sent by nobody where no sender is configured', async () => {
    expect(await notify(notifier({ mailer: undefined }), lesson)).toBe('not sent');
    expect(notified.size).toBe(0);
  });

  it('keeps what people typed out of its HTML and its subject in one line', async () => {
    await notify(notifier(), lesson);
    expect(sent[0]?.subject).toBe('Ready to read: Tides and moons');
    expect(sent[0]?.html).toContain('Hello Ann &lt;b&gt;,');
    expect(sent[0]?.text).toContain('Hello Ann <b>,');
  });
});

describe('a session that a moderator hides', () => {
  const hidden = notice('hidden', aboutHidden(session));

  it('is told to its author, with where it can still be read', async () => {
    stored.session = { ...session, hidden: true };
    expect(await notify(notifier(), hidden)).toBe('sent');
    expect(sent[0]?.subject).toBe('Hidden by a moderator: Tides and moons');
    expect(sent[0]?.text).toContain(`https://fabula.example/session/${session.id}`);
  });

  it('is told again when it is hidden again, and not when it is shown by then', async () => {
    stored.session = { ...session, hidden: true };
    await notify(notifier(), hidden);
    expect(await notify(notifier(), notice('hidden', aboutHidden({ ...session, version: 9 })))).toBe('sent');
    stored.session = session;
    expect(await notify(notifier(), notice('hidden', aboutHidden({ ...session, version: 11 })))).toBe('not sent');
  });

  it.each([
    ['who wants no mails', () => void (stored.wants = false)],
    ['who has deleted it', () => void (stored.session = { ...binnedAt(now), hidden: true })],
  ])('is not told to somebody %s', async (_, change) => {
    stored.session = { ...session, hidden: true };
    change();
    expect(await notify(notifier(), hidden)).toBe('not sent');
  });
});

describe('a trial that ends', () => {
  const trial = notice('trial', `${instant(now).slice(0, 10)}-ann`);

  it('is told with its day and what follows', async () => {
    await notify(notifier(), trial);
    expect(sent[0]?.subject).toBe('Your Pro trial ends on 4 March 2026');
  });

  it('is not told to who has cancelled meanwhile, or when it is over', async () => {
    stored.trialEnd = undefined;
    expect(await notify(notifier(), trial)).toBe('not sent');
    stored.trialEnd = instant(now - 1);
    expect(await notify(notifier(), trial)).toBe('not sent');
  });
});

describe('a session whose time in the bin ends', () => {
  const bin = notice('bin', `${instant(now).slice(0, 10)}-ann`);

  it('is announced for the day before', () => {
    expect(reminderDate(binnedAt(Date.parse('2026-03-01T23:59:00.000Z')))).toBe('2026-03-07');
    expect(reminderDate(session)).toBeUndefined();
  });

  it('is told as long as it can be restored, and not once it was', async () => {
    expect(await notify(notifier(), bin)).toBe('not sent');
    stored.session = binnedAt(now - 6 * DAY);
    expect(await notify(notifier(), bin)).toBe('sent');
    expect(sent[0]?.subject).toBe('“Tides and moons” will be gone tomorrow');
    stored.session = binnedAt(now - 8 * DAY);
    expect(await notify(notifier(), { ...bin, about: '2026-03-02-ann' })).toBe('not sent');
  });

  it('makes one job for each person and day', async () => {
    const started: string[] = [];
    async function* people() {
      yield* ['ann', 'bob'];
    }
    const reminders = { remind: async () => undefined, usersToRemind: people, weekly: people };
    await remindAll({ reminders, jobs: { start: async ({ userId }) => void started.push(userId) } }, now);
    expect(started).toEqual(['ann', 'bob']);
  });
});

describe('a story that is liked', () => {
  const liked = notice('liked', aboutLiked(session.id, '2026-02-28'));
  beforeEach(() => void (stored.session = { ...session, visibility: 'community' }));

  it('is told once for all who liked it that day', async () => {
    expect(await notify(notifier(), liked)).toBe('sent');
    expect(await notify(notifier(), liked)).toBe('not sent');
    expect(sent.map(({ subject }) => subject)).toEqual(['3 people like Tides and moons']);
    expect(sent[0]?.text).toContain('On 28 February 2026 3 people liked “Tides and moons”');
    expect(sent[0]?.text).toContain('Stop these mails: https://fabula.example/unsubscribe?token=');
    expect(sent[0]?.unsubscribe.click).toContain('/api/unsubscribe?token=');
  });

  it('waits until the day is over, so that the mail tells of all of it', () => {
    expect(secondsUntil(liked, Date.parse('2026-02-28T23:59:30.000Z'))).toBe(30);
    expect(secondsUntil(liked, Date.parse('2026-03-01T00:00:00.000Z'))).toBe(0);
    expect(secondsUntil(lesson, now)).toBe(0);
  });

  it.each([
    ['who wants no mails of the community', () => void (stored.off = 'community')],
    ['who wants no mails at all', () => void (stored.wants = false)],
    ['whose likes were all taken back', () => void (stored.likes = 0)],
    ['who shares it no more', () => void (stored.session = session)],
    ['who has deleted it', () => void (stored.session = binnedAt(now))],
  ])('is not told to somebody %s', async (_, change) => {
    change();
    expect(await notify(notifier(), liked)).toBe('not sent');
    expect(sent).toEqual([]);
  });
});

describe('the mail of a week', () => {
  const digest = notice('digest', '2026-03-02-ann');

  it('tells what is begun and what was shared, once', async () => {
    expect(await notify(notifier(), digest)).toBe('sent');
    expect(await notify(notifier(), digest)).toBe('not sent');
    expect(sent[0]?.text).toContain('- Go on reading: Tides\n- New in the community: Rivers');
  });

  it.each([
    ['who did not ask for it', () => void (stored.off = 'news')],
    ['for whom there is nothing', () => void (stored.week = { begun: [], shared: [] })],
  ])('is not sent to somebody %s', async (_, change) => {
    change();
    expect(await notify(notifier(), digest)).toBe('not sent');
  });

  it('is started on Mondays, under one name however often', async () => {
    const started = new Set<string>();
    async function* weekly() {
      yield* ['ann', 'bob'];
    }
    const start = (at: string) =>
      startWeekly(
        { reminders: { weekly }, jobs: { start: async (job) => void started.add(jobName(job)) } },
        Date.parse(at),
      );
    await start('2026-03-01T23:59:00.000Z');
    expect(started.size).toBe(0);
    await start('2026-03-02T00:10:00.000Z');
    await start('2026-03-02T18:10:00.000Z');
    expect([...started]).toEqual(['mail-digest-2026-03-02-ann', 'mail-digest-2026-03-02-bob']);
  });
});

describe('a reminder to review', () => {
  const review = notice('review', '2026-03-01-ann');

  it('tells how much is due and of what, once a day, with a link that stops it alone', async () => {
    expect(await notify(notifier(), review)).toBe('sent');
    expect(await notify(notifier(), review)).toBe('not sent');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('12 cards are due');
    expect(sent[0]?.text).toContain('- Tides\n- Rivers');
    expect(sent[0]?.text).toContain('Review now: https://fabula.example/review');
    expect(sent[0]?.text).not.toContain('Stop these mails');
    const [, token = ''] = /Stop reminding me: \S+token=(\S+)/.exec(sent[0]?.text ?? '') ?? [];
    expect(sent[0]?.unsubscribe.click).toBe(`https://fabula.example/api/unsubscribe?token=${token}`);
    await unsubscribe(notifier().store, token);
    expect([stored.reminder, stored.wants]).toEqual([undefined, true]);
  });

  it.each([
    ['for whom nothing is due', () => void (stored.reminder = { due: 0, titles: [] })],
    ['who has switched it off meanwhile', () => void (stored.reminder = undefined)],
    ['who wants no mails at all', () => void (stored.wants = false)],
  ])('is not sent to somebody %s', async (_, change) => {
    change();
    expect(await notify(notifier(), review)).toBe('not sent');
  });
});

it('is wanted by who wants mails at all, and community and news by their own switches too', () => {
  const all = { email_notifications: true, community_notifications: true, marketing_emails: true };
  const wanted = (some: Partial<typeof all>) =>
    (['account', 'community', 'news'] as const).filter((topic) => isWanted({ ...all, ...some }, topic));
  expect(wanted({})).toEqual(['account', 'community', 'news']);
  expect(wanted({ community_notifications: false })).toEqual(['account', 'news']);
  expect(wanted({ marketing_emails: false })).toEqual(['account', 'community']);
  expect(wanted({ email_notifications: false })).toEqual([]);
});
