import { AdminDeleteUserCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../../lambdas/domain/subscription/reconcile.ts';
import { memberStore, table } from '../../../lambdas/runtime/container.ts';
import { caseKey } from '../../../lambdas/store/keys.ts';
import { sumCounts } from '../../../lambdas/store/post/counts/sum-counts.ts';
import { createSubscriptionStore } from '../../../lambdas/store/subscription/subscription-store.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { at, author, member, share } from '../community/people.ts';
import { type Backend, type Identity, startBackend } from '../harness.ts';
import { erase, eraseAll, killedAfter, seedAccount, snapshot, traces } from './leaving-account.ts';

let backend: Backend;
let shared: SessionId;
let around: { readonly shared: SessionId; readonly reader: Identity };
let forgotten: Set<string>;
beforeAll(async () => {
  backend = await startBackend();
  const made = await author(backend, 'stays');
  shared = made.sessionId;
  await share(backend, made.who, shared, 'community');
  around = { shared, reader: await member(backend, 'reader') };
});
beforeEach(() => {
  forgotten = new Set();
  backend.accounts.on(AdminUserGlobalSignOutCommand).resolves({});
  backend.accounts.on(AdminDeleteUserCommand).resolves({});
});
afterAll(() => backend.close());

const leave = (who: Identity, confirmation = 'DELETE') =>
  backend.call('deleteAccount', who, { body: { confirmation } });
const deleted = () => backend.accounts.commandCalls(AdminDeleteUserCommand).map(({ args }) => args[0].input.Username);
/** What others have and what everybody is counted in. */
const figures = async () => ({
  counts: await memberStore().counts(),
  likes: (await sumCounts(table(), shared)).likes,
  reports: await getRow(table(), caseKey(shared)).then((row) => (row ? Reflect.get(row, 'reports') : 0)),
});
/** All that is left is the bare id, so that a token that lives on does not make the account again. */
const expectNothingLeft = async ({ userId }: Identity, name: string) => {
  const left = await traces(backend, userId);
  expect(left.map((text) => text.match(/"PK":"([A-Z]+)/)?.[1] ?? text)).toEqual(['DELETION']);
  expect(await traces(backend, `${name} Novak`)).toEqual([]);
  expect(await traces(backend, `${name}@example.test`)).toEqual([]);
  expect([...forgotten]).toEqual([`cus_${name}`]);
  expect(deleted()).toContain(userId);
};

describe('deleting an account', () => {
  it('asks for the word, letter for letter, on the server too [SET-12, SET-14]', async () => {
    const who = await member(backend, 'typo');
    for (const confirmation of ['delete', 'DELETE ', '']) {
      const { status, error } = await leave(who, confirmation);
      expect({ status, text: error.error }).toEqual({ status: 422, text: 'Please type DELETE to confirm' });
    }
    expect((await backend.call('getMe', who, {})).status).toBe(200);
  });

  it('says the specified text where it is switched off, and deletes nothing [SET-15]', async () => {
    const who = await member(backend, 'off');
    process.env['ACCOUNT_DELETION'] = 'off';
    const { status, error } = await leave(who);
    const { body } = await backend.call('getAbilities', who, {});
    delete process.env['ACCOUNT_DELETION'];
    expect(status).toBe(503);
    expect(error.error).toBe('Account deletion is not yet implemented. Please contact support.');
    expect(body.deletion).toBe(false);
    expect((await backend.call('getMe', who, {})).status).toBe(200);
  });

  it('refuses every call from then on, also when nothing is left to know the person by [SET-15]', async () => {
    const who = await member(backend, 'refused');
    expect((await leave(who)).status).toBe(202);
    const refused = { status: 401, error: expect.objectContaining({ error: 'Please sign in' }) };
    const tried = async () => [
      await backend.call('getMe', who, {}),
      await backend.call('createSession', who, { body: { mode: 'custom' } }),
      await leave(who),
    ];
    for (const answer of await tried()) expect(answer).toMatchObject(refused);
    await eraseAll(who.userId, forgotten);
    for (const answer of await tried()) expect(answer).toMatchObject(refused);
  });

  it('leaves nothing of the person, and what others have as it was [SET-15]', async () => {
    const before = await figures();
    const who = await seedAccount(backend, 'wholly', around);
    const with_ = await figures();
    expect(with_).toMatchObject({ likes: before.likes + 1, reports: before.reports + 1 });
    expect(with_.counts.users).toBe(before.counts.users + 1);
    await leave(who);
    expect(await eraseAll(who.userId, forgotten)).toBe(2);
    await expectNothingLeft(who, 'wholly');
    expect(await figures()).toEqual(before);
    const { body } = await backend.call('listSessions', around.reader, { query: {} });
    expect(body.items.map(({ title, added }) => ({ title, added }))).toEqual([
      { title: 'A session that was deleted', added: expect.objectContaining({ author: null, shared: false }) },
    ]);
  });

  it('leaves nothing of somebody on Pro, and counts one fewer of both [SET-15]', async () => {
    const before = await figures();
    const who = await seedAccount(backend, 'paying', around);
    const held = (await createSubscriptionStore(table()).findCustomer('cus_paying'))!;
    const bought = { id: 'sub_1', price_id: 'price_1', interval: 'month', price: 19, currency: 'usd' } as const;
    const dates = { cancel_at_period_end: false, current_period_end: null, trial_end: null, created_at: instant(1) };
    const subscription = { ...bought, ...dates, subscription_status: 'active' } as const;
    const event = { id: 'evt_1', type: 'customer.subscription.created', customerId: 'cus_paying' };
    await createSubscriptionStore(table()).reconcile(held, reconcile(held, [subscription], event, Date.now()));
    expect((await figures()).counts).toMatchObject({ users: before.counts.users + 1, pro: before.counts.pro + 1 });
    await leave(who);
    await eraseAll(who.userId, forgotten);
    await expectNothingLeft(who, 'paying');
    expect(await figures()).toEqual(before);
  });

  it('goes on where it ran out of time [SET-15]', async () => {
    const who = await seedAccount(backend, 'slowly', around);
    await leave(who);
    expect(await eraseAll(who.userId, forgotten, { hasTime: () => false })).toBeGreaterThan(3);
    await expectNothingLeft(who, 'slowly');
  });

  it('finds what a step wrote that had begun before', async () => {
    const who = await seedAccount(backend, 'late', around);
    await leave(who);
    const { seconds } = await erase(who.userId, forgotten);
    // Longer than a step takes: one of this person's lessons was being written
    expect(seconds).toBe(360);
    const [job] = await traces(backend, who.userId);
    const [stopped] = (JSON.parse(job ?? '{}') as { stopped: SessionId[] }).stopped;
    const { files } = await import('../../../lambdas/runtime/services/files.ts');
    await files().write(`extracts/${stopped}/late.json`, 'late', 'application/json');
    await eraseAll(who.userId, forgotten);
    expect(await traces(backend, `${stopped}`)).toEqual([expect.stringContaining('DELETION#')]);
  });

  it('keeps the last owner, who has to make another first', async () => {
    const who = await member(backend, 'owner');
    await memberStore().setRole({
      userId: who.userId,
      from: 'user',
      to: 'owner',
      by: null,
      at: new Date().toISOString(),
    });
    expect(await leave(who)).toMatchObject({ status: 409, error: { code: 'last_owner' } });
    expect((await backend.call('getMe', who, {})).body.role).toBe('owner');
  });
});

it('that is killed after any of its changes finishes with the next tries, and counts nobody twice [SET-15]', async () => {
  const before = await figures();
  const who = await seedAccount(backend, 'dies', around);
  await leave(who);
  const again = await snapshot(backend);
  let killed = true;
  for (let nth = 1; killed; nth += 1) {
    await again();
    killed = await killedAfter(nth, () => erase(who.userId, forgotten));
    await eraseAll(who.userId, forgotten);
    await expectNothingLeft(who, 'dies');
    expect(await figures(), `killed after change ${nth}`).toEqual(before);
    forgotten.clear();
  }
}, 180_000);

it('touches nobody else', async () => {
  const bystander = await member(backend, 'bystander');
  await backend.call('likePost', bystander, at(shared));
  const who = await seedAccount(backend, 'neighbour', around);
  await leave(who);
  await eraseAll(who.userId, forgotten);
  expect((await backend.call('getPost', bystander, at(shared))).body).toMatchObject({ liked: true });
  expect((await backend.call('getMe', bystander, {})).body.email).toBe('bystander@example.test');
});
