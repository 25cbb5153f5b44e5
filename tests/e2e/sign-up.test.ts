import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksGood } from './support/looks.ts';
import { codesFor } from './support/outbox.ts';
import { type Running, run } from './support/running.ts';
import { newPerson, openBrowser, openTab } from './support/stage.ts';

type Person = ReturnType<typeof newPerson>;

const WRONG = 'Invalid verification code provided, please try again.';
const EXPIRED = 'Invalid code provided, please request a code again.';
const dataDir = mkdtempSync(path.join(tmpdir(), 'sign-up-'));
let product: Running;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([run({ dataDir, confirm: true }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const codes = ({ email }: Person): readonly string[] => codesFor(path.join(dataDir, 'outbox'), email);
/** The newest code, once this many were mailed. */
const newest = async (person: Person, mails: number): Promise<string> => {
  await expect.poll(() => codes(person).length).toBe(mails);
  return codes(person)[0] ?? '';
};
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Changes stored codes as if they were sent 25 hours ago. */
const expireCodes = ({ email }: Person): void => {
  const pool = new DatabaseSync(path.join(dataDir, 'cognito.sqlite'));
  pool.prepare('UPDATE codes SET expires = 0 WHERE username = ?').run(email);
  pool.close();
};

/** A tab whose clock can be moved forward, instead of waiting. */
const openProduct = async () => {
  const tab = await openTab(browser, product.origin);
  await tab.context.clock.install();
  return tab;
};
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'));
const fillIn = async (page: Page, person: Person) => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
};
const register = async (page: Page, person: Person) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Full Name').fill(person.name);
  await fillIn(page, person);
  await press(page, 'Create Account');
};
const enter = async (page: Page, person: Person) => {
  await fillIn(page, person);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
};
const confirm = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await press(page, 'Confirm');
};
/** Requests another code once the page allows it. */
const resend = async (page: Page) => {
  await page.clock.fastForward('00:31');
  await press(page, 'Send a new code');
  await said(page, 'A new code is on its way.');
};

describe('an account whose address is to be confirmed', () => {
  it('takes the newest code that was mailed, and no other, by keyboard alone [AUTH-27, AUTH-50]', async () => {
    const { page, context, faults } = await openProduct();
    const person = newPerson();
    await page.goto('/auth?mode=signup');
    await page.getByLabel('Full Name').focus();
    await page.keyboard.type(person.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await heading(page, 'Confirm your address');
    await page.getByText(person.email).waitFor();
    await expect.poll(() => focused(page)).toBe('one-time-code');
    await looksGood(page, 'sign-up-code');
    const first = await newest(person, 1);

    await page.keyboard.type(other(first));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    await expect.poll(() => focused(page)).toBe('one-time-code');
    await looksGood(page, 'sign-up-code-wrong');

    await resend(page);
    expect(await page.getByLabel('Code').inputValue()).toBe('');
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    await page.keyboard.type(await newest(person, 2));
    await page.keyboard.press('Enter');
    await said(page, 'Account created successfully!');
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('still waits for its code in another tab, after a code has expired', async () => {
    const { page, context, faults } = await openProduct();
    const person = newPerson();
    await register(page, person);
    await heading(page, 'Confirm your address');
    await page.close();

    const next = await context.newPage();
    await next.goto('/auth');
    await heading(next, 'Confirm your address');
    await looksGood(next, 'sign-up-code-later');
    expireCodes(person);
    await confirm(next, await newest(person, 1));
    await next.getByRole('alert').filter({ hasText: EXPIRED }).waitFor();
    await resend(next);
    await confirm(next, await newest(person, 2));
    await said(next, 'Your address is confirmed. Sign in to go on.');
    expect(await next.getByLabel('Email').inputValue()).toBe(person.email);
    await expect.poll(() => focused(next)).toBe('current-password');
    await next.keyboard.type(person.password);
    await next.keyboard.press('Enter');
    await next.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is asked for its code when its owner signs in elsewhere', async () => {
    const there = await openProduct();
    const person = newPerson();
    await register(there.page, person);
    await heading(there.page, 'Confirm your address');

    const here = await openProduct();
    await here.page.goto('/pricing');
    await here.page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    const dialog = here.page.getByRole('dialog');
    await dialog.waitFor();
    await enter(here.page, person);
    await dialog.getByRole('heading', { name: 'Confirm your address' }).waitFor();
    await here.page.getByText('still has to be confirmed').waitFor();
    await expect.poll(() => focused(here.page)).toBe('one-time-code');
    await looksGood(here.page, 'sign-in-code');
    await press(here.page, 'Send a new code');
    await said(here.page, 'A new code is on its way.');
    await confirm(here.page, await newest(person, 2));
    await said(here.page, 'Welcome back!');
    await dialog.waitFor({ state: 'detached' });

    // The first tab learns that the address is already confirmed
    await confirm(there.page, await newest(person, 2));
    await there.page.waitForURL('**/dashboard');
    expect([...there.faults, ...here.faults]).toEqual([]);
    await Promise.all([there.context.close(), here.context.close()]);
  });

  it('can be made with another address, and not twice with one [AUTH-28, AUTH-29]', async () => {
    const { page, context, faults } = await openProduct();
    const [mistyped, person] = [newPerson(), newPerson()];
    await register(page, mistyped);
    await heading(page, 'Confirm your address');
    await press(page, 'Use another address');
    expect(await page.getByLabel('Full Name').inputValue()).toBe(mistyped.name);
    await page.getByLabel('Email').fill(person.email);
    await press(page, 'Create Account');
    await page.getByText(person.email).waitFor();
    await confirm(page, await newest(person, 1));
    await page.waitForURL('**/dashboard');

    const other = await openProduct();
    await register(other.page, person);
    await said(other.page, 'This email is already registered. Please sign in instead.');
    await expect.poll(() => focused(other.page)).toBe('current-password');
    await looksGood(other.page, 'sign-up-taken');
    await other.page.keyboard.type(person.password);
    await other.page.keyboard.press('Enter');
    await other.page.waitForURL('**/dashboard');
    expect([...faults, ...other.faults]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });
});

describe('a forgotten password', () => {
  const forget = async (page: Page, person: Person) => {
    await page.goto('/auth');
    await press(page, 'Forgot password?');
    await page.getByLabel('Email').fill(person.email);
    await looksGood(page, 'forgotten');
    await press(page, 'Send code');
    await heading(page, 'Set a new password');
    await page.getByLabel('Code').waitFor();
  };
  const set = async (page: Page, code: string, password: string) => {
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await press(page, 'Set new password');
  };

  it('is replaced with the newest code, in whatever tab it is typed [AUTH-51]', async () => {
    const { page, context, faults } = await openProduct();
    const person = newPerson();
    await register(page, person);
    await confirm(page, await newest(person, 1));
    await page.waitForURL('**/dashboard');
    const there = await openProduct();
    await forget(there.page, person);
    const first = await newest(person, 2);
    await set(there.page, other(first), 'reading2');
    await there.page.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    await looksGood(there.page, 'forgotten-wrong');
    await resend(there.page);
    await set(there.page, first, 'reading2');
    await there.page.getByRole('alert').filter({ hasText: WRONG }).waitFor();

    await there.page.reload();
    await heading(there.page, 'Set a new password');
    await set(there.page, await newest(person, 3), 'reading2');
    await said(there.page, 'Welcome back!');
    await there.page.waitForURL('**/dashboard');
    expect([...faults, ...there.faults]).toEqual([]);
    await Promise.all([context.close(), there.context.close()]);
  });

  it('of an address that was never confirmed takes a code for each', async () => {
    const { page, context, faults } = await openProduct();
    const person = newPerson();
    await register(page, person);
    await heading(page, 'Confirm your address');
    await press(page, 'Use another address');
    await forget(page, person);
    await set(page, await newest(person, 2), 'reading2');
    await said(page, 'Your address is confirmed. We sent one more code, for the new password.');
    await looksGood(page, 'forgotten-again');
    await set(page, await newest(person, 3), 'reading2');
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('looks the same for an address without an account [AUTH-51]', async () => {
    const { page, context, faults } = await openProduct();
    const nobody = newPerson();
    await forget(page, nobody);
    await said(page, 'Six digits. Only the newest code works.');
    await set(page, '123456', 'reading2');
    await page.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    expect(codes(nobody)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
