import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainText } from '../../../web/src/lib/words/plain-text.ts';
import { apiOf } from '../support/api.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openBrowser, openTab, signUp } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const material = readFileSync('tests/fixtures/texts/dawrat-al-ma.md', 'utf8');
const REMEMBERED = 'الشمس تحرك الماء';

const directionOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction);
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };

it('covers, writes and ticks a passage from right to left', async () => {
  const { page, faults, context } = await openTab(browser);
  await signUp(page, newPerson());
  const sessionId = await writeLesson(page, 'دورة الماء', material);
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
  const found = modules
    .flatMap(({ scenes }) => scenes)
    .flatMap(({ order_index, activities }) =>
      activities.flatMap((one) => (one.kind === 'recall' ? [{ order_index, sentences: one.sentences }] : [])),
    );
  const [{ order_index = 0, sentences = [] } = {}] = found;
  expect(sentences.length, 'sentences to remember').toBeGreaterThan(1);
  const first = plainText(sentences[0]?.quote ?? '');
  await page.goto(`/session/${sessionId}?scene=${order_index}`);
  const task = page.getByRole('group', { name: /^Stop and recall/ }).first();
  await task.waitFor();
  expect(await directionOf(page.locator('.reading'))).toBe('rtl');
  await page.locator('.reading').getByText(first).waitFor();

  await task.getByRole('button', { name: 'Cover the passage' }).click();
  await expect.poll(() => page.locator('.reading').getByText(first).count()).toBe(0);
  const field = page.getByLabel('What you remember');
  await field.fill(REMEMBERED);
  expect(await directionOf(field)).toBe('rtl');
  await looksGood(page, 'recall-covered-rtl');
  await page.getByRole('button', { name: 'Show the passage' }).click();

  await page.locator('.reading').getByText(first).first().waitFor();
  await task.getByText(REMEMBERED).waitFor();
  const row = task.locator('.ticks label').first();
  expect(await directionOf(row)).toBe('rtl');
  // The box stands where the sentence begins
  const [box, text] = [await boxOf(row.locator('.box')), await boxOf(row.getByText(first))];
  expect(box.x).toBeGreaterThan(text.x + text.width);
  await task.getByRole('checkbox').first().click({ force: true });
  await task.getByText(`1 of ${sentences.length}`).waitFor();
  await looksGood(page, 'recall-ticked-rtl');
  await task.getByRole('button', { name: 'Keep my ticks' }).click();
  await task.getByText(`1 of ${sentences.length} remembered`).waitFor();

  const kept = async () => (await apiOf(page)('getPractice', { params: { sessionId } })).scenes[0]?.entries ?? [];
  await expect
    .poll(async () => (await kept()).map(({ text: wrote, picks }) => ({ wrote, picks })), { timeout: 10_000 })
    .toEqual([{ wrote: REMEMBERED, picks: [0] }]);
  await page.reload();
  await task.getByText(`1 of ${sentences.length} remembered`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
