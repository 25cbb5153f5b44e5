import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const textOf = (topic: string): string => {
  const text = topicTexts.get(topic);
  if (text === undefined) throw new Error(`There is no text on ${topic}`);
  return text;
};
const [first = '', second = ''] = [...topicTexts.keys()];

/** Goes through the wizard with a pasted text, to the dashboard. */
const bringText = async (page: Page): Promise<void> => {
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.goto('/upload');
  await page.getByRole('heading', { name: 'Additional Context & Preferences' }).waitFor();
  await next();
  await page.locator('textarea').first().fill(textOf(first));
  await next();
  await page.getByRole('radio', { name: /^Mystery/ }).click();
  await page.getByRole('radio', { name: /Casebook deduction/ }).click();
  await next();
  await page.getByRole('button', { name: 'Generate Story' }).click();
  await page.waitForURL('**/dashboard');
};

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Session' });
const looks = async (page: Page, name: string): Promise<void> => {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await shoot(page, `${name}-${scheme}-${width}`);
    }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
};

it('is cancelled, tried again, and grows, while everything learned stays [EDIT-08, EDIT-23, EDIT-24, EDIT-25, DASH-25]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser);
  await signUp(page, newPerson());
  await bringText(page);

  await page.getByRole('button', { name: /^Cancel: / }).click();
  await page.getByRole('button', { name: 'Stop writing' }).click();
  const card = page.getByRole('article');
  await card.getByText('Cancelled').waitFor();
  await looks(page, 'card-cancelled');
  await card.getByRole('button', { name: /^Try again/ }).click();
  await page.getByRole('link', { name: /^Generating Story\.\.\./ }).waitFor();
  // When it is ready, the dashboard opens it by itself
  await page.waitForURL('**/session/**', { timeout: 90_000 });

  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  await sidebar(page)
    .getByRole('button', { name: /, completed/ })
    .first()
    .waitFor();
  const rows = () =>
    sidebar(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .count();
  const before = await rows();

  await sidebar(page).getByRole('link', { name: 'Add material' }).click();
  await page.getByRole('heading', { level: 1, name: 'Update & Regenerate Story' }).waitFor();
  await page.getByRole('textbox', { name: /New material/ }).fill(textOf(second));
  await page.getByRole('radio', { name: /Short/ }).click();
  await looks(page, 'edit');
  await page.getByRole('button', { name: 'Update Story' }).click();
  await page.waitForURL(/\/session\/[^/]+$/);
  const growing = sidebar(page).getByRole('button', { name: /^Cancel: / });
  const grown = page.getByText('Story updated from your edits!');
  await growing.or(grown).first().waitFor({ timeout: 90_000 });
  // On a slow machine the page may only be shown when everything is written
  if (await growing.isVisible()) {
    expect(await rows()).toBe(before);
    await looks(page, 'viewer-growing');
  }
  await grown.waitFor({ timeout: 90_000 });
  await expect.poll(rows).toBe(before + 3);
  await sidebar(page)
    .getByRole('button', { name: /, completed/ })
    .first()
    .waitFor();
  await shoot(page, 'viewer-grown');
  expect(faults).toEqual([]);
});
