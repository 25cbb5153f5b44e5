import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handoutOf } from '../../fixtures/files/handout.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { apiOf } from '../support/api.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from '../support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const GENERATE = 'Generate Anchor Session';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page) => page.locator('[aria-current=step]').textContent();
/** True when the heading of a part is in the window. */
const inSight = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('the anchor page on a phone', () => {
  it('leads to what is missing, and makes a lesson from a title, a PDF and one press [ANCH-02, ANCH-21, ANCH-22, ANCH-30, ANCH-32]', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser, undefined, 390);
    await signUp(page, newPerson());
    await page.goto('/upload/anchor');
    expect(await step(page)).toContain('Session');
    await page.getByLabel('New session title').fill('Tides for sailors');
    expect(await step(page)).toContain('Topic');
    await press(page, GENERATE);
    await page.getByRole('alert').getByText('Choose a topic + sub-topic, or enter a manual topic.').waitFor();
    await expect.poll(() => inSight(page, 'Topic')).toBe(true);
    await shoot(page, 'anchor-topic-missing-390');
    await page.getByRole('radio', { name: 'Enter a topic' }).click();
    await page.getByLabel('Manual topic').fill('Spaced repetition');
    await press(page, GENERATE);
    await page.getByRole('alert').getByText('Select an anchor universe (or choose AI).').waitFor();
    await expect.poll(() => inSight(page, 'Anchor Universe')).toBe(true);
    await page.getByRole('radio', { name: 'Star Wars' }).click();
    // Without a language model nothing can be written about that topic: said at its field, before anything is created
    await press(page, GENERATE);
    const material = page.getByRole('region', { name: 'Material' });
    await material.getByText(/^Without a language model a lesson needs material/).waitFor();
    await expect.poll(() => inSight(page, 'Material')).toBe(true);
    await shoot(page, 'anchor-material-missing-390');
    expect((await apiOf(page)('listAnchorSessions', { query: {} })).items).toEqual([]);

    const buffer = handoutOf(topicTexts.get('spaced-repetition') ?? '', 18);
    const file = { name: 'repetition.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: GENERATE, disabled: false }).waitFor();
    await page.getByText('repetition.pdf').first().waitFor();
    expect(await step(page)).toContain('Generate');
    await shoot(page, 'anchor-file-390');
    await press(page, GENERATE);
    await page.getByText('Your lesson is being written.').waitFor();
    await page.getByText('“Tides for sailors” is ready.').waitFor();
    await page.getByRole('list', { name: 'Attached materials' }).getByText('repetition.pdf').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Open it' }).click();
    await page.waitForURL('**/session/**');
    await page.goto('/dashboard/anchor');
    await page.getByText('Star Wars').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
