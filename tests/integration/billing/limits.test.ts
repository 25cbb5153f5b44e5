import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import { reservationFor } from '../../../lambdas/domain/usage/quota.ts';
import { sessionStore, table } from '../../../lambdas/runtime/container.ts';
import { transact } from '../../../lambdas/store/table.ts';
import { releaseUsage } from '../../../lambdas/store/usage/release-usage.ts';
import { reserveUsage } from '../../../lambdas/store/usage/reserve-usage.ts';
import { errorCodes } from '../../../shared/model/error-code.ts';
import { newId } from '../../../shared/model/id.ts';
import type { Identity } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { type PaymentsHarness, startPayments } from './payments-harness.ts';

const CALLS = 100;
const now = Date.now();
let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await startPayments();
});
afterAll(() => harness.close());

const usage = async (who: Identity) => (await harness.backend.call('getUsage', who, {})).body;
const content = 'Cells are the smallest units of life. Each cell has a membrane.';

const startOf = async (who: Identity, style: { genre: string; authorInspiration: string }) => {
  const session = newSession(who.userId, { mode: 'custom' }, Date.now());
  await sessionStore().create(session, undefined);
  return harness.backend.call('generateStory', who, { body: { sessionId: session.id, content, ...style } });
};
const offered = { genre: 'mystery', authorInspiration: 'doyle' };
const typed = { genre: 'Cozy noir', authorInspiration: 'My aunt' };

it('the limit and the locked styles go with a payment and come back with its end, each at the next call [BILL-03, BILL-04, CUST-23, CUST-24]', async () => {
  const who = await harness.join('payer');
  const free = { ...reservationFor('story', 'free', now), running: 3 };
  for (let story = 0; story < 3; story += 1) {
    const generation = newId('gen');
    await transact(table(), reserveUsage(who.userId, generation, free));
    await transact(table(), [releaseUsage(who.userId, 'running', generation)]);
  }
  expect((await startOf(who, offered)).error.error).toBe(errorCodes.quota_exceeded.text);
  expect((await startOf(who, typed)).error.error).toBe(errorCodes.pro_only.text);

  await harness.press((await harness.checkout(who)).body.url, 'pay');
  await harness.settle(who, 'customer.subscription.created');
  expect((await startOf(who, typed)).status).toBe(202);

  await harness.press(await harness.portal(who), `cancel/${(await harness.row(who))?.id}`);
  await harness.press(await harness.portal(who), `end/${(await harness.row(who))?.id}`);
  await harness.settle(who, 'customer.subscription.deleted');
  expect((await startOf(who, typed)).error.error).toBe(errorCodes.pro_only.text);
  expect((await startOf(who, offered)).error.error).toBe(errorCodes.quota_exceeded.text);
});

it('makes no session without a title for what it does not allow, and takes lessons all the same [BILL-04]', async () => {
  const mia = await harness.join('mia');
  for (let at = 0; at < 3; at += 1) await lesson(harness.backend, mia);
  const make = (mode: 'custom' | 'traditional' | 'anchor', title?: string) =>
    harness.backend.call('createSession', mia, { body: { mode, ...(title ? { title } : {}) } });
  const refused = await make('custom');
  expect([refused.status, refused.error.code]).toEqual([402, 'quota_exceeded']);
  const { body } = await harness.backend.call('listSessions', mia, { query: { mode: 'custom' } });
  expect(body.items).toHaveLength(3);
  expect((await make('traditional')).status).toBe(201);
  // One that waits until it is generated is only refused then
  expect((await make('anchor', 'Later')).status).toBe(201);
});

describe('starts of a free person at the same moment', () => {
  it('take as many places as the plan has, and of 1,000 not one more [BILL-04, GEN-04]', async () => {
    const who = await harness.join('crowd');
    for (const [kind, figure, limit, starts] of [
      ['story', 'stories', 3, 1_000],
      ['lesson', 'lessons', 10, 100],
      ['expansion', 'expansions', 5, 100],
    ] as const) {
      // With room for all of them to run, so that it is the quota that ends it
      const reservation = { ...reservationFor(kind, 'free', now), running: 10_000 };
      const outcomes = await Promise.allSettled(
        Array.from({ length: starts }, () => transact(table(), reserveUsage(who.userId, newId('gen'), reservation))),
      );
      const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
      const { used } = (await usage(who))[figure];
      expect({ kind, taken, used }).toEqual({ kind, taken: limit, used: limit });
    }
  });

  it('begin one lesson, because one may run', async () => {
    const who = await harness.join('starter');
    const sessions = Array.from({ length: CALLS }, (_, at) => newSession(who.userId, { mode: 'custom' }, now + at));
    for (const session of sessions) await sessionStore().create(session, undefined);
    const answers = await Promise.all(
      sessions.map(({ id: sessionId }) =>
        harness.backend.call('generateStory', who, {
          body: { sessionId, content, genre: 'mystery', authorInspiration: 'doyle' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await usage(who)).toMatchObject({ stories: { used: 1 }, running: { used: 1, limit: 1 } });
  });
});
