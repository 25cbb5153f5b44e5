import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { compareAnswersByKeyboard } from '../support/answers.ts';
import { type Keyboard, keyboardOf, signUpByKeyboard } from '../support/keyboard.ts';
import { newPerson, openBrowser, openTabWithoutWorker } from '../support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const text = topicTexts.get('note-taking-strategies') ?? '';
const patience = { timeout: 90_000 };
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const card = (page: Page) => page.getByRole('article').first();
const isOn = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path, patience);

/** From the first control of the top bar to another dashboard. */
const toDashboard = async (page: Page, keys: Keyboard, name: string, path: string): Promise<void> => {
  await keys.button('Dashboards');
  await keys.link(name);
  await isOn(page, path);
};

const open = async (page: Page, keys: Keyboard): Promise<void> => {
  const start = card(page).getByRole('link', { name: /^Start Learning/ });
  await start.waitFor(patience);
  await keys.activate(start);
  await page.waitForURL('**/session/**');
};

/** By the list of scenes, then by the viewer's shortcuts. */
const read = async (page: Page, keys: Keyboard): Promise<void> => {
  const scene = async () => Number(new URL(page.url()).searchParams.get('scene') ?? 1);
  await page.getByRole('button', { name: 'Mark as Complete' }).first().waitFor();
  await keys.activate(page.getByRole('button', { name: 'Mark as Complete' }));
  await page
    .getByRole('button', { name: /, completed/ })
    .first()
    .waitFor();
  const before = await scene();
  await keys.press('ArrowRight');
  await expect.poll(scene).toBe(before + 1);
  await keys.press('ArrowLeft');
  await expect.poll(scene).toBe(before);
  await keys.press('?');
  await page.getByRole('dialog').waitFor();
  await keys.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const answerQuiz = async (page: Page, keys: Keyboard): Promise<void> => {
  const quizzes = page.getByRole('complementary', { name: 'Session' }).getByRole('button', { name: /Quiz|Assessment/ });
  await keys.activate(quizzes.first());
  await keys.button('Start Quiz');
  const submit = page.getByRole('button', { name: 'Submit Quiz' });
  for (;;) {
    const reply = field(page, /./);
    await radio(page, /./).or(reply).first().waitFor();
    if (await reply.count()) await keys.write(reply.first(), 'What was noted by hand is remembered.');
    else await keys.press('1');
    if (await submit.isVisible()) break;
    await keys.button('Next');
  }
  await keys.button('Submit Quiz');
  await compareAnswersByKeyboard(page, keys);
};

it('makes an account, a story, a lesson and an anchor lesson, reads, answers, deletes and restores by keyboard alone', async () => {
  const { page, faults } = await openTabWithoutWorker(browser);
  const keys = keyboardOf(page);
  await page.goto('/');
  await keys.link('Get Started Free');
  await isOn(page, '/auth');
  await signUpByKeyboard(page, keys, newPerson());

  await keys.link('Generate New Story');
  await isOn(page, '/upload');
  await keys.button('Next');
  await keys.write(field(page, /^Text/), text);
  await keys.button('Next');
  await keys.choose(radio(page, /^Mystery/));
  await keys.choose(radio(page, /^Casebook deduction/));
  await keys.button('Next');
  await keys.button('Generate Story');
  await isOn(page, '/dashboard');
  await open(page, keys);
  await read(page, keys);
  await answerQuiz(page, keys);

  await page.goto('/dashboard/traditional');
  await keys.link('Generate Traditional Lesson');
  await isOn(page, '/upload-traditional');
  await keys.button('Next');
  await keys.write(field(page, /^Text/), text);
  await keys.button('Next');
  await keys.button('Generate Lesson');
  await isOn(page, '/dashboard/traditional');
  await open(page, keys);
  await read(page, keys);

  await page.goto('/dashboard');
  await toDashboard(page, keys, 'Anchor', '/dashboard/anchor');
  await keys.link('Generate Anchor Lesson');
  await isOn(page, '/upload/anchor');
  await keys.write(field(page, 'New session title'), 'Recall, by starlight');
  await keys.button(/^Create/);
  await page.getByText('Session created successfully!').first().waitFor();
  const choose = (name: string, option: string) =>
    keys.pick(page.getByRole('combobox', { name }), page.getByRole('option', { name: option }));
  await choose('Category', 'Learning Habits');
  await choose('Sub-topic', 'Active Recall');
  await keys.choose(radio(page, /^Star Wars/));
  await keys.button('Generate Anchor Session');
  await page
    .getByText(/Generating your Anchor session…/)
    .first()
    .waitFor();

  await page.goto('/dashboard');
  const title = await card(page).getByRole('heading').innerText();
  await keys.write(page.getByRole('searchbox'), 'nothing has this title');
  await page.getByText('Nothing matches').waitFor();
  await keys.button('Show all');
  await card(page).waitFor();
  await keys.tab('Completed');
  await page.getByText('Nothing is completed yet').waitFor();
  await keys.tab('All');
  await keys.activate(card(page).getByRole('button', { name: /^Delete / }));
  await page.getByRole('alertdialog').waitFor();
  await keys.button('Delete');
  await page.getByText('No story sessions yet').waitFor();
  await keys.tab(/^Recycling Bin/);
  await keys.button(`Restore ${title}`);
  await page.getByRole('alertdialog').waitFor();
  await keys.button('Restore');
  await page.getByText('Recycling bin is empty').waitFor();
  await keys.tab('All');
  await card(page).getByRole('heading', { name: title }).waitFor();
  expect(faults).toEqual([]);
});
