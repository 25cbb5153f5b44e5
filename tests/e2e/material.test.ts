import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const text = (page: Page) => page.getByRole('textbox', { name: /^Text/ });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const promised = (page: Page) => page.getByRole('complementary', { name: 'Plan preview' }).getByRole('status');

it('promises what a pasted page gives, and keeps and names a text that is too long [CUST-04, FILE-14]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser, undefined, 390);
  await signUp(page, newPerson());
  await page.goto('/upload');
  await expect.poll(() => promised(page).textContent()).toBe('Up to 9 scenes, 7 questions');
  await next(page).click();
  await text(page).fill('The leaf catches light and splits water in its cells. '.repeat(24));
  await expect.poll(() => promised(page).textContent()).toBe('Up to 3 scenes, 4 questions');

  const long = 'x '.repeat(250_001);
  await text(page).fill(long);
  await page.getByText('This material holds more than 500,000 characters.').waitFor();
  expect((await text(page).inputValue()).length).toBe(long.length);
  expect(await next(page).isDisabled()).toBe(true);
  await text(page).fill(long.slice(0, 499_999));
  await expect.poll(() => next(page).isDisabled()).toBe(false);
  expect(faults).toEqual([]);
});
