import { readFileSync } from 'node:fs';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sceneId } from '../../../shared/model/id.ts';
import { plainText } from '../../../web/src/lib/words/plain-text.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

const material = readFileSync('tests/fixtures/texts/dawrat-al-ma.md', 'utf8');
const REMEMBERED = 'الشمس تحرك الماء';

const directionOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction);
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };

it('covers, writes, compares and ticks a passage from right to left', async () => {
  const { page, faults, context } = await openTabWithoutWorker(browser, product.origin);
  await signUp(page, newPerson());
  const sessionId = await writeLesson(page, 'دورة الماء', material);
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
  const scene = modules
    .flatMap(({ scenes }) => scenes)
    .find(({ activities }) => activities.some(({ kind }) => kind === 'recall'));
  const recall = scene?.activities.find((one) => one.kind === 'recall');
  if (!scene || !recall) throw new Error('No chapter has a recall');
  const lines = (scene.content ?? '').split('\n').filter((line) => /^- \*\*/.test(line));
  const sentences = lines
    .slice(0, 2)
    .map((quote, at) => ({ chunk: 'c1', heading: null, quote, start: at, end: at + 1 }));
  const first = plainText(sentences[0]?.quote ?? '');
  const place = `/session/${sessionId}?scene=${scene.order_index}`;
  await page.goto(place);
  const task = page.getByRole('group', { name: /^Stop and recall/ }).first();
  const cover = task.getByRole('button', { name: 'Cover the passage' });
  const field = page.getByLabel('What you remember');
  await task.waitFor();
  expect(await directionOf(page.locator('.reading'))).toBe('rtl');
  await page.locator('.reading').getByText(first).waitFor();

  await cover.click();
  await expect.poll(() => page.locator('.reading').getByText(first).count()).toBe(0);
  await field.fill(REMEMBERED);
  expect(await directionOf(field)).toBe('rtl');
  await looksGood(page, 'recall-covered-rtl');
  await page.getByRole('button', { name: 'Show the passage' }).click();
  await page.locator('.reading').getByText(first).waitFor();
  await task.getByText(REMEMBERED).waitFor();
  await looksGood(page, 'recall-compared-rtl');
  await task.getByRole('checkbox').first().press('Space');
  await task.getByRole('button', { name: 'Keep my ticks' }).click();
  await task.getByText(`1 of ${recall.cues.length} remembered`).waitFor();
  const kept = async () => (await apiOf(page)('getPractice', { params: { sessionId } })).scenes[0]?.entries ?? [];
  await expect.poll(async () => (await kept()).at(-1)?.verdict, { timeout: 10_000 }).toBe('partly');

  // One that quotes what should have been kept
  await product.rewriteScene(sceneId(sessionId, scene.order_index), {
    content: scene.content,
    activities: [{ ...recall, id: 'quoted', cues: [], sentences }],
    terms: scene.terms,
  });
  await page.goto(place);
  await cover.click();
  await field.fill(REMEMBERED);
  await page.getByRole('button', { name: 'Show the passage' }).click();
  const row = task.locator('.ticks label').first();
  expect(await directionOf(row)).toBe('rtl');
  // The box stands where the sentence begins
  const [box, text] = [await boxOf(row.locator('.box')), await boxOf(row.getByText(first))];
  expect(box.x).toBeGreaterThan(text.x + text.width);
  await task.getByRole('checkbox').first().press('Space');
  await looksGood(page, 'recall-ticked-rtl');
  await task.getByRole('button', { name: 'Keep my ticks' }).click();
  await task.getByText(`1 of ${sentences.length} remembered`).waitFor();

  const half = { wrote: REMEMBERED, picks: [0], verdict: 'partly' };
  await expect
    .poll(async () => (await kept()).map(({ text: wrote, picks, verdict }) => ({ wrote, picks, verdict })), {
      timeout: 10_000,
    })
    .toEqual([half, half]);
  await page.reload();
  await task.getByText(`1 of ${sentences.length} remembered`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
