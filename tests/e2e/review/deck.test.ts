import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { openBrowser } from '../support/stage.ts';
import { doneToday, dueOf, grades, heading, questionOf, withCards } from './learner.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

it('is found through, looked through by keyboard regardless of dates, and switched off', async () => {
  const { page, faults, sessionId } = await withCards(browser, product.origin);
  const api = apiOf(page);
  const { items: cards } = await api('listCards', { params: { sessionId }, query: { limit: 100 } });
  const [first] = cards as [DeckCard];
  const all = `${cards.length} cards`;

  await page.goto('/deck');
  const lot = page.getByRole('region', { name: 'Active Recall' });
  await page.getByText(`${all} from 1 session.`).waitFor();
  const rows = lot.getByRole('listitem').getByRole('button', { expanded: false });
  await expect.poll(() => rows.count()).toBe(cards.length);
  await looksGood(page, 'deck');

  // A search leaves only what it names
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await search.fill(questionOf(first).question.question.slice(0, 40));
  await expect.poll(() => rows.count()).toBeLessThan(cards.length);
  await search.fill('xylophone');
  await page.getByText('No card matches “xylophone”').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('tab', { name: /^Suspended/ }).click();
  await page.getByText('No card is suspended').waitFor();
  await page.getByRole('tab', { name: /^All/ }).click();

  // Flashcards: by keyboard alone, and no date changes
  await lot.getByRole('link', { name: /^Flashcards/ }).click();
  const card = page.getByRole('article', { name: `Card 1 of ${cards.length}` });
  await card.waitFor();
  await page.keyboard.press('Space');
  await card.getByText('From your notes').waitFor();
  await looksGood(page, 'flashcards');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: `Card 2 of ${cards.length}` }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tab', { name: /^Missed/ }).click();
  await page.getByRole('article', { name: /^Card 1 of/ }).waitFor();
  expect(await doneToday(page)).toBe(0);

  // Cards that are not due are practised too, and stay as they were
  await page.goto(`/review?session=${sessionId}&practice=1`);
  await page.getByRole('progressbar').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Practice: its date stays.').waitFor();
  expect(await grades(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await doneToday(page)).toBe(0);

  await page.goto('/deck');
  await lot.getByRole('button', { name: /^Switch off/ }).click();
  await lot.getByText(`${all}, switched off`).waitFor();
  await expect.poll(async () => (await dueOf(page)).length).toBe(0);
  await page.goto('/review');
  await page.getByRole('heading', { level: 1, name: 'Nothing is due' }).waitFor();
  await page.getByRole('link', { name: 'Open the deck' }).click();
  await lot.getByRole('button', { name: /^Switch on/ }).click();
  await expect.poll(async () => (await dueOf(page)).length).toBe(3);
  expect(faults).toEqual([]);
});

it('leads from an answer to the passage in its scene, which is marked and in sight', async () => {
  const { page, faults } = await withCards(browser, product.origin, 390);
  await page.goto('/review');
  const [first] = (await dueOf(page)) as [DeckCard];
  await heading(page, first).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Read it in its place' }).click();
  await page.waitForURL(/\/session\//);
  const mark = page.locator('.reading [data-asked]').first();
  await mark.waitFor();
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
  const inSight = () =>
    mark.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(inSight).toBe(true);
  const told = (await page.locator('.reading [data-asked]').allTextContents()).join('');
  expect(questionOf(first).key.evidence?.quote.replaceAll('*', '')).toBe(told);
  await looksGood(page, 'read-in-place');
  // Whatever has come meanwhile, it is the same element; a window of another width has another place for it
  expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);

  // Another scene has nothing that was asked for
  await page.getByRole('button', { name: /^Next/ }).first().click();
  await expect.poll(() => page.locator('[data-asked]').count()).toBe(0);
  expect(faults).toEqual([]);
});
