import * as auth from 'aws-amplify/auth';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANN, createPoolStage, PASSWORD, type PoolStage, refused, signIn, signUp } from './pool-stage.ts';

let stage: PoolStage;
const claims = async (forceRefresh = false) =>
  (await auth.fetchAuthSession({ forceRefresh })).tokens!.accessToken.payload;

beforeEach(async () => {
  stage = createPoolStage();
  await stage.start();
});
afterEach(async () => {
  await auth.signOut().catch(() => {});
  await stage.stop();
});

describe('aws-amplify against the embedded user pool', () => {
  it('signs up, is confirmed at once, and signs in with SRP [AUTH-50]', async () => {
    expect(await signUp()).toMatchObject({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
    expect(await signIn()).toMatchObject({ isSignedIn: true });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: ANN, name: 'Ann', email_verified: 'true' });
  });

  it('puts what the API relies on into the tokens [AUTH-42]', async () => {
    await signUp();
    await signIn('secret', 'Ann@Example.com');
    const { accessToken, idToken } = (await auth.fetchAuthSession()).tokens!;
    const { sub } = accessToken.payload;
    const pool = stage.pool();
    const { poolId, clientId } = pool;
    const iss = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`;
    expect(accessToken.payload).toMatchObject({ iss, client_id: clientId, token_use: 'access', username: sub });
    expect(accessToken.payload).toMatchObject({ event_id: expect.any(String), origin_jti: expect.any(String) });
    expect(accessToken.payload.exp! - accessToken.payload.iat!).toBe(15 * 60);
    expect(accessToken.payload['auth_time']).toBe(accessToken.payload.iat);
    expect(idToken!.payload).toMatchObject({
      iss,
      sub,
      aud: clientId,
      token_use: 'id',
      email: ANN,
      email_verified: true,
    });
    expect(accessToken.payload).not.toHaveProperty('cognito:groups');

    const verifier = JwtVerifier.create({
      issuer: pool.issuer,
      audience: null,
      jwksUri: pool.jwksUri(stage.server().endpoint),
    });
    verifier.cacheJwks(await (await fetch(pool.jwksUri(stage.server().endpoint))).json());
    expect(await verifier.verify(accessToken.toString())).toMatchObject({ sub });
  });

  it('takes six characters of any kind as a password and no fewer [AUTH-20]', async () => {
    await expect(signUp(ANN, 'short')).rejects.toEqual(refused('InvalidPasswordException', 'not long enough'));
    await expect(signUp(ANN, 'aaaaaa')).resolves.toMatchObject({ isSignUpComplete: true });
  });

  it('refuses an address that has an account, also in other letters', async () => {
    await signUp();
    await expect(signUp('ANN@example.com')).rejects.toEqual(refused('UsernameExistsException', 'User already exists'));
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await signUp();
    const same = refused('NotAuthorizedException', 'Incorrect username or password.');
    await expect(signIn('secreT')).rejects.toEqual(same);
    await expect(signIn(PASSWORD, 'nobody@example.com')).rejects.toEqual(same);
  });

  it('makes who guesses wait, longer after each wrong password', async () => {
    await signUp();
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(signIn('secreT')).rejects.toEqual(refused('NotAuthorizedException', 'Incorrect'));
    await expect(signIn()).rejects.toEqual(refused('NotAuthorizedException', 'Password attempts exceeded'));
    stage.wait(2);
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('makes who guesses wait, however the name is spelled', async () => {
    await signUp();
    const spelled = [...ANN].map((letter, at) => ANN.slice(0, at) + letter.toUpperCase() + ANN.slice(at + 1));
    for (const name of spelled.slice(0, 5))
      await expect(signIn('secreT', name)).rejects.toEqual(refused('NotAuthorizedException', 'Incorrect'));
    await expect(signIn(PASSWORD, ANN.toUpperCase())).rejects.toEqual(
      refused('NotAuthorizedException', 'Password attempts exceeded'),
    );
    await expect(signIn()).rejects.toEqual(refused('NotAuthorizedException', 'Password attempts exceeded'));
  });

  it('keeps the time of the sign-in when it refreshes the tokens', async () => {
    await signUp();
    await signIn();
    const before = await claims();
    stage.wait(20 * 60);
    const after = await claims(true);
    expect(after.iat).toBeGreaterThan(before.iat!);
    expect(after).toMatchObject({ auth_time: before['auth_time'], origin_jti: before['origin_jti'] });
    expect(after['event_id']).not.toBe(before['event_id']);
  });

  it('changes password, name and address of who is signed in, and nothing else', async () => {
    await signUp();
    await signUp('bob@example.com');
    await signIn();
    await expect(auth.updatePassword({ oldPassword: 'guess1', newPassword: 'brandnew' })).rejects.toEqual(
      refused('NotAuthorizedException'),
    );
    await auth.updatePassword({ oldPassword: PASSWORD, newPassword: 'brandnew' });
    await auth.updateUserAttributes({ userAttributes: { name: 'Anna', email: 'anna@example.com' } });
    expect(await auth.fetchUserAttributes()).toMatchObject({ name: 'Anna', email: 'anna@example.com' });
    await expect(auth.updateUserAttributes({ userAttributes: { email: 'bob@example.com' } })).rejects.toEqual(
      refused('AliasExistsException'),
    );
    await expect(auth.updateUserAttributes({ userAttributes: { email_verified: 'true' } })).rejects.toEqual(
      refused('NotAuthorizedException', 'unauthorized attribute'),
    );
    await auth.signOut();
    expect(await signIn('brandnew', 'anna@example.com')).toMatchObject({ isSignedIn: true });
  });

  it('ends every session on a global sign-out, and the account on deletion', async () => {
    await signUp();
    await signIn();
    const elsewhere = new Map(stage.kept);
    await auth.signOut({ global: true });
    for (const [key, value] of elsewhere) stage.kept.set(key, value);
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();

    await auth.signOut();
    await signIn();
    await auth.deleteUser();
    await expect(signIn()).rejects.toEqual(refused('NotAuthorizedException'));
  });

  it('keeps accounts, keys and sessions over a restart on another port', async () => {
    await signUp();
    await signIn();
    const before = await claims();
    await stage.stop();
    await stage.start();
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: ANN });
    expect(await claims(true)).toMatchObject({ sub: before.sub, iss: before.iss });
    await auth.signOut();
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('runs the triggers, and hands their refusal to the caller', async () => {
    const confirmed: unknown[] = [];
    await stage.stop();
    await stage.start({
      triggers: {
        postConfirmation: async (event) => {
          confirmed.push(event.request.userAttributes);
          if (event.request.userAttributes['email'] === 'bob@example.com') throw new Error('no room');
        },
        preTokenGeneration: async (event) => {
          const groupOverrideDetails = { groupsToOverride: ['owner'] };
          const claimsOverrideDetails = { claimsToAddOrOverride: { plan: 'pro' }, groupOverrideDetails };
          return { ...event, response: { claimsOverrideDetails } };
        },
      },
    });
    await signUp();
    expect(confirmed).toMatchObject([{ email: ANN, name: 'Ann', 'cognito:user_status': 'CONFIRMED' }]);
    await expect(signUp('bob@example.com')).rejects.toEqual(
      refused('UserLambdaValidationException', 'PostConfirmation failed with error no room.'),
    );
    await signIn();
    expect(await claims()).toMatchObject({ 'cognito:groups': ['owner'] });
    expect((await auth.fetchAuthSession()).tokens!.idToken!.payload).toMatchObject({ plan: 'pro' });
  });

  it('does not do what only the API may, and says which operation it does not know', async () => {
    const call = async (operation: string) => {
      const headers = {
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        authorization: 'AWS4-HMAC-SHA256',
      };
      const answer = await fetch(stage.server().endpoint, { method: 'POST', headers, body: '{}' });
      return { status: answer.status, ...(await answer.json()) };
    };
    const unknown = { status: 400, __type: 'UnknownOperationException' };
    expect(await call('AdminDeleteUser')).toMatchObject(unknown);
    expect(await call('SetUICustomization')).toMatchObject({ ...unknown, message: expect.stringContaining('SetUI') });
  });
});
