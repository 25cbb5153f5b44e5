import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRole } from '../../../../lambdas/domain/user/change-role.ts';
import { generationStore, memberStore, sessionStore, spending, table } from '../../../../lambdas/runtime/container.ts';
import { recordAudit } from '../../../../lambdas/store/audit/record-audit.ts';
import { eraseWholeSession } from '../../../../lambdas/store/deletion/erase-whole-session.ts';
import { profileKey, sessionKey } from '../../../../lambdas/store/keys.ts';
import { reconcileEvent } from '../../../../lambdas/store/subscription/reconcile-event.ts';
import { deleteRow, writeIf } from '../../../../lambdas/store/table.ts';
import type { Stream } from '../../../../local/stream/start.ts';
import { DAY } from '../../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { accepted, lesson, usage } from '../../lesson.ts';
import { member, promote, stored } from '../../members.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
let owner: Identity;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
  owner = await promote(await member('olga', { name: 'Olga Ortiz' }), 'owner');
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const figures = async () => {
  await stream.caughtUp();
  return (await backend.call('getSiteFigures', owner, {})).body;
};
const today = async (days: 7 | 30 | 90 = 7) =>
  (await backend.call('getAnalytics', owner, { query: { days } })).body.days.at(-1);
const activity = async (query: { limit?: number; cursor?: string } = {}) => {
  await stream.caughtUp();
  return (await backend.call('listActivity', owner, { query })).body;
};

/** As the payment provider's event settles it. */
const subscribe = async (who: Identity, from: 'free' | 'pro', to: 'free' | 'pro') =>
  reconcileEvent(
    table(),
    { userId: who.userId, customerId: 'cus_1', record: undefined, tier: from, trialUsedAt: undefined },
    {
      eventId: `evt_${Math.random()}`,
      record: undefined,
      tier: to,
      status: null,
      trialUsedAt: undefined,
      now: Date.now(),
    },
  );

describe('the figures of the dashboard', () => {
  it('count a sign-up and a new admin [ADM-01]', async () => {
    const before = await figures();
    const ada = await member('ada');
    expect(await figures()).toEqual({ ...before, users: before.users + 1 });
    await promote(ada, 'admin');
    expect(await figures()).toEqual({ ...before, users: before.users + 1, admins: before.admins + 1 });
  });

  it('count who subscribes, and no more who ends it [ADM-01]', async () => {
    const before = await figures();
    const ben = await member('ben');
    await subscribe(ben, 'free', 'pro');
    expect(await figures()).toMatchObject({ pro: before.pro + 1 });
    await subscribe(ben, 'pro', 'free');
    expect(await figures()).toMatchObject({ pro: before.pro });
  });

  it('count a session from the first progress to the last, and neither in the bin nor when it is gone [ADM-01]', async () => {
    const before = await figures();
    const cora = person('cora');
    const { sessionId, scene } = await lesson(backend, cora);
    const mark = (order: number, completion_status: 'completed' | 'in_progress') =>
      backend.call('putProgress', cora, { params: { sceneId: scene(order) }, body: { completion_status } });
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions });
    await mark(1, 'completed');
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions + 1 });
    await mark(2, 'completed');
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions + 1 });
    await backend.call('deleteSession', cora, { params: { sessionId } });
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions });
    await backend.call('restoreSession', cora, { params: { sessionId } });
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions + 1 });
    await deleteRow(table(), sessionKey(sessionId));
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions });
  });

  it('count a session no more that is erased with all its rows, as when its author leaves', async () => {
    const before = await figures();
    const cleo = person('cleo');
    const { sessionId, scene } = await lesson(backend, cleo);
    const params = { sceneId: scene(1) };
    await backend.call('putProgress', cleo, { params, body: { completion_status: 'completed' } });
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions + 1 });
    const session = await sessionStore().find(sessionId);
    if (session) await eraseWholeSession(table(), session);
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions });
  });

  it('count many sessions of many people exactly, also when their changes are told twice', async () => {
    const before = await figures();
    const readers = Array.from({ length: 12 }, (_, at) => person(`reader${at}`));
    await Promise.all(
      readers.map(async (reader) => {
        const { scene } = await lesson(backend, reader);
        const params = { sceneId: scene(1) };
        await backend.call('putProgress', reader, { params, body: { completion_status: 'completed' } });
      }),
    );
    expect(await figures()).toMatchObject({ active_sessions: before.active_sessions + 12 });
  });
});

describe('the analytics of a day', () => {
  it('counts sign-ups and conversions', async () => {
    const before = await today();
    await subscribe(await member('dora'), 'free', 'pro');
    expect(await today()).toEqual({
      ...before,
      sign_ups: (before?.sign_ups ?? 0) + 1,
      conversions: (before?.conversions ?? 0) + 1,
    });
  });

  it('counts what was written by mode, and tokens and cost of each call of the model', async () => {
    const before = await today();
    Object.assign(process.env, { MODEL_PRICE_INPUT: '10000', MODEL_PRICE_OUTPUT: '50000' });
    await lesson(backend, person('eve'));
    await spending().add(usage);
    await spending().add(usage);
    const after = await today();
    expect(after?.generations).toEqual({
      ...before?.generations,
      custom: (before?.generations['custom'] ?? 0) + 1,
    });
    // Two calls of 100 tokens in and 20 out
    expect(after?.tokens).toBe((before?.tokens ?? 0) + 240);
    expect(after?.cost_usd).toBeCloseTo((before?.cost_usd ?? 0) + 4);
  });

  it('counts what failed and what was cancelled', async () => {
    const before = await today();
    const ref = await accepted(backend, person('finn'));
    await generationStore().fail(ref, 'busy', new Date().toISOString());
    const { sessionId } = await accepted(backend, person('gail'));
    await backend.call('cancelGeneration', person('gail'), { params: { sessionId } });
    expect(await today()).toMatchObject({
      failures: (before?.failures ?? 0) + 1,
      cancellations: (before?.cancellations ?? 0) + 1,
    });
  });

  it.each([7, 30, 90] as const)('stands as the last of %i, the others with what happened on them', async (days) => {
    const { body } = await backend.call('getAnalytics', owner, { query: { days } });
    expect(body.days).toHaveLength(days);
    const dates = body.days.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.at(-1)).toBe(new Date().toISOString().slice(0, 10));
    expect(body.days[0]).toMatchObject({ sign_ups: 0, failures: 0, tokens: 0, conversions: 0 });
  });

  it('is asked for over seven, thirty or ninety days and no other number', async () => {
    for (const days of [0, 8, 365])
      expect((await backend.call('getAnalytics', owner, { query: { days } })).status).toBe(400);
  });
});

describe('the recent activity', () => {
  it('tells of sign-ups, roles, subscriptions and deletions, newest first [ADM-02]', async () => {
    const hana = await member('hana', { name: 'Hana Holm' });
    await changeRole(memberStore(), {
      caller: await stored(owner),
      userId: hana.userId,
      role: 'admin',
      now: Date.now() + 1,
    });
    await subscribe(hana, 'free', 'pro');
    await subscribe(hana, 'pro', 'free');
    const told = (await activity()).items.filter(({ subject }) => subject.id === hana.userId);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(
      new Set(['signed_up', 'role_changed', 'subscribed', 'unsubscribed']),
    );
    expect(told.every(({ subject }) => subject.name === 'Hana Holm')).toBe(true);
    expect(told.find(({ kind }) => kind === 'role_changed')).toMatchObject({
      actor: { id: owner.userId, name: 'Olga Ortiz' },
      role: { from: 'user', to: 'admin' },
    });
    const instants = (await activity()).items.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort().reverse());
    await deleteRow(table(), profileKey(hana.userId));
    const gone = (await activity()).items.filter(({ subject }) => subject.id === hana.userId);
    expect(gone.map(({ kind }) => kind)).toContain('account_deleted');
    expect(gone.every(({ subject }) => subject.name === null)).toBe(true);
  });

  it('forgets what is older than 400 days, also before the table does', async () => {
    const long = new Date(Date.now() - 401 * DAY).toISOString();
    const entry = { kind: 'signed_up', actor: null, subject: 'long-ago', role: null } as const;
    await writeIf(table(), recordAudit({ ...entry, at: long }));
    await writeIf(table(), recordAudit({ ...entry, at: new Date(Date.now() - 399 * DAY).toISOString() }));
    const told = (await activity({ limit: 100 })).items.filter(({ subject }) => subject.id === 'long-ago');
    expect(told).toHaveLength(1);
    expect(told[0]?.at).not.toBe(long);
  });

  it('tells of everything once, and comes in pages', async () => {
    const all = (await activity({ limit: 100 })).items;
    const first = await activity({ limit: 3 });
    const second = await activity({ limit: 3, cursor: first.cursor ?? '' });
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 6));
    const entries = all.map(({ at, kind, subject }) => `${at} ${kind} ${subject.id}`);
    expect(new Set(entries).size).toBe(entries.length);
    const cursor = Buffer.from('["AUDIT"]').toString('base64url');
    expect((await backend.call('listActivity', owner, { query: { cursor } })).error.code).toBe('bad_cursor');
  });
});
