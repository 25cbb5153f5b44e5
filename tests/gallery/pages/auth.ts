import type { Page } from 'playwright-core';
import { type GalleryPage, never, type State } from '../gallery-page.ts';
import { mailed, refusal } from '../pool-answers.ts';

const ADDRESS = 'ines@example.test';
const wrong = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const signUp = async (page: Page) => {
  await page.getByLabel('Full Name').fill('Ines Novak');
  await page.getByLabel('Email').fill(ADDRESS);
  await page.getByLabel('Password', { exact: true }).fill('reading1');
  await press(page, 'Create Account');
};
const confirm = async (page: Page) => {
  await signUp(page);
  await page.getByLabel('Code').fill('471108');
  await press(page, 'Confirm');
};
const forget = async (page: Page) => {
  await press(page, 'Forgot password?');
  await page.getByLabel('Email').fill(ADDRESS);
  await press(page, 'Send code');
};
const signingUp = (act: State['act'], shows: State['shows'], pool: State['pool'] = {}): State => ({
  visitor: true,
  path: '/auth?mode=signup',
  pool: { SignUp: () => ({ UserConfirmed: false, UserSub: 'user-1', ...mailed() }), ...pool },
  ...(act ? { act } : {}),
  shows,
});
const forgotten = (act: State['act'], shows: State['shows'], pool: State['pool'] = {}): State => ({
  visitor: true,
  path: '/auth?mode=signin',
  pool: { ForgotPassword: mailed, ResendConfirmationCode: mailed, ...pool },
  ...(act ? { act } : {}),
  shows,
});

export const authPages: readonly GalleryPage[] = [
  {
    name: 'auth',
    path: '/auth',
    states: {
      'sign-in': { visitor: true, path: '/auth?mode=signin', shows: 'Password' },
      'sign-up': signingUp(undefined, 'Full Name'),
      error: signingUp((page) => press(page, 'Create Account'), 'Please fill in all required fields'),
      taken: signingUp(signUp, 'This email is already registered. Please sign in instead.', {
        SignUp: refusal('UsernameExistsException', 'User already exists'),
      }),
      code: signingUp(signUp, /^Send a new code in/),
      'code-busy': signingUp(confirm, 'Confirm', { ConfirmSignUp: never }),
      'code-wrong': signingUp(confirm, /^Invalid verification code/, { ConfirmSignUp: wrong }),
      'code-later': signingUp(async (page) => {
        await signUp(page);
        await page.getByLabel('Code').waitFor();
        await page.reload();
      }, /still has to be confirmed/),
      'code-sent': signingUp(
        async (page) => {
          await signUp(page);
          await page.getByLabel('Code').waitFor();
          await page.reload();
          await press(page, 'Send a new code');
        },
        'A new code is on its way.',
        { ResendConfirmationCode: mailed },
      ),
      forgotten: forgotten((page) => press(page, 'Forgot password?'), 'Send code'),
      reset: forgotten(forget, 'Set new password'),
      'reset-wrong': forgotten(
        async (page) => {
          await forget(page);
          await page.getByLabel('Code').fill('471108');
          await page.getByLabel('New password', { exact: true }).fill('reading2');
          await press(page, 'Set new password');
        },
        /^Invalid verification code/,
        { ConfirmForgotPassword: wrong, ConfirmSignUp: wrong },
      ),
    },
  },
];
