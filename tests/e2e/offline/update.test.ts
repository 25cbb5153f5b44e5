import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { startPublisher } from '../support/next-build.ts';
import { newPerson, openBrowser, openTab, signUp } from '../support/stage.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

const entry = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '');
const appCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('fabula-app-')));
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
/** Set on a document: gone once another one is loaded. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));
const offer = (page: Page) => page.getByText('A new version is ready.');

const openBuild = async () => {
  const site = await startPublisher(product.origin);
  const tab = await openTab(browser, site.origin);
  await signUp(tab.page, newPerson());
  await expect.poll(() => isControlled(tab.page)).toBe(true);
  await mark(tab.page);
  return { ...tab, site };
};
const lookForUpdates = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

it('offers a new version and forces it on nobody', async () => {
  const { page, context, site } = await openBuild();
  expect(await appCaches(page)).toHaveLength(1);
  const [before] = await appCaches(page);
  site.publish();
  await lookForUpdates(page);
  await offer(page).waitFor();
  await looksGood(page, 'offline-update');
  expect([await isMarked(page), (await entry(page)).includes(site.next)]).toEqual([true, false]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect.poll(() => entry(page)).toContain(site.next);
  await expect.poll(() => appCaches(page)).toHaveLength(1);
  expect(await appCaches(page)).not.toEqual([before]);
  expect(await offer(page).count()).toBe(0);
  // The new one starts without a connection too
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/You're offline/).waitFor();
  expect(await entry(page)).toContain(site.next);
  await Promise.all([context.close(), site.close()]);
});

it('is left for later, and comes by itself with the next page that is loaded', async () => {
  const { page, context, site } = await openBuild();
  site.publish();
  await lookForUpdates(page);
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await offer(page).waitFor({ state: 'detached' });
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect.poll(() => entry(page)).toContain(site.next);
  await expect.poll(() => appCaches(page)).toEqual(['fabula-app-ffffffffffffffff']);
  expect(await offer(page).count()).toBe(0);
  await Promise.all([context.close(), site.close()]);
});
