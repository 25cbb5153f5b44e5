import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signIn, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const [text = ''] = topicTexts.values();

const makeLesson = async (page: Page, title: string): Promise<void> => {
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { title, mode: 'traditional', status: 'generating' } });
  await api('generateTraditionalLesson', { body: { sessionId, content: text, resolvedSceneCount: 2 } });
};

const cards = (page: Page) => page.getByRole('article');
const binTab = (page: Page) => page.getByRole('tab', { name: /^Recycling Bin/ });
const counts = async (page: Page) => ({
  listed: await cards(page).count(),
  bin: (await binTab(page).innerText()).replace('Recycling Bin', '').trim(),
});

/** Collects every live message that the page receives from now on. */
const listen = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
};
const isOfSession = (message: string): boolean => message.includes('ses_');

const agree = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

it('follows deleting, restoring and deleting for ever in every browser of one person, and of nobody else [DASH-09, DASH-113, SESS-43, SESS-44, SESS-45, LIVE-01, LIVE-02, LIVE-05, LIVE-17]', async () => {
  const [here, there, other] = await Promise.all([
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
  ]);
  const heard = [there, other].map(({ page }) => listen(page));
  const person = newPerson();
  await signUp(here.page, person);
  await Promise.all([signIn(there.page, person), signUp(other.page, newPerson())]);
  const tabs = [here.page, there.page, other.page];
  await Promise.all(tabs.map((page) => page.goto('/dashboard/traditional')));
  await Promise.all(tabs.map((page) => page.getByText('No traditional lessons yet').waitFor()));
  const both = (listed: number, bin: string) =>
    Promise.all(
      [here.page, there.page].map((page) =>
        expect.poll(() => counts(page), { timeout: 90_000 }).toEqual({ listed, bin }),
      ),
    );

  await makeLesson(here.page, 'First');
  await both(1, '');
  await there.page.getByRole('link', { name: /^Start Learning/ }).waitFor({ timeout: 60_000 });

  const card = cards(here.page).first();
  const remove = card.getByRole('button', { name: /^Delete / });
  await here.page.mouse.move(0, 0);
  expect(await remove.evaluate((button) => getComputedStyle(button).opacity)).toBe('0');
  await card.hover();
  await expect.poll(() => remove.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
  await remove.click();
  await agree(here.page, 'Delete');
  await both(0, '1');
  await here.page.getByRole('button', { name: 'Undo' }).click();
  await both(1, '');

  await there.page.getByRole('button', { name: 'Select Multiple' }).click();
  await there.page.getByRole('button', { name: 'Select All', exact: true }).click();
  await shoot(there.page, 'dashboard-selecting');
  await there.page.getByRole('button', { name: 'Delete Selected (1)' }).click();
  await agree(there.page, 'Delete');
  await both(0, '1');

  await binTab(here.page).click();
  await here.page.getByRole('button', { name: /^Restore / }).click();
  await shoot(here.page, 'dashboard-bin');
  await agree(here.page, 'Restore');
  await here.page.getByText('Recycling bin is empty').waitFor();
  await here.page.getByRole('tab', { name: 'All' }).click();
  await both(1, '');

  await card.hover();
  await remove.click();
  await agree(here.page, 'Delete');
  await both(0, '1');
  await binTab(there.page).click();
  await there.page.getByRole('button', { name: /^Delete Forever/ }).click();
  await agree(there.page, 'Delete Forever');
  await there.page.getByText('Recycling bin is empty').waitFor();
  await both(0, '');

  const [heardThere = [], heardByOther = []] = heard;
  expect(heardThere.some(isOfSession)).toBe(true);
  expect(heardByOther.filter(isOfSession)).toEqual([]);
  expect(await counts(other.page)).toEqual({ listed: 0, bin: '' });
  expect([...here.faults, ...there.faults, ...other.faults]).toEqual([]);
});
