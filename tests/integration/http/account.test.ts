import { AdminGetUserCommand, UserNotFoundException } from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handler as confirmed } from '../../../lambdas/identity/post-confirmation.ts';
import { table, userStore } from '../../../lambdas/runtime/container.ts';
import { logger } from '../../../lambdas/runtime/logs/logger.ts';
import { countsKey, profileKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import { user } from '../../unit/web/samples/users.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../harness.ts';
import { lesson } from '../lesson.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

const registered = ({ userId }: Identity, email: string, name?: string) =>
  backend.accounts.on(AdminGetUserCommand, { Username: userId }).resolves({
    UserAttributes: [{ Name: 'email', Value: email }, ...(name ? [{ Name: 'name', Value: name }] : [])],
  });
const confirm = ({ userId }: Identity, email: string, triggerSource = 'PostConfirmation_ConfirmSignUp') => {
  const event: object = { triggerSource, userName: userId, request: { userAttributes: { sub: userId, email } } };
  return confirmed(event as PostConfirmationTriggerEvent);
};
const members = async (): Promise<unknown> => getRow(table(), countsKey, { consistent: true });

describe('the record of a user', () => {
  it('is made at sign-up, under the id of the account, with nothing but id, address and name [AUTH-24, AUTH-41, AUTH-46]', async () => {
    const ann = person('ann');
    await confirm(ann, 'ann@example.com');
    const { status, body } = await backend.call('getMe', ann, {});
    expect(status).toBe(200);
    const [created_at, updated_at] = [expect.any(String), expect.any(String)];
    expect(body).toEqual(user({ id: ann.userId, email: 'ann@example.com', name: null, created_at, updated_at }));
  });

  it('has no name when none was given, and a plan that is free [AUTH-47, AUTH-49]', async () => {
    const bea = person('bea');
    registered(bea, 'bea@example.com');
    expect((await backend.call('getMe', bea, {})).body).toMatchObject({ name: null, subscription_tier: 'free' });
  });

  it('is made by the first call when sign-up could not make it, and by one of the two only', async () => {
    const cal = person('cal');
    registered(cal, 'cal@example.com', 'Cal');
    const before = (await members()) as { users?: number } | undefined;
    const asked = () => backend.call('getMe', cal, {});
    const answers = await Promise.all([asked(), confirm(cal, 'cal@example.com'), asked()]);
    expect(answers[0].body.created_at).toBe(answers[2].body.created_at);
    expect(await members()).toMatchObject({ users: (before?.users ?? 0) + 1 });
  });

  it('that cannot be made does not undo the sign-up; it is logged [AUTH-25, AUTH-26]', async () => {
    const dan = person('dan');
    vi.spyOn(userStore(), 'signUp').mockRejectedValue(new Error('no table'));
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    await expect(confirm(dan, 'dan@example.com')).resolves.toMatchObject({ userName: dan.userId });
    expect(logged).toHaveBeenCalledWith('Error creating user record', expect.anything());
  });

  it('is left alone when somebody confirms a new password', async () => {
    const eli = person('eli');
    await confirm(eli, 'eli@example.com', 'PostConfirmation_ConfirmForgotPassword');
    expect(await userStore().find(eli.userId)).toBeUndefined();
  });

  it('of an account that is gone is not made', async () => {
    const flo = person('flo');
    backend.accounts
      .on(AdminGetUserCommand, { Username: flo.userId })
      .rejects(new UserNotFoundException({ message: 'User does not exist.', $metadata: {} }));
    expect((await backend.call('getMe', flo, {})).status).toBe(401);
  });
});

describe('a password that was forgotten and set anew', () => {
  it('ends every sign-in before it', async () => {
    const eve = { ...person('eve'), authTime: Math.floor(Date.now() / 1_000) - 60 };
    await confirm(eve, 'eve@example.com');
    expect((await backend.call('getMe', eve, {})).status).toBe(200);
    await confirm(eve, 'eve@example.com', 'PostConfirmation_ConfirmForgotPassword');
    expect((await backend.call('getMe', eve, {})).status).toBe(401);
    expect((await backend.call('getMe', person('eve'), {})).status).toBe(200);
  });
});

describe('who is let in', () => {
  const signOut = (who: Identity, at: number) =>
    table().client.send(
      new UpdateCommand({
        TableName: table().name,
        Key: profileKey(who.userId),
        UpdateExpression: 'SET signed_out_at = :at',
        ExpressionAttributeValues: { ':at': new Date(at).toISOString() },
      }),
    );

  it('is nobody without a token, where one is needed [SESS-60, SESS-85]', async () => {
    for (const name of ['getMe', 'getUsage', 'createRealtimeTicket', 'countSessions'] as const) {
      const { status, error } = await backend.call(name, visitor, {});
      expect([status, error]).toEqual([401, { error: 'Not authenticated', code: 'unauthenticated' }]);
    }
    expect((await backend.call('getHealth', visitor, {})).body).toEqual({ ok: true });
  });

  it('is nobody with a token for identifying, which the gateway would let through', async () => {
    const gus = person('gus');
    const claims = { sub: gus.userId, aud: backend.clientId, token_use: 'id', auth_time: String(gus.authTime) };
    expect((await backend.call('getMe', gus, {}, { claims })).status).toBe(401);
  });

  it('is nobody who signed in before they signed out everywhere, on either kind of route', async () => {
    const hal = person('hal');
    await confirm(hal, 'hal@example.com');
    const { sessionId } = await lesson(backend, hal);
    const reads = async (who: Identity) => [
      (await backend.call('getMe', who, {})).status,
      (await backend.call('getSession', who, { params: { sessionId } })).status,
    ];
    await signOut(hal, (hal.authTime + 5) * 1_000);
    expect(await reads(hal)).toEqual([401, 401]);
    expect(await reads({ ...hal, authTime: hal.authTime + 5 })).toEqual([200, 200]);
  });

  it('on a route that is open to anybody, is whom the token names, or nobody', async () => {
    const ida = person('ida');
    const { sessionId } = await lesson(backend, ida);
    const claims = { sub: ida.userId, client_id: backend.clientId, token_use: 'access', auth_time: ida.authTime };
    const { token } = backend.issuer;
    const status = async (bearer: string) =>
      (
        await backend.call(
          'getSession',
          visitor,
          { params: { sessionId } },
          { headers: { authorization: `Bearer ${bearer}` } },
        )
      ).status;
    expect(await status(await token(claims))).toBe(200);
    expect(await status(await token({ ...claims, client_id: 'another' }))).toBe(401);
    expect(await status(await token({ ...claims, token_use: 'id' }))).toBe(401);
    expect(await status(await token(claims, { from: 'https://elsewhere.example' }))).toBe(401);
    expect(await status(await token(claims, { expires: '-1m' }))).toBe(401);
    expect(await status(await token(claims, { expires: null }))).toBe(401);
    expect(await status('not.a.token')).toBe(401);
    const [head, , signature] = (await token(claims)).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
    expect(await status(`${head}.${forged}.${signature}`)).toBe(401);
  });
});
