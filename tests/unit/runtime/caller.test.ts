import { describe, expect, it, vi } from 'vitest';
import type { UserRecord } from '../../../lambdas/domain/user/user.ts';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { callerOf, type Gate } from '../../../lambdas/runtime/http/caller.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';

const claims = { sub: 'ann', client_id: 'client', token_use: 'access', auth_time: 1_700_000_000, exp: 1_700_003_600 };
const ann = newUser('ann', 'ann@example.com', 'Ann', '2025-01-01T00:00:00.000Z');
const withRole = (role: Role): UserRecord => ({ ...ann, role });
const gateFor = (user: UserRecord | undefined, verify: Gate['verify'] = async () => claims) => {
  const read = vi.fn<Gate['user']>(async () => user);
  return { verify, clientId: () => 'client', user: read, left: async () => false, allow: async () => true };
};
const bearing = { headers: { authorization: 'Bearer token' } };
const nobody = { headers: {} };
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('who asks', () => {
  it('is nobody on a public route, whatever comes along', async () => {
    const gate = gateFor(ann);
    expect(await callerOf(bearing, 'public', gate)).toBeUndefined();
    expect(gate.user).not.toHaveBeenCalled();
  });

  it('is a visitor on an optional route without a token', async () => {
    expect(await callerOf(nobody, 'optional', gateFor(ann))).toBeUndefined();
  });

  it.each(['optional', 'user'] as const)(
    'is whom a token names on a route that is %s, and refused when it does not hold',
    async (access) => {
      expect(await callerOf(bearing, access, gateFor(ann))).toMatchObject({ userId: 'ann', token: 'token' });
      const refusing = gateFor(ann, async () => Promise.reject(new AppError('unauthenticated')));
      await expect(callerOf(bearing, access, refusing)).rejects.toEqual(code('unauthenticated'));
    },
  );

  it('is refused without a token where somebody has to be known, in the words of the contract [SESS-58, SESS-59]', async () => {
    for (const access of ['user', 'admin'] as const)
      await expect(callerOf(nobody, access, gateFor(ann))).rejects.toEqual(code('unauthenticated'));
  });

  it.each([
    ['of another client', { client_id: 'other' }],
    ['that is none for access', { token_use: 'id' }],
    ['that never ends', { exp: undefined }],
  ])('is refused with a token %s', async (_, wrong) => {
    for (const access of ['optional', 'user', 'admin'] as const) {
      const gate = gateFor(withRole('owner'), async () => ({ ...claims, ...wrong }));
      await expect(callerOf(bearing, access, gate)).rejects.toEqual(code('unauthenticated'));
    }
  });

  it('believes nothing that claims to have been verified before', async () => {
    const event = { headers: {}, requestContext: { authorizer: { jwt: { claims } } } };
    await expect(callerOf(event, 'user', gateFor(ann))).rejects.toEqual(code('unauthenticated'));
  });

  it('may have no record yet', async () => {
    expect(await callerOf(bearing, 'user', gateFor(undefined))).toMatchObject({ userId: 'ann', user: undefined });
  });
});

describe('an admin route', () => {
  it('is for those whose record says admin or owner, read consistently', async () => {
    for (const role of ['admin', 'owner'] as const) {
      const gate = gateFor(withRole(role));
      expect(await callerOf(bearing, 'admin', gate)).toMatchObject({ userId: 'ann' });
      expect(gate.user).toHaveBeenCalledWith('ann', { consistent: true });
    }
  });

  it('is for nobody else, whatever groups a token names', async () => {
    const grouped = async () => ({ ...claims, 'cognito:groups': ['owner'] });
    for (const user of [withRole('user'), undefined])
      await expect(callerOf(bearing, 'admin', gateFor(user, grouped))).rejects.toEqual(code('forbidden'));
  });
});

describe('somebody who is leaving', () => {
  const deleting = gateFor({ ...ann, deleting_at: '2025-02-01T00:00:00.000Z' });
  const gone = { ...gateFor(undefined), left: async () => true };

  it.each([
    ['while the account goes', deleting],
    ['after it has gone, as long as a token lives', gone],
  ])('is refused everywhere %s [SET-15]', async (_, gate) => {
    for (const access of ['user', 'admin'] as const)
      await expect(callerOf(bearing, access, gate)).rejects.toEqual(code('sign_in'));
    await expect(callerOf(bearing, 'optional', gate)).rejects.toEqual(code('sign_in'));
  });
});

describe('signing out everywhere', () => {
  const signedOut = (at: number) => gateFor({ ...ann, signed_out_at: new Date(at * 1_000 + 700).toISOString() });

  it('ends every sign-in before it', async () => {
    await expect(callerOf(bearing, 'user', signedOut(1_700_000_001))).rejects.toEqual(code('unauthenticated'));
    await expect(callerOf(bearing, 'optional', signedOut(1_700_000_001))).rejects.toEqual(code('unauthenticated'));
  });

  it('leaves the sign-in that follows it in the same second', async () => {
    expect(await callerOf(bearing, 'user', signedOut(1_700_000_000))).toMatchObject({ userId: 'ann' });
  });
});
