import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const barLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Makes every document count how often its root element was empty. */
const countBlanks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { blanks: 0 });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root?.dataset['seen'] && root.textContent === '') Object.assign(window, { blanks: 1 });
      if (root && root.textContent !== '') root.dataset['seen'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
const blanks = (page: Page) => page.evaluate(() => (window as typeof window & { blanks: number }).blanks);

describe('going to another page', () => {
  it('leaves the old one until the code of the new one has come, and then says where one is', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser);
    await page.goto('/auth?mode=signin');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    const title = await page.title();
    const code = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/\/assets\/pricing-[^/]+\.js$/);
    await page.route(/\/assets\/pricing-[^/]+\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await barLink(page, 'Pricing').click();
    await asked;
    expect(await page.getByRole('tab', { name: 'Sign In' }).isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, await page.title()]).toEqual(['/auth', title]);
    code.resolve();
    await page.waitForURL('**/pricing');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toMatch(/^Pricing/);
    const words = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => focused(page)).toBe(words);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('never empties a prerendered page, neither for a link nor for somebody who is signed in', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser);
    await countBlanks(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await heading(page, 'Learning, built your way.').waitFor();
    expect(await blanks(page)).toBe(0);
    await signUp(page, newPerson());
    for (const path of ['/', '/faq', '/pricing']) {
      await page.goto(path);
      // Only the app knows who is signed in
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Ines Novak/ })
        .waitFor();
      expect(await blanks(page), path).toBe(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('that cannot be loaded keeps the bar, and the page comes when one goes there again', async () => {
    const { page, context } = await openTabWithoutWorker(browser);
    await page.goto('/auth?mode=signin');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    const code = /\/assets\/pricing-[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    await barLink(page, 'Pricing').click();
    await heading(page, 'Fabula has been updated').waitFor();
    await shoot(page, 'error-page-1440');
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await page.unroute(code);
    await barLink(page, 'Features').click();
    await page.waitForURL('**/features');
    await heading(page, 'Fabula has been updated').waitFor({ state: 'detached' });
    await barLink(page, 'Pricing').click();
    await page.waitForURL('**/pricing');
    await page.getByRole('heading', { level: 1, name: /^(?!Fabula has been updated)/ }).waitFor();
    await heading(page, 'Fabula has been updated').waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toMatch(/^Pricing/);
    await context.close();
  });
});

/** Every view transition that the browser ran: from where, and whether the cover itself moved. */
interface Move {
  readonly from: 'dashboard' | 'lesson';
  readonly cover: boolean;
}

const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...change) {
      const from = document.querySelector('aside[aria-label="Session"]') ? 'lesson' : 'dashboard';
      const transition = start.apply(this, change);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        moves.push({ from, cover: parts.includes('::view-transition-group(opened-cover)') });
      });
      return transition;
    };
  });

const notes = `Bees dance to tell their sisters where flowers are. The angle of the dance is the angle to the sun.
The length of the dance is the distance to the flowers. A dance of one second means about one kilometre.`;

describe('the cover of a lesson', () => {
  it('moves from its card into the lesson, and back into its card', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchMoves(page);
    await signUp(page, newPerson());
    const id = await writeLesson(page, 'The Dance', notes);
    await page.goto('/dashboard');
    const open = page.getByRole('article').getByRole('heading').getByRole('link');
    const fetched = page.waitForResponse(new RegExp(`/sessions/${id}$`));
    await open.hover();
    await fetched;
    const moves = () => page.evaluate(() => (window as typeof window & { moves: Move[] }).moves);
    await open.click();
    await page.waitForURL('**/session/*');
    await expect.poll(moves).toEqual([{ from: 'dashboard', cover: true }]);
    await page.getByRole('complementary', { name: 'Session' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/dashboard');
    await expect.poll(moves).toEqual([
      { from: 'dashboard', cover: true },
      { from: 'lesson', cover: true },
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
