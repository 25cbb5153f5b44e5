import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { digit, doneToday, dueOf, grades, heading, withCards, withLesson } from '../review/learner.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openBrowser, openTab, signIn, signUp } from '../support/stage.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

/** Addresses whose answers are kept, of everybody on this device. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('fabula-kept-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** All that the caches hold, requests with their headers and answers alike. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith('fabula-app-')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        parts.push(name, key.url, JSON.stringify([...key.headers]), (await (await cache.match(key))?.text()) ?? '');
    }
    return parts.join('\n');
  });

/** The worker controls the page and has today's cards. */
const readyForOffline = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
};

const asOf = (page: Page) => page.getByText(/Shown as of /);

it('starts without a connection in the middle of a review, goes on after a reload, and counts each answer once', async () => {
  const { page, context, faults } = await withCards(browser, product.origin);
  await page.goto('/dashboard');
  await readyForOffline(page);
  await page.goto('/review');
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];
  await heading(page, first).waitFor();
  await expect.poll(() => keptAddresses(page)).toContain('/api/deck/due');

  await context.setOffline(true);
  await page.keyboard.press(digit(first, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, second).waitFor();
  await page.reload();
  // What was answered is not asked again
  await heading(page, second).waitFor();
  await asOf(page).waitFor();
  await looksGood(page, 'offline-review');
  await page.keyboard.press(digit(second, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, third).waitFor();
  await page.getByText('2 answers wait for the connection.').waitFor();

  await context.setOffline(false);
  await page.getByText('Connected again.').waitFor();
  await expect.poll(() => doneToday(page)).toBe(2);
  await asOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await heading(page, third).waitFor();
  expect(await doneToday(page)).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it('has the cards of today though the review was not opened while there was a connection', async () => {
  const { page, context } = await withCards(browser, product.origin);
  await page.goto('/dashboard');
  await readyForOffline(page);
  const mark = () =>
    page.evaluate(() => JSON.stringify(Object.entries(localStorage)).match(/cards-kept[^,]*,"[\d-]+ (\d+ \d+)/)?.[1]);
  await expect.poll(mark, { timeout: 60_000 }).toBe('0 3');
  const [first] = (await dueOf(page)) as [DeckCard];
  await context.setOffline(true);
  await page.goto('/review');
  await heading(page, first).waitFor();
  await context.close();
});

it('reads a lesson on without a connection, and marks a scene once', async () => {
  const { page, context, faults, sessionId } = await withLesson(browser, product.origin);
  await readyForOffline(page);
  await page.goto(`/session/${sessionId}?scene=1`);
  const api = apiOf(page);
  const { modules } = await api('listScenes', { params: { sessionId } });
  const scenes = modules.flatMap((module) => module.scenes);
  expect(isQuiz(scenes[0]!.type)).toBe(false);
  const title = (at: number) => page.getByRole('heading', { level: 1, name: scenes[at]!.title });
  await title(0).waitFor();
  await expect.poll(() => keptAddresses(page)).toContain(`/api/sessions/${sessionId}/scenes`);

  await context.setOffline(true);
  await page.reload();
  await title(0).waitFor();
  await asOf(page).waitFor();
  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  await title(1).waitFor();
  await page.getByText(/^You are offline\. What you mark as complete is kept/).waitFor();
  // Its text and not only its title
  const text = async () => (await page.getByRole('main').textContent())?.length ?? 0;
  await expect.poll(text).toBeGreaterThan((scenes[1]!.content ?? '').length / 2);
  await looksGood(page, 'offline-lesson');
  await page.goto(`/session/${sessionId}?scene=1`);
  await title(0).waitFor();
  expect(await page.getByRole('button', { name: 'Mark as Complete' }).count()).toBe(0);
  const completed = async () =>
    (await api('getProgress', { params: { sessionId } })).entries.filter(
      ({ completion_status: status }) => status === 'completed',
    );
  expect(await completed()).toEqual([]);

  await context.setOffline(false);
  await expect.poll(async () => (await completed()).map(({ scene_id }) => scene_id)).toEqual([scenes[0]!.id]);
  await asOf(page).waitFor({ state: 'detached' });
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('progress')));
  await expect.poll(waiting).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('keeps no token, and after a sign-out nothing that can be read', async () => {
  const { page, context, sessionId } = await withLesson(browser, product.origin);
  await readyForOffline(page);
  await page.goto(`/session/${sessionId}`);
  await expect.poll(() => keptAddresses(page)).toContain(`/api/sessions/${sessionId}/scenes`);
  const kept = await everythingKept(page);
  expect(kept).toContain('Active Recall');
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+|authorization|bearer/i);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Active Recall' }).first().waitFor();
  await page.getByRole('button', { name: 'Account of Ines Novak' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => keptAddresses(page)).toEqual([]);
  expect(await everythingKept(page)).not.toContain('Active Recall');
  await context.setOffline(true);
  await page.goto(`/session/${sessionId}`);
  await page.getByText(/You're offline/).waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.locator('body').textContent()).not.toContain('Active Recall');
  expect(await asOf(page).count()).toBe(0);
  await context.close();
});

it('shows somebody else on the same computer nothing of who was there before', async () => {
  const { page, context, sessionId } = await withLesson(browser, product.origin);
  await readyForOffline(page);
  await page.goto(`/session/${sessionId}`);
  await expect.poll(() => keptAddresses(page)).toContain(`/api/sessions/${sessionId}/scenes`);
  // The sign-in is lost without a sign-out, and another takes its place
  await page.evaluate(() => localStorage.clear());
  const other = newPerson();
  const elsewhere = await openTab(browser, product.origin);
  await signUp(elsewhere.page, other);
  await elsewhere.context.close();
  await signIn(page, other);
  await expect.poll(() => keptAddresses(page)).not.toContain(`/api/sessions/${sessionId}/scenes`);
  await context.setOffline(true);
  await page.goto(`/session/${sessionId}`);
  await page.getByText(/You're offline/).waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.locator('body').textContent()).not.toContain('Active Recall');
  await context.close();
});

it('has a worker that browsers ask for anew each time, under the policy of the site', async () => {
  const { headers } = await fetch(`${product.origin}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('can be installed', async () => {
  const { page, context } = await openTab(browser, product.origin);
  await signUp(page, newPerson());
  await readyForOffline(page);
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window can install nothing, which says nothing of the page
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  await context.close();
});
