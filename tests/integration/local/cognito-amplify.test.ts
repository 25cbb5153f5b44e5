import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../local/cognito/codes.ts';
import { createUserPool, type UserPoolOptions } from '../../../local/cognito/user-pool.ts';
import { type Listening, listen } from '../../../local/lib/http.ts';

const ANN = 'ann@example.com';
const PASSWORD = 'secret';

let dataDir: string;
let clock: number;
let mails: Mail[];
let pool: ReturnType<typeof createUserPool>;
let server: Listening;
const kept = new Map<string, string>();

/** A process that serves the pool on a port of its own, and a browser tab that talks to it. */
async function start(options: Partial<UserPoolOptions> = {}) {
  pool = createUserPool({
    dataDir,
    region: 'us-east-1',
    groups: ['owner', 'admin'],
    now: () => clock,
    onMail: (mail) => mails.push(mail),
    ...options,
  });
  server = await listen(createServer((req, res) => void pool.listener(req, res)));
  const { poolId: userPoolId, clientId: userPoolClientId } = pool;
  const Cognito = { userPoolId, userPoolClientId, userPoolEndpoint: server.endpoint, loginWith: { email: true } };
  Amplify.configure({ Auth: { Cognito } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
}

async function stop() {
  await server.close();
  pool.close();
}

const signUp = (username = ANN, password = PASSWORD) =>
  auth.signUp({ username, password, options: { userAttributes: { email: username, name: 'Ann' } } });
const signIn = (password = PASSWORD, username = ANN) => auth.signIn({ username, password });
const claims = async (forceRefresh = false) =>
  (await auth.fetchAuthSession({ forceRefresh })).tokens!.accessToken.payload;
const refused = (name: string, message?: string) =>
  expect.objectContaining({ name, ...(message && { message: expect.stringContaining(message) }) });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pool-'));
  clock = Date.now();
  mails = [];
  kept.clear();
  await start();
});
afterEach(async () => {
  await auth.signOut().catch(() => {});
  await stop();
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
    const { poolId, clientId } = pool;
    const iss = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`;
    expect(accessToken.payload).toMatchObject({ iss, client_id: clientId, token_use: 'access', username: sub });
    expect(accessToken.payload).toMatchObject({ event_id: expect.any(String), origin_jti: expect.any(String) });
    expect(accessToken.payload.exp! - accessToken.payload.iat!).toBe(3600);
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
      jwksUri: pool.jwksUri(server.endpoint),
    });
    verifier.cacheJwks(await (await fetch(pool.jwksUri(server.endpoint))).json());
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
    clock += 2000;
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('keeps the time of the sign-in when it refreshes the tokens', async () => {
    await signUp();
    await signIn();
    const before = await claims();
    clock += 20 * 60_000;
    const after = await claims(true);
    expect(after.iat).toBeGreaterThan(before.iat!);
    expect(after).toMatchObject({ auth_time: before['auth_time'], origin_jti: before['origin_jti'] });
    expect(after['event_id']).not.toBe(before['event_id']);
  });

  it('resets a forgotten password with a mailed code, five tries long [AUTH-51]', async () => {
    await signUp();
    const { nextStep } = await auth.resetPassword({ username: ANN });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'a***@e***', deliveryMedium: 'EMAIL' });
    const code = mails.at(-1)!.code;
    const confirm = (confirmationCode: string, newPassword = 'brandnew') =>
      auth.confirmResetPassword({ username: ANN, confirmationCode, newPassword });
    await expect(confirm('wrong')).rejects.toEqual(refused('CodeMismatchException'));
    await expect(confirm(code, 'tiny')).rejects.toEqual(refused('InvalidPasswordException'));
    await confirm(code);
    await expect(confirm(code)).rejects.toEqual(refused('ExpiredCodeException'));
    expect(await signIn('brandnew')).toMatchObject({ isSignedIn: true });

    await auth.resetPassword({ username: ANN });
    for (let attempt = 0; attempt < 5; attempt++) await expect(confirm('wrong')).rejects.toThrow();
    await expect(confirm(mails.at(-1)!.code)).rejects.toEqual(refused('LimitExceededException'));
  });

  it('answers a reset for an unknown address as if it had an account [AUTH-51]', async () => {
    const username = 'nobody@example.com';
    const { nextStep } = await auth.resetPassword({ username });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'n***@e***', deliveryMedium: 'EMAIL' });
    expect(mails).toEqual([]);
    const confirm = auth.confirmResetPassword({ username, confirmationCode: '123456', newPassword: 'brandnew' });
    await expect(confirm).rejects.toEqual(refused('CodeMismatchException'));
  });

  it('asks for a mailed code where new accounts are not confirmed at once [AUTH-50]', async () => {
    await stop();
    await start({ autoConfirm: false });
    expect(await signUp()).toMatchObject({ nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } });
    expect(await signIn()).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    await auth.resendSignUpCode({ username: ANN });
    const [first, second] = mails.map((mail) => mail.code);
    const wrong = first === second ? 'none' : first!;
    await expect(auth.confirmSignUp({ username: ANN, confirmationCode: wrong })).rejects.toEqual(
      refused('CodeMismatchException'),
    );
    await auth.confirmSignUp({ username: ANN, confirmationCode: second! });
    expect(await signIn()).toMatchObject({ isSignedIn: true });
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
    const elsewhere = new Map(kept);
    await auth.signOut({ global: true });
    for (const [key, value] of elsewhere) kept.set(key, value);
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
    await stop();
    await start();
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: ANN });
    expect(await claims(true)).toMatchObject({ sub: before.sub, iss: before.iss });
    await auth.signOut();
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('runs the triggers, and hands their refusal to the caller', async () => {
    const confirmed: unknown[] = [];
    await stop();
    await start({
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
      const answer = await fetch(server.endpoint, { method: 'POST', headers, body: '{}' });
      return { status: answer.status, ...(await answer.json()) };
    };
    const unknown = { status: 400, __type: 'UnknownOperationException' };
    expect(await call('AdminDeleteUser')).toMatchObject(unknown);
    expect(await call('SetUICustomization')).toMatchObject({ ...unknown, message: expect.stringContaining('SetUI') });
  });
});
