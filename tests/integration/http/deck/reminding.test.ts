import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { unsubscribeToken } from '../../../../lambdas/domain/notification/unsubscribe.ts';
import { handler as remind } from '../../../../lambdas/job/remind-reviews.ts';
import { notificationStore, table } from '../../../../lambdas/runtime/container.ts';
import { defaultPreferences } from '../../../../shared/model/account/settings.ts';
import { DAY, HOUR, instant, MINUTE } from '../../../../shared/model/time.ts';
import { putCards, someCard } from '../../../fixtures/deck/cards.ts';
import { member } from '../../community/people.ts';
import { type Backend, type Identity, startBackend } from '../../harness.ts';
import { lesson } from '../../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
  backend = await startBackend();
});
afterAll(async () => {
  await backend.close();
  vi.unstubAllEnvs();
});
afterEach(() => vi.useRealTimers());

/** The clock alone: requests have timers of their own. */
const moveTo = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });

const zone = (who: Identity, timezone: string) =>
  backend.call('putSettings', who, { body: { ...defaultPreferences(), timezone } });
const set = (who: Identity, body: { on: boolean; hour: number }) => backend.call('putReviewReminder', who, { body });
const stored = async (who: Identity) => (await backend.call('getReviewReminder', who, {})).body;
/** Names of the mails that were started for somebody; the workflow runs a name once. */
const mails = ({ userId }: Identity): string[] => {
  const started = backend.workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name ?? '');
  return [...new Set(started)].filter((name) => name.startsWith('mail-review') && name.endsWith(userId));
};

/** The next time that clocks in UTC show this hour. */
const nextHour = (hour: number): number => {
  const at = new Date();
  const today = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), hour);
  return today > at.getTime() ? today : today + DAY;
};
const dateOf = (at: number): string => instant(at).slice(0, 10);

describe('a reminder', () => {
  it('is off until it is chosen, and is each person’s own', async () => {
    const [ann, ben] = [await member(backend, 'ann'), await member(backend, 'ben')];
    expect(await stored(ann)).toEqual({ on: false, hour: 18 });
    await set(ann, { on: true, hour: 7 });
    expect([await stored(ann), await stored(ben)]).toEqual([
      { on: true, hour: 7 },
      { on: false, hour: 18 },
    ]);
    for (const hour of [-1, 24, 7.5]) expect((await set(ann, { on: true, hour })).error.code).toBe('invalid');
  });

  it('starts one mail at its hour, one the next day, and none before or once it is off', async () => {
    const cat = await member(backend, 'cat');
    await zone(cat, 'UTC');
    await set(cat, { on: true, hour: 9 });
    const nine = nextHour(9);
    moveTo(nine - MINUTE);
    await remind();
    expect(mails(cat)).toEqual([]);
    moveTo(nine);
    await Promise.all([remind(), remind()]);
    await remind();
    const first = `mail-review-${dateOf(nine)}-${cat.userId}`;
    expect(mails(cat)).toEqual([first]);
    moveTo(nine + DAY + 4 * MINUTE);
    await remind();
    expect(mails(cat)).toEqual([first, `mail-review-${dateOf(nine + DAY)}-${cat.userId}`]);
    await set(cat, { on: false, hour: 9 });
    moveTo(nine + 2 * DAY);
    await remind();
    expect(mails(cat)).toHaveLength(2);
  });

  it('follows the time zone of its person', async () => {
    const dan = await member(backend, 'dan');
    await zone(dan, 'UTC');
    await set(dan, { on: true, hour: 9 });
    // Without summer time
    await zone(dan, 'Asia/Kolkata');
    const nine = nextHour(9);
    moveTo(nine);
    await remind();
    expect(mails(dan).length).toBeLessThanOrEqual(1);
    const before = mails(dan);
    moveTo(nine + DAY - 5.5 * HOUR);
    await remind();
    expect(mails(dan).filter((name) => !before.includes(name))).toEqual([
      `mail-review-${dateOf(nine + DAY)}-${dan.userId}`,
    ]);
    moveTo(nine + DAY);
    await remind();
    expect(mails(dan)).toHaveLength(before.length + 1);
  });

  it('reaches everybody, however many have the same hour', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, (_, at) => member(backend, `many${at}`)));
    for (const who of many) {
      await zone(who, 'UTC');
      await set(who, { on: true, hour: 5 });
    }
    moveTo(nextHour(5) + 2 * MINUTE);
    await remind();
    expect(many.map((who) => mails(who).length)).toEqual(many.map(() => 1));
  });

  it('tells what is due of sessions that can be read, and nothing to whoever has it off', async () => {
    const eve = await member(backend, 'eve');
    const other = await member(backend, 'other');
    const [{ sessionId: own }, { sessionId: foreign }] = [await lesson(backend, eve), await lesson(backend, other)];
    const now = Date.now();
    const due = { state: 'review', due_day: dateOf(now - DAY), last_day: dateOf(now - 9 * DAY) } as const;
    await putCards(table(), [
      someCard(eve.userId, 1, due, own),
      someCard(eve.userId, 2, due, own),
      someCard(eve.userId, 3, { ...due, due_day: dateOf(now + 3 * DAY) }, own),
      someCard(eve.userId, 4, {}, own),
      someCard(eve.userId, 5, { ...due, foreign: true }, foreign),
    ]);
    const told = () => notificationStore().dueCards(eve.userId, now);
    expect(await told()).toBeUndefined();
    await set(eve, { on: true, hour: 7 });
    const { title } = (await backend.call('getSession', eve, { params: { sessionId: own } })).body;
    expect(await told()).toEqual({ due: 2, titles: [title] });
    await backend.call('deleteSession', eve, { params: { sessionId: own } });
    expect(await told()).toEqual({ due: 0, titles: [] });
  });

  it('is stopped by the link in its mail alone, without signing in, twice as well as once', async () => {
    const fay = await member(backend, 'fay');
    await zone(fay, 'UTC');
    await set(fay, { on: true, hour: 9 });
    const token = unsubscribeToken(fay.userId, await notificationStore().secret(), 'reminder');
    const stop = (query: { token: string }) => backend.call('unsubscribe', undefined, { query });
    expect((await stop({ token: `x${token}` })).error.code).toBe('bad_unsubscribe');
    expect((await stored(fay)).on).toBe(true);
    for (let times = 0; times < 2; times += 1) expect((await stop({ token })).status).toBe(200);
    expect(await stored(fay)).toEqual({ on: false, hour: 9 });
    const settings = await backend.call('getSettings', fay, { query: {} });
    expect(settings.body.email_notifications).toBe(true);
    // A change of zone does not bring it back
    await zone(fay, 'Asia/Tokyo');
    moveTo(nextHour(0) + 10 * MINUTE);
    await remind();
    expect(mails(fay)).toEqual([]);
  });

  it('is not thought of where no sender is configured', async () => {
    const gus = await member(backend, 'gus');
    await zone(gus, 'UTC');
    await set(gus, { on: true, hour: 9 });
    vi.stubEnv('MAIL_SENDER', '');
    moveTo(nextHour(9));
    await remind();
    vi.stubEnv('MAIL_SENDER', 'hello@fabula.example');
    expect(mails(gus)).toEqual([]);
  });
});
