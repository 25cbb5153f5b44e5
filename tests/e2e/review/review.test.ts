import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { openBrowser } from '../support/stage.ts';
import { digit, doneToday, dueOf, grades, heading, withCards } from './learner.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

it('is done by keyboard alone: missed, asked again, taken back, right, and over', async () => {
  const { page, faults, sessionId } = await withCards(browser, product.origin);
  const { press } = page.keyboard;
  const key = press.bind(page.keyboard);
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];
  await page.goto(`/review?session=${sessionId}`);
  await heading(page, first).waitFor();
  await page.getByText(/^3 left/).waitFor();
  await looksGood(page, 'review-question');

  // A miss leaves Again and Hard; a key of another grade does nothing
  await key(digit(first, false));
  await expect.poll(() => grades(page).allTextContents()).toHaveLength(2);
  await page.getByText('Right answer', { exact: true }).waitFor();
  await page.getByText('Missed, so Again is set').waitFor();
  await looksGood(page, 'review-missed');
  await key('4');
  await page.getByText('Right answer', { exact: true }).waitFor();
  await key('Enter');

  // Shown without an answer, whoever learns is the judge
  await heading(page, second).waitFor();
  await key('Space');
  await expect.poll(() => grades(page).count()).toBe(4);
  await key('4');
  await heading(page, third).waitFor();
  await key(digit(third, true));
  await page.getByText('Right, so Good is set').waitFor();
  await key('Enter');

  // The last answer is taken back, and another given
  await heading(page, first).waitFor();
  await key('z');
  await heading(page, third).waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).waitFor();
  await key(digit(third, true));
  await grades(page).nth(3).waitFor();
  await key('4');

  // What was missed comes back
  await heading(page, first).waitFor();
  await key('p');
  await page.getByRole('heading', { level: 1, name: 'Paused with 1 left' }).waitFor();
  await key('Enter');
  await heading(page, first).waitFor();
  await key(digit(first, true));
  await grades(page).nth(3).waitFor();
  await key('4');
  await page.getByRole('heading', { level: 1, name: /^Done.for.today: 3.cards\.$/ }).waitFor();
  await page.getByText('2 remembered at once').waitFor();
  await looksGood(page, 'review-done');
  await expect.poll(() => doneToday(page)).toBe(4);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Nothing is due' }).waitFor();
  await page.getByRole('link', { name: 'Practise all the same' }).click();
  await page.getByRole('progressbar').waitFor();
  expect(faults).toEqual([]);
});

it('goes on without a connection, and counts each answer once', async () => {
  const { page, context, faults } = await withCards(browser, product.origin);
  await page.goto('/review');
  await page.getByRole('progressbar').waitFor();
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];
  await heading(page, first).waitFor();
  await context.setOffline(true);
  await page.keyboard.press(digit(first, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, second).waitFor();
  await page.getByText('1 answer waits for the connection.').waitFor();
  // What has not been sent is taken back on the device alone
  await page.keyboard.press('z');
  await heading(page, first).waitFor();
  await page.keyboard.press(digit(first, false));
  await grades(page).nth(1).waitFor();
  await page.keyboard.press('2');
  await heading(page, second).waitFor();
  await page.keyboard.press(digit(second, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, third).waitFor();
  await page.getByText('2 answers wait for the connection.').waitFor();
  await looksGood(page, 'review-offline');
  await context.setOffline(false);
  await page.getByText('Connected again.').waitFor();
  expect(await doneToday(page)).toBe(2);
  expect(faults).toEqual([]);
});
