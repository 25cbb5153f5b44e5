import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FIRST = 'Additional Context & Preferences';
const SECOND = 'Upload Your Learning Material';
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();
const pasted = (page: Page) => page.getByRole('textbox', { name: /^Text/ });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

it('the browser’s Back leads a step back in the wizard and keeps what was typed, and then out of it', async () => {
  const { page, faults, context } = await openTabWithoutWorker(browser);
  await signUp(page, newPerson());
  await page.goto('/upload');
  await heading(page, FIRST);
  await next(page);
  await heading(page, SECOND);
  const text = topicTexts.get('note-taking-strategies') ?? '';
  const field = pasted(page);
  await field.fill(text);
  await next(page);
  await heading(page, 'Choose Your Story Style');

  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe(text);
  await page.goBack();
  await heading(page, FIRST);
  await page.goForward();
  await expect.poll(() => field.inputValue()).toBe(text);
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
  await context.close();
});

it('each voice says a sentence before it is chosen', async () => {
  const { page, context } = await openTabWithoutWorker(browser);
  await signUp(page, newPerson());
  await page.goto('/upload');
  await heading(page, FIRST);
  await next(page);
  await heading(page, SECOND);
  await pasted(page).fill(topicTexts.get('persuasion') ?? '');
  await next(page);
  const doyle = page.getByRole('radio', { name: /Arthur Conan Doyle/ });
  expect(await doyle.textContent()).toContain('not what I think, but what I observed');
  expect(await page.getByRole('radiogroup', { name: 'Author Style' }).locator('q').count()).toBe(14);
  await looksGood(page, 'wizard-voices');
  await context.close();
});
