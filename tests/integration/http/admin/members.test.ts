import { AdminAddUserToGroupCommand, AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsOf } from '../../../../lambdas/domain/user/search-terms.ts';
import { memberStore, table } from '../../../../lambdas/runtime/container.ts';
import { update } from '../../../../lambdas/store/fragment.ts';
import { countsKey, memberTermKey, profileKey } from '../../../../lambdas/store/keys.ts';
import { deleteRow, writeIf } from '../../../../lambdas/store/table.ts';
import type { Stream } from '../../../../local/stream/start.ts';
import type { Role } from '../../../../shared/model/account/user.ts';
import { type Backend, type Identity, startBackend, visitor } from '../../harness.ts';
import { member, promote, stored } from '../../members.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
let owner: Identity;
let admin: Identity;
let user: Identity;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
  owner = await promote(await member('olga', { name: 'Olga Ortiz' }), 'owner');
  admin = await promote(await member('adam', { name: 'Adam Åberg' }), 'admin');
  user = await member('uma', { name: 'Uma Usher', email: 'somebody.else@Example.test' });
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const listed = async (
  as: Identity | undefined,
  query: { search?: string; role?: Role; cursor?: string; limit?: number } = {},
) => backend.call('listMembers', as, { query });
const namesOf = async (query: Parameters<typeof listed>[1]) =>
  (await listed(admin, query)).body.items.map(({ name }) => name);
const setRole = (as: Identity | undefined, whom: Identity, role: Role) =>
  backend.call('setUserRole', as, { params: { target_user_id: whom.userId }, body: { new_role: role } });
const answer = async (asked: ReturnType<typeof setRole>) => {
  const { status, error } = await asked;
  return { status, code: error.code };
};
const counts = async () => (await listed(admin)).body.counts;

describe('the list of members', () => {
  it('tells admins and owners what the administration needs of everybody, newest first [ADM-13, ADM-29, ADM-30]', async () => {
    for (const caller of [admin, owner]) {
      const { status, body } = await listed(caller);
      expect(status).toBe(200);
      expect(body.items.map(({ name }) => name)).toEqual(['Uma Usher', 'Adam Åberg', 'Olga Ortiz']);
      expect(body.items[0]).toEqual({
        id: user.userId,
        name: 'Uma Usher',
        email: 'somebody.else@Example.test',
        role: 'user',
        subscription_tier: 'free',
        created_at: expect.any(String),
      });
    }
  });

  it('is refused for everybody else [ADM-15]', async () => {
    expect((await listed(user)).status).toBe(403);
    expect((await listed(visitor)).status).toBe(401);
  });

  it('needs nothing to be asked, and comes in pages [ADM-14]', async () => {
    const first = await listed(admin, { limit: 2 });
    const rest = await listed(admin, { limit: 2, cursor: first.body.cursor ?? '' });
    expect([...first.body.items, ...rest.body.items].map(({ name }) => name)).toEqual([
      'Uma Usher',
      'Adam Åberg',
      'Olga Ortiz',
    ]);
    expect(rest.body.cursor).toBeNull();
  });

  it('finds a member by any part of the name or the address, in any case and without accents [ADM-10, ADM-11]', async () => {
    await stream.caughtUp();
    expect(await namesOf({ search: 'SHER' })).toEqual(['Uma Usher']);
    expect(await namesOf({ search: 'm åb' })).toEqual(['Adam Åberg']);
    expect(await namesOf({ search: 'aberg' })).toEqual(['Adam Åberg']);
    expect(await namesOf({ search: 'body.ELSE@' })).toEqual(['Uma Usher']);
    expect(await namesOf({ search: 'example.te' })).toHaveLength(3);
    expect(await namesOf({ search: 'nobody at all' })).toEqual([]);
  });

  it('finds what stands at the very end of the longest name and of a long address [ADM-10, ADM-11]', async () => {
    const long = await member(`${'far'.repeat(18)}-away`, { name: `${'Wolf'.repeat(23)} van Zyl` });
    const korean = await member('minseo', { name: `${'한국어'.repeat(32)} 끝` });
    await stream.caughtUp();
    const found = async (search: string) => (await listed(admin, { search })).body.items.map(({ id }) => id);
    expect(await found('van zyl')).toEqual([long.userId]);
    expect(await found('yl')).toEqual([long.userId]);
    expect(await found('-away@')).toEqual([long.userId]);
    expect(await found('끝')).toEqual([korean.userId]);
  });

  it('finds who was filed in an older way once they have come by again [ADM-10, ADM-11]', async () => {
    const old = await member('oldtimer', { name: `${'Lynx'.repeat(23)} van Dorn` });
    await stream.caughtUp();
    await writeIf(table(), update(profileKey(old.userId), 'REMOVE filing'));
    await stream.caughtUp();
    // As it was kept when only the beginnings of long names were
    for (const { head, field } of termsOf({ name: 'van dorn', email: '' }))
      await deleteRow(table(), memberTermKey(head, old.userId, field));
    expect(await namesOf({ search: 'van dorn' })).toEqual([]);
    const { updated_at } = await stored(old);
    for (let visit = 0; visit < 2; visit += 1) expect((await backend.call('getMe', old, {})).status).toBe(200);
    await stream.caughtUp();
    expect(await namesOf({ search: 'van dorn' })).toHaveLength(1);
    expect((await stored(old)).updated_at).toBe(updated_at);
    expect((await backend.call('getMe', old, {})).body).not.toHaveProperty('filing');
  });

  it('looks for a single letter as well [ADM-10, ADM-11]', async () => {
    await member('quorra', { name: 'Quorra' });
    await stream.caughtUp();
    const named = async (query: Parameters<typeof listed>[1]) => (await listed(admin, query)).body.items;
    const found = await named({ search: 'Q' });
    expect(found.map(({ name }) => name)).toEqual(['Quorra']);
    expect(await named({ search: 'q', role: 'admin' })).toEqual([]);
    expect((await named({ search: 'å', role: 'admin' })).map(({ name }) => name)).toEqual(['Adam Åberg']);
    expect(await named({ search: '!' })).toEqual([]);
  });

  it('shows a member once, also when name and address both fit, on whatever page', async () => {
    for (const at of [1, 2, 3]) await member(`zoe${at}`, { name: `Zoe Zoe ${at}` });
    await stream.caughtUp();
    const found: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof listed>> = await listed(admin, {
        search: 'zoe',
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      found.push(...body.items.map(({ name }) => name));
      cursor = body.cursor;
    } while (cursor !== null);
    expect(found.sort()).toEqual(['Zoe Zoe 1', 'Zoe Zoe 2', 'Zoe Zoe 3']);
  });

  it('is narrowed to a role, also while something is looked for [ADM-12]', async () => {
    expect(await namesOf({ role: 'admin' })).toEqual(['Adam Åberg']);
    expect(await namesOf({ role: 'owner' })).toEqual(['Olga Ortiz']);
    expect(await namesOf({ role: 'user' })).not.toContain('Adam Åberg');
    expect(await namesOf({ role: 'admin', search: 'adam' })).toEqual(['Adam Åberg']);
    expect(await namesOf({ role: 'owner', search: 'adam' })).toEqual([]);
    expect(await namesOf({ role: 'user', search: 'adam' })).toEqual([]);
    expect(await namesOf({ role: 'user', search: 'usher' })).toEqual(['Uma Usher']);
  });

  it('follows a new name, and forgets who has gone', async () => {
    const who = await member('mia', { name: 'Mia Before' });
    await stream.caughtUp();
    expect(await namesOf({ search: 'before' })).toEqual(['Mia Before']);
    const rename = update(profileKey(who.userId), 'SET #name = :name', { ':name': 'Mia After' }, { '#name': 'name' });
    await writeIf(table(), rename);
    await stream.caughtUp();
    expect(await namesOf({ search: 'before' })).toEqual([]);
    expect(await namesOf({ search: 'mia after' })).toEqual(['Mia After']);
    await deleteRow(table(), profileKey(who.userId));
    await writeIf(table(), update(countsKey, 'ADD #users :less', { ':less': -1 }, { '#users': 'users' }));
    await stream.caughtUp();
    expect(await namesOf({ search: 'mia' })).toEqual([]);
  });

  it('counts users, admins, owners and Pro over all members, whatever is looked for [ADM-08]', async () => {
    const before = await counts();
    await member('kim');
    const { body } = await listed(admin, { role: 'owner', search: 'olga' });
    expect(body.counts).toEqual({ ...before, users: before.users + 1 });
  });

  it('refuses a cursor that it did not give out', async () => {
    const cursor = Buffer.from('["nonsense"]').toString('base64url');
    for (const query of [{}, { role: 'user' as const }, { search: 'adam' }])
      expect((await listed(admin, { ...query, cursor })).error.code).toBe('bad_cursor');
  });
});

describe('a role', () => {
  it('is changed by admins and owners, and counts at the next call [ADM-25, ADM-28, ADM-33]', async () => {
    const lea = await member('lea');
    expect((await listed(lea)).status).toBe(403);
    const before = await counts();
    const { status, body } = await setRole(admin, lea, 'admin');
    expect({ status, body }).toMatchObject({ status: 200, body: { id: lea.userId, role: 'admin' } });
    expect((await listed(lea)).status).toBe(200);
    expect(await counts()).toEqual({ ...before, users: before.users - 1, admins: before.admins + 1 });
    expect((await setRole(owner, lea, 'user')).body.role).toBe('user');
    expect((await listed(lea)).status).toBe(403);
    expect(await counts()).toEqual(before);
  });

  it('is not changed by a user, by nobody known, or by oneself [ADM-31, ADM-34]', async () => {
    expect(await answer(setRole(user, admin, 'user'))).toMatchObject({ status: 403 });
    expect(await answer(setRole(visitor, admin, 'user'))).toMatchObject({ status: 401 });
    for (const who of [admin, owner])
      expect(await answer(setRole(who, who, 'user'))).toEqual({ status: 403, code: 'own_role' });
  });

  it('of an owner is given and taken by owners alone [ADM-29, ADM-30, ADM-31]', async () => {
    const ned = await member('ned');
    expect(await answer(setRole(admin, ned, 'owner'))).toEqual({ status: 403, code: 'owners_only' });
    expect(await answer(setRole(admin, owner, 'user'))).toEqual({ status: 403, code: 'owners_only' });
    expect((await setRole(owner, ned, 'owner')).body.role).toBe('owner');
    expect((await setRole(ned, owner, 'admin')).body.role).toBe('admin');
    expect((await setRole(ned, owner, 'owner')).body.role).toBe('owner');
    expect((await setRole(owner, ned, 'user')).body.role).toBe('user');
  });

  it('that somebody has already is no change, and one of nobody is not found', async () => {
    const before = await counts();
    expect((await setRole(owner, admin, 'admin')).status).toBe(200);
    expect(await counts()).toEqual(before);
    const ghost = { userId: 'ghost', authTime: 0 };
    expect(await answer(setRole(owner, ghost, 'admin'))).toEqual({ status: 404, code: 'member_not_found' });
  });

  it('is mirrored by the groups of the user pool, which decide nothing [ADM-32]', async () => {
    const gus = await member('gus');
    await setRole(owner, gus, 'admin');
    await stream.caughtUp();
    const asked = (command: typeof AdminAddUserToGroupCommand | typeof AdminRemoveUserFromGroupCommand) =>
      backend.accounts.commandCalls(command, { Username: gus.userId }).map(({ args }) => args[0].input.GroupName);
    expect(new Set(asked(AdminAddUserToGroupCommand))).toEqual(new Set(['admin']));
    expect(new Set(asked(AdminRemoveUserFromGroupCommand))).toEqual(new Set(['owner']));
    const claims = { sub: user.userId, client_id: backend.clientId, token_use: 'access', 'cognito:groups': ['owner'] };
    const authTime = Math.floor(Date.now() / 1_000);
    const forged = await backend.call(
      'listMembers',
      user,
      { query: {} },
      { claims: { ...claims, auth_time: authTime } },
    );
    expect(forged.status).toBe(403);
  });

  it('leaves one of two owners who demote each other at the same time', async () => {
    const pia = await promote(await member('pia'), 'owner');
    const answers = await Promise.all([setRole(owner, pia, 'user'), setRole(pia, owner, 'user')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = [(await stored(owner)).role, (await stored(pia)).role];
    expect(roles.sort()).toEqual(['owner', 'user']);
    if ((await stored(owner)).role !== 'owner') {
      await promote(owner, 'owner');
      await setRole(owner, pia, 'user');
    }
  });

  it('of the last owner stays, whoever asks [ADM-31]', async () => {
    await expect(promote(owner, 'admin')).rejects.toMatchObject({ code: 'last_owner' });
    expect((await stored(owner)).role).toBe('owner');
  });

  it('that a thousand calls change at once leaves counts and owners exactly right', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, at) => member(`crowd${at}`)));
    const owners = await Promise.all([0, 1, 2].map(async (at) => promote(await member(`boss${at}`), 'owner')));
    const roles = ['user', 'admin', 'owner'] as const;
    const everybody = [...crowd, ...owners, owner];
    const calls = Array.from({ length: 1_000 }, (_, at) => {
      const target = everybody[(at * 7) % everybody.length] ?? owner;
      return setRole(owners[at % 3] ?? owner, target, roles[(at * 11) % 3] ?? 'user');
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    const now: Record<Role, number> = { user: 0, admin: 0, owner: 0 };
    let cursor: string | undefined;
    do {
      const page = await memberStore().list({ search: undefined, role: undefined, limit: 100, cursor });
      for (const { role } of page.members) now[role] += 1;
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(now.owner).toBeGreaterThan(0);
    expect(await memberStore().counts()).toMatchObject({ users: now.user, admins: now.admin, owners: now.owner });
  });
});
