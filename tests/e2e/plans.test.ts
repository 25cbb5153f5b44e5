import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { type Running, run } from './support/running.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-plans-'));
let browser: Browser;
let site: Running;
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), run({ dataDir, functions: inject('builtFunctions') })]);
});
afterAll(async () => {
  await browser.close();
  await site.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const patience = { timeout: 60_000 };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sees = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor(patience);
const seesUnpaid = (page: Page) => page.getByRole('region', { name: 'Payment' }).waitFor(patience);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor(patience);
const overLimit = (page: Page) => page.getByText(/^The 3 stories of the Free plan are written\./);

/** Delays the app's code until the returned function is called. */
const withoutApp = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    /\/assets\/mount-/,
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  return resolve;
};

const writeStories = async (page: Page, count: number): Promise<void> => {
  const api = apiOf(page);
  const texts = [...topicTexts.values()];
  for (let written = 1; written <= count; written += 1) {
    const { id: sessionId } = await api('createSession', { body: { mode: 'custom' } });
    const content = texts[written] ?? '';
    const body = { sessionId, content, genre: 'mystery', authorInspiration: 'doyle' };
    await api('generateStory', {
      body: {
        ...body,
        additionalContext: '',
        targetAudience: 'college',
        learningObjectives: '',
        difficultyLevel: 'intermediate',
      },
    });
    const state = async () => {
      const { stories, running } = await api('getUsage');
      return [stories.used, running.used];
    };
    await expect.poll(state, patience).toEqual([written, 0]);
  }
};

/** From the settings to the billing portal, presses a button there, and goes back. */
const onPortal = async (page: Page, button: string): Promise<void> => {
  await press(page, 'Manage Subscription');
  await title(page, 'Manage your subscription');
  await press(page, button);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/settings');
};

it('reaches the limit, upgrades, is without limit, cancels, and is on the Free plan again [BILL-04, BILL-08, BILL-40, BILL-44, BILL-53, BILL-54, BILL-55, BILL-59, SET-17, SET-18, SET-19, SET-23]', async () => {
  const { context, page: wizard, faults } = await openTabWithoutWorker(browser, site.origin);
  await signUp(wizard, newPerson());
  await writeStories(wizard, 3);
  await wizard.goto('/upload');
  await overLimit(wizard).waitFor();
  await looksGood(wizard, 'limit-reached');
  // Would be lost by a reload
  await wizard.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  const page = await context.newPage();
  // The page is shown before the app is loaded: choices and presses in between are kept
  let standsIn = await withoutApp(page);
  await page.goto('/pricing');
  await page.getByText('$15.83', { exact: true }).waitFor();
  await page.getByText('You save $38.', { exact: true }).waitFor();
  expect(await page.getByText('$19', { exact: true }).isVisible()).toBe(false);
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByText('$19', { exact: true }).waitFor();
  await page.getByText('You save $38.', { exact: true }).waitFor({ state: 'hidden' });
  standsIn();
  await page.getByRole('button', { name: /^Account of / }).waitFor();
  await page.getByText('$19', { exact: true }).waitFor();
  await page.getByText('You save $38.', { exact: true }).waitFor({ state: 'hidden' });

  await press(page, 'Start Pro Trial');
  await title(page, 'Start your trial');
  await press(page, 'Card declined');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await press(page, 'Back');
  await page.waitForURL('**/pricing');
  await overLimit(wizard).waitFor();

  standsIn = await withoutApp(page);
  await page.reload();
  await page.getByText('Monthly', { exact: true }).click();
  await press(page, 'Start Pro Trial');
  standsIn();
  await title(page, 'Start your trial');
  await press(page, 'Pay');
  await page.waitForURL('**/checkout/success');
  await title(page, 'Welcome to Fabula Pro');
  await overLimit(wizard).waitFor({ ...patience, state: 'detached' });

  await page.goto('/settings');
  await sees(page, 'Fabula Pro Monthly');
  await onPortal(page, 'Cancel at period end');
  await sees(page, 'Cancels at period end');
  await looksGood(page, 'settings-cancelling');
  expect(await overLimit(wizard).count()).toBe(0);

  await onPortal(page, 'Period ends');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).waitFor(patience);
  await sees(page, 'Cancelled');
  await overLimit(wizard).waitFor(patience);
  expect(await wizard.locator('html[data-same-page]').count()).toBe(1);

  // There is one trial per user: now it is an upgrade
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).first().waitFor(patience);
  expect(faults).toEqual([]);
});

it('tells on every page of a renewal that failed, and no more once it is paid [BILL-30]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser, site.origin);
  await signUp(page, newPerson());
  await page.goto('/settings');
  await press(page, 'Upgrade to Pro');
  await title(page, 'Start your trial');
  await press(page, 'Pay');
  await title(page, 'Welcome to Fabula Pro');

  await page.goto('/settings');
  await onPortal(page, 'Period ends');
  await sees(page, 'Active');
  await onPortal(page, 'Renewal failed');
  await seesUnpaid(page);
  await looksGood(page, 'settings-past-due');
  await page.goto('/dashboard');
  await seesUnpaid(page);
  await looksGood(page, 'dashboard-past-due');
  await press(page, 'Update your payment method');
  await press(page, 'Renewal paid');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Manage Subscription' }).waitFor(patience);
  expect(await page.getByRole('region', { name: 'Payment' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

it('asks an anonymous user to sign in before an upgrade, and keeps the billing period [BILL-08, BILL-47, BILL-60]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser, site.origin);
  await page.goto('/pricing');
  await page.getByText('Monthly', { exact: true }).click();
  await press(page, 'Start Pro Trial');
  await page.getByText('Please sign in to upgrade').waitFor();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('$19', { exact: true }).waitFor();
  await page.goto('/checkout/success');
  await title(page, 'Sign in to see your subscription');
  expect(faults).toEqual([]);
});
