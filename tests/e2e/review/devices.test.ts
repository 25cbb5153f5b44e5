import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { openBrowser, openTab, signIn } from '../support/stage.ts';
import { chosen, digit, doneToday, dueOf, grades, heading, withCards } from './learner.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

it('counts a card once that a laptop and a phone were both shown, and keeps the first answer', async () => {
  const laptop = await withCards(browser, product.origin);
  const phone = await openTab(browser, product.origin, 390);
  await signIn(phone.page, laptop.person);
  const [first, second] = (await dueOf(laptop.page)) as [DeckCard, DeckCard];
  for (const { page } of [laptop, phone]) {
    await page.goto('/review');
    await heading(page, first).waitFor();
  }

  await laptop.page.keyboard.press(digit(first, true));
  await laptop.page.getByText('Right, so Good is set').waitFor();
  await laptop.page.keyboard.press('Enter');
  await heading(laptop.page, second).waitFor();
  await expect.poll(() => doneToday(laptop.page)).toBe(1);

  // The phone still shows the card, and is told once it has answered
  await chosen(phone.page, first, false).click();
  await phone.page.getByText('Right answer', { exact: true }).waitFor();
  await grades(phone.page).first().click({ delay: 400 });
  await phone.page.getByText('Already answered on another device.').waitFor();
  await heading(phone.page, second).waitFor();
  await looksGood(phone.page, 'review-elsewhere');
  expect(await doneToday(phone.page)).toBe(1);
  const { reviews } = await apiOf(phone.page)('listReviews', { params: { cardId: first.id } });
  expect(reviews.map(({ grade, missed }) => ({ grade, missed }))).toEqual([{ grade: 'good', missed: false }]);

  // What the other has not been shown yet counts there
  await chosen(phone.page, second, true).click();
  await grades(phone.page).nth(3).click({ delay: 400 });
  await expect.poll(() => doneToday(laptop.page)).toBe(2);
  expect([...laptop.faults, ...phone.faults]).toEqual([]);
});
