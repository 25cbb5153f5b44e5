import * as auth from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANN, createPoolStage, PASSWORD, type PoolStage, refused, signIn, signUp } from './pool-stage.ts';

const NOBODY = 'nobody@example.com';
const HOUR = 3600;
const DAY = 24 * HOUR;
const mismatch = refused('CodeMismatchException', 'Invalid verification code provided, please try again.');
const expired = refused('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const tooMany = refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

let stage: PoolStage;
const confirm = (confirmationCode: string, username = ANN) => auth.confirmSignUp({ username, confirmationCode });
const resend = (username = ANN) => auth.resendSignUpCode({ username });
const reset = (confirmationCode: string, newPassword = 'brandnew', username = ANN) =>
  auth.confirmResetPassword({ username, confirmationCode, newPassword });
/** A code of six digits that is not this one. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

afterEach(async () => {
  await auth.signOut().catch(() => {});
  await stage.stop();
});

describe('the code of a new account', () => {
  beforeEach(async () => {
    stage = createPoolStage();
    await stage.start({ autoConfirm: false });
  });

  it('is mailed and asked for, and confirms the account [AUTH-50]', async () => {
    const { nextStep } = await signUp();
    const codeDeliveryDetails = { destination: 'a***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' };
    expect(nextStep).toEqual({ signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails });
    expect(stage.mails).toEqual([{ to: ANN, kind: 'signup', code: expect.stringMatching(/^\d{6}$/) }]);
    await expect(confirm(other(stage.code()))).rejects.toEqual(mismatch);
    await confirm(stage.code());
    expect(await signIn()).toMatchObject({ isSignedIn: true });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email_verified: 'true' });
  });

  it('is asked for at the sign-in, of whoever has the right password', async () => {
    await signUp();
    expect(await signIn()).toMatchObject({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
    expect(stage.mails).toHaveLength(1);
    await expect(signIn('another')).rejects.toEqual(refused('NotAuthorizedException', 'Incorrect username'));
  });

  it('is replaced by a new one', async () => {
    await signUp();
    const first = stage.code();
    do await resend();
    while (stage.code() === first);
    await expect(confirm(first)).rejects.toEqual(mismatch);
    await confirm(stage.code());
  });

  it('is good for a day', async () => {
    await signUp();
    stage.wait(DAY);
    await expect(confirm(stage.code())).rejects.toEqual(expired);
    await resend();
    stage.wait(DAY - 1);
    await confirm(stage.code());
  });

  it('may be guessed five times', async () => {
    await signUp();
    const wrong = other(stage.code());
    for (let guess = 0; guess < 5; guess++) await expect(confirm(wrong)).rejects.toEqual(mismatch);
    await expect(confirm(stage.code())).rejects.toEqual(tooMany);
  });

  it('is sent five times within an hour', async () => {
    await signUp();
    for (let send = 1; send < 5; send++) await resend();
    await expect(resend()).rejects.toEqual(tooMany);
    await confirm(stage.code());
    stage.wait(HOUR);
    await signUp('bob@example.com');
    expect(stage.mails.at(-1)?.to).toBe('bob@example.com');
  });

  it('is sent again once the hour is over', async () => {
    await signUp();
    for (let send = 1; send < 5; send++) await resend();
    stage.wait(HOUR);
    await resend();
    expect(stage.mails).toHaveLength(6);
  });

  it('is neither sent nor taken once the account is confirmed', async () => {
    await signUp();
    await confirm(stage.code());
    await expect(confirm(stage.code())).rejects.toEqual(
      refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
    await expect(resend()).rejects.toEqual(refused('InvalidParameterException', 'User is already confirmed.'));
  });

  it('does not tell whether an address has an account, unless somebody signs up with it', async () => {
    expect(await resend(NOBODY)).toMatchObject({ destination: 'n***@e***', deliveryMedium: 'EMAIL' });
    await expect(confirm('123456', NOBODY)).rejects.toEqual(mismatch);
    await expect(confirm('123456', 'never@example.com')).rejects.toEqual(expired);
    expect(stage.mails).toEqual([]);
    await signUp();
    await expect(signUp()).rejects.toEqual(refused('UsernameExistsException', 'User already exists'));
  });

  it('outlives a restart', async () => {
    await signUp();
    await stage.stop();
    await stage.start({ autoConfirm: false });
    await confirm(stage.code());
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });
});

describe('the code for a new password', () => {
  beforeEach(async () => {
    stage = createPoolStage();
    await stage.start();
    await signUp();
  });

  it('sets it, once [AUTH-51]', async () => {
    const { nextStep } = await auth.resetPassword({ username: ANN });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'a***@e***', deliveryMedium: 'EMAIL' });
    const code = stage.code();
    await expect(reset(other(code))).rejects.toEqual(mismatch);
    await expect(reset(code, 'tiny')).rejects.toEqual(refused('InvalidPasswordException'));
    await reset(code);
    await expect(reset(code)).rejects.toEqual(expired);
    expect(await signIn('brandnew')).toMatchObject({ isSignedIn: true });
  });

  it('is replaced by a new one, good for an hour, and guessed five times', async () => {
    await auth.resetPassword({ username: ANN });
    const first = stage.code();
    do await auth.resetPassword({ username: ANN });
    while (stage.code() === first);
    await expect(reset(first)).rejects.toEqual(mismatch);
    stage.wait(HOUR);
    await expect(reset(stage.code())).rejects.toEqual(expired);
    await auth.resetPassword({ username: ANN });
    const wrong = other(stage.code());
    for (let guess = 0; guess < 5; guess++) await expect(reset(wrong)).rejects.toEqual(mismatch);
    await expect(reset(stage.code())).rejects.toEqual(tooMany);
  });

  it('is promised to an unknown address too, and never sent [AUTH-51]', async () => {
    const { nextStep } = await auth.resetPassword({ username: NOBODY });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'n***@e***', deliveryMedium: 'EMAIL' });
    expect(stage.mails).toEqual([]);
    await expect(reset('123456', 'brandnew', NOBODY)).rejects.toEqual(mismatch);
  });

  it('is promised and never sent where the address was not confirmed', async () => {
    await stage.stop();
    await stage.start({ autoConfirm: false });
    await signUp('bob@example.com');
    const { nextStep } = await auth.resetPassword({ username: 'bob@example.com' });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'b***@e***', deliveryMedium: 'EMAIL' });
    expect(stage.mails.map(({ kind }) => kind)).toEqual(['signup']);
    await expect(reset(stage.code(), 'brandnew', 'bob@example.com')).rejects.toThrow();
    expect(await signIn(PASSWORD, 'bob@example.com')).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } });
  });
});
