import * as auth from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmAddress,
  sendResetCode,
  sendSignUpCode,
  setPassword,
} from '../../../../web/src/lib/auth/cognito-codes.ts';
import { ANN, createPoolStage, type PoolStage, refused, signIn, signUp } from './pool-stage.ts';

let stage: PoolStage;
const kinds = () => stage.mails.map(({ kind }) => kind);

beforeEach(async () => {
  stage = createPoolStage();
  await stage.start({ autoConfirm: false });
  await signUp();
});
afterEach(async () => {
  await auth.signOut().catch(() => {});
  await stage.stop();
});

describe('the site’s calls for codes', () => {
  it('confirm an address, also one that another tab has confirmed', async () => {
    await confirmAddress(ANN, stage.code());
    await confirmAddress(ANN, stage.code());
    expect(await signIn()).toMatchObject({ isSignedIn: true });
  });

  it('refuse a wrong code', async () => {
    await expect(confirmAddress(ANN, 'wrong')).rejects.toEqual(refused('CodeMismatchException'));
  });

  it('send another code until the address is confirmed', async () => {
    expect(await sendSignUpCode(ANN)).toBe('sent');
    await confirmAddress(ANN, stage.code());
    expect(await sendSignUpCode(ANN)).toBe('confirmed');
    expect(kinds()).toEqual(['signup', 'signup']);
  });

  it('set a new password with one code where the address is confirmed [AUTH-51]', async () => {
    await confirmAddress(ANN, stage.code());
    await sendResetCode(ANN);
    expect(kinds()).toEqual(['signup', 'reset']);
    await expect(setPassword(ANN, 'wrong', 'brandnew')).rejects.toEqual(refused('CodeMismatchException'));
    expect(await setPassword(ANN, stage.code(), 'brandnew')).toBe('done');
    expect(await signIn('brandnew')).toMatchObject({ isSignedIn: true });
  });

  it('set a new password with two codes where it was never confirmed, and lock nobody out', async () => {
    await sendResetCode(ANN);
    expect(kinds()).toEqual(['signup', 'signup']);
    await expect(setPassword(ANN, 'wrong', 'brandnew')).rejects.toEqual(refused('CodeMismatchException'));
    expect(await setPassword(ANN, stage.code(), 'brandnew')).toBe('again');
    expect(kinds()).toEqual(['signup', 'signup', 'reset']);
    expect(await setPassword(ANN, stage.code(), 'brandnew')).toBe('done');
    expect(await signIn('brandnew')).toMatchObject({ isSignedIn: true });
  });

  it('do not tell whether an address has an account', async () => {
    await sendResetCode('nobody@example.com');
    await expect(setPassword('nobody@example.com', '123456', 'brandnew')).rejects.toEqual(
      refused('CodeMismatchException'),
    );
    expect(kinds()).toEqual(['signup']);
  });
});
