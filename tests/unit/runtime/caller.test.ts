import { describe, expect, it, vi } from 'vitest';
import type { UserRecord } from '../../../lambdas/domain/user/user.ts';
import { newUser } from '../../../lambdas/domain/user/user.ts';
import { type CallerPorts, callerOf } from '../../../lambdas/runtime/http/caller.ts';
import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';

const claims = { sub: 'ann', client_id: 'client', token_use: 'access', auth_time: 1_700_000_000, exp: 1_700_003_600 };
const ann = newUser('ann', 'ann@example.com', 'Ann', '2025-01-01T00:00:00.000Z');
const withRole = (role: Role): UserRecord => ({ ...ann, role });
const portsFor = (user: UserRecord | undefined, verify: CallerPorts['verify'] = async () => claims) => {
  const read = vi.fn<CallerPorts['user']>(async () => user);
  return { verify, clientId: () => 'client', user: read, wasDeleted: async () => false, withinRate: async () => true };
};
const withToken = { headers: { authorization: 'Bearer token' } };
const withoutToken = { headers: {} };
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('the caller', () => {
  it('is undefined on a public route, whatever token is sent', async () => {
    const ports = portsFor(ann);
    expect(await callerOf(withToken, 'public', ports)).toBeUndefined();
    expect(ports.user).not.toHaveBeenCalled();
  });

  it('is undefined on an optional route without a token', async () => {
    expect(await callerOf(withoutToken, 'optional', portsFor(ann))).toBeUndefined();
  });

  it.each(['optional', 'user'] as const)(
    'is the user of a valid token on a route that is %s, and refused with an invalid one',
    async (access) => {
      expect(await callerOf(withToken, access, portsFor(ann))).toMatchObject({ userId: 'ann', token: 'token' });
      const rejecting = portsFor(ann, async () => Promise.reject(new AppError('unauthenticated')));
      await expect(callerOf(withToken, access, rejecting)).rejects.toEqual(code('unauthenticated'));
    },
  );

  it('is refused without a token where sign-in is required, with the error of the contract [SESS-58, SESS-59]', async () => {
    for (const access of ['user', 'admin'] as const)
      await expect(callerOf(withoutToken, access, portsFor(ann))).rejects.toEqual(code('unauthenticated'));
  });

  it.each([
    ['of another client', { client_id: 'other' }],
    ['that is no access token', { token_use: 'id' }],
    ['without an expiry', { exp: undefined }],
  ])('is refused with a token %s', async (_, wrong) => {
    for (const access of ['optional', 'user', 'admin'] as const) {
      const ports = portsFor(withRole('owner'), async () => ({ ...claims, ...wrong }));
      await expect(callerOf(withToken, access, ports)).rejects.toEqual(code('unauthenticated'));
    }
  });

  it('ignores claims that a gateway is said to have verified', async () => {
    const event = { headers: {}, requestContext: { authorizer: { jwt: { claims } } } };
    await expect(callerOf(event, 'user', portsFor(ann))).rejects.toEqual(code('unauthenticated'));
  });

  it('may have no record yet', async () => {
    expect(await callerOf(withToken, 'user', portsFor(undefined))).toMatchObject({ userId: 'ann', user: undefined });
  });
});

describe('an admin route', () => {
  it('is for users whose record says admin or owner, read consistently', async () => {
    for (const role of ['admin', 'owner'] as const) {
      const ports = portsFor(withRole(role));
      expect(await callerOf(withToken, 'admin', ports)).toMatchObject({ userId: 'ann' });
      expect(ports.user).toHaveBeenCalledWith('ann', { consistent: true });
    }
  });

  it('is for nobody else, whatever groups a token names', async () => {
    const grouped = async () => ({ ...claims, 'cognito:groups': ['owner'] });
    for (const user of [withRole('user'), undefined])
      await expect(callerOf(withToken, 'admin', portsFor(user, grouped))).rejects.toEqual(code('forbidden'));
  });
});

describe('a deleted account', () => {
  const deleting = portsFor({ ...ann, deleting_at: '2025-02-01T00:00:00.000Z' });
  const deleted = { ...portsFor(undefined), wasDeleted: async () => true };

  it.each([
    ['while its data is deleted', deleting],
    ['afterwards, as long as a token is valid', deleted],
  ])('is refused everywhere %s [SET-15]', async (_, ports) => {
    for (const access of ['user', 'admin'] as const)
      await expect(callerOf(withToken, access, ports)).rejects.toEqual(code('sign_in'));
    await expect(callerOf(withToken, 'optional', ports)).rejects.toEqual(code('sign_in'));
  });
});

describe('signing out everywhere', () => {
  const signedOut = (at: number) => portsFor({ ...ann, signed_out_at: new Date(at * 1_000 + 700).toISOString() });

  it('ends every sign-in before it', async () => {
    await expect(callerOf(withToken, 'user', signedOut(1_700_000_001))).rejects.toEqual(code('unauthenticated'));
    await expect(callerOf(withToken, 'optional', signedOut(1_700_000_001))).rejects.toEqual(code('unauthenticated'));
  });

  it('leaves the sign-in that follows it in the same second', async () => {
    expect(await callerOf(withToken, 'user', signedOut(1_700_000_000))).toMatchObject({ userId: 'ann' });
  });
});
