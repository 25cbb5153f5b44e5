import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { compareAnswers } from './support/answers.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unwritten = (page: Page) => page.getByRole('button', { name: /being written|up next/i });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Session' });

/** No axe violations in either theme. */
const isAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
};

/** Orange as people see it: a darker or duller one would be brown. */
const isOrange = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) return false;
    pen.fillStyle = getComputedStyle(element).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return red > 215 && green > 100 && green < 180 && blue < 90;
  });

/** Completes the first scene and answers the first quiz, whatever the kinds of its questions. */
const completeAndAnswer = async (page: Page): Promise<void> => {
  await expect.poll(() => unwritten(page).count(), { timeout: 90_000 }).toBe(0);
  await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
  await page
    .getByRole('button', { name: /, completed/ })
    .first()
    .waitFor();
  await isAccessible(page);
  await sidebar(page)
    .getByRole('button', { name: /Quiz|Assessment/ })
    .first()
    .click();
  await button(page, 'Start Quiz').click();
  for (;;) {
    const options = page.getByRole('radio');
    const reply = page.getByRole('textbox');
    await options.or(reply).first().waitFor();
    if (
      await options
        .first()
        .isVisible()
        .catch(() => false)
    )
      await page.keyboard.press('1');
    else if ((await options.count()) > 0) await page.keyboard.press('1');
    else await reply.first().fill('I would have to read the chapter again to say it well.');
    if (await button(page, 'Submit Quiz').isVisible()) break;
    await button(page, 'Next').click();
  }
  await isAccessible(page);
  await button(page, 'Submit Quiz').click();
  await compareAnswers(page);
  await page
    .getByText(/^(From your notes|From the text on the topic|Not from your material)$/)
    .first()
    .waitFor();
};

it('takes a traditional lesson from its wizard to its first assessment [TRAD-01, TRAD-02, TRAD-10, GEN-60, DASH-96, VIEW-16]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser);
  await signUp(page, newPerson());
  await page.goto('/upload-traditional');
  const label = page.getByText('Case study', { exact: true });
  const asked = page.getByRole('switch', { name: 'Case study' });
  await label.click();
  await expect.poll(() => asked.isChecked()).toBe(true);
  await label.click();
  await expect.poll(() => asked.isChecked()).toBe(false);
  await button(page, 'Next').click();
  await page.getByRole('textbox', { name: /^Text/ }).fill(topicTexts.get('note-taking-strategies') ?? '');
  await isAccessible(page);
  await button(page, 'Next').click();
  await button(page, 'Generate Lesson').click();
  await page.waitForURL('**/dashboard/traditional');
  const card = page.getByRole('article').filter({ hasText: 'Traditional • Structured' });
  await page
    .getByRole('link', { name: /^(Generating Lesson…|Start Learning)/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^Start Learning/ }).waitFor({ timeout: 90_000 });
  await card.waitFor();
  await isAccessible(page);
  await page.getByRole('link', { name: /^Start Learning/ }).click();
  await completeAndAnswer(page);
  expect(faults).toEqual([]);
});

it('tells a preset topic through a universe, from no material [ANCH-01, ANCH-16, ANCH-24, ANCH-32, GEN-62, DASH-80, DASH-82, DASH-83]', async () => {
  const { page, faults } = await openTabWithoutWorker(browser);
  await signUp(page, newPerson());
  await page.goto('/upload/anchor');
  await page.getByLabel('New session title').fill('Recall, by starlight');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByText('Session created successfully!').first().waitFor();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Learning Habits' }).click();
  await page.getByRole('combobox', { name: 'Sub-topic' }).click();
  await page.getByRole('option', { name: 'Active Recall' }).click();
  await page.getByRole('radio', { name: /^Star Wars/ }).click();
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.fill('x'.repeat(90_001));
  await isAccessible(page);
  expect(await isOrange(page.getByText('90,001 / 100,000'))).toBe(true);
  await text.fill('');
  await button(page, 'Generate Anchor Session').click();
  await page
    .getByText(/Generating your Anchor session…/)
    .first()
    .waitFor();
  // Its card shows the settings while it is written; the open page announces when it is ready
  const second = await page.context().newPage();
  await second.goto('/dashboard/anchor');
  const card = second.getByRole('article');
  await card.getByText('AnchorStar Wars').waitFor();
  await card.getByText(/author style by AI choice/).waitFor();
  await second.close();
  const ready = page.getByRole('status').filter({ hasText: '“Recall, by starlight” is ready.' });
  await ready.waitFor({ timeout: 90_000 });
  await isAccessible(page);
  await ready.getByRole('link', { name: 'Open it' }).click();
  await page.waitForURL('**/session/**');
  await completeAndAnswer(page);
  expect(faults).toEqual([]);
});
