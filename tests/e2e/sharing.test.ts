import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const text = readFileSync('tests/fixtures/texts/tides.md', 'utf8');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

const shareAs = async (page: Page, choice: RegExp, action: string, done: string) => {
  await page.getByRole('radio', { name: choice }).click();
  await button(page, action).click();
  await said(page, done);
};

it('is shared by its author, kept, liked and learned from by a reader, read by an anonymous user, and taken back [SESS-02, SESS-04, SESS-05, SESS-06, SESS-53, SESS-54, COMM-01, COMM-04, COMM-08, COMM-09, COMM-17, GLOB-12]', async () => {
  const [author, reader, visitor] = await Promise.all([
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
  ]);
  await Promise.all([signUp(author.page, newPerson()), signUp(reader.page, { ...newPerson(), name: 'Rik Reader' })]);
  const id = await writeLesson(author.page, 'The Margins of Memory', text);
  const address = `/session/${id}`;
  await visitor.page.goto(address);
  await said(visitor.page, 'Story Session Not Found');

  // The author shares it with the community from the card
  await author.page.goto('/dashboard');
  await card(author.page, 'The Margins of Memory').hover();
  await button(author.page, 'Share The Margins of Memory').click();
  await said(author.page, 'Readers never get');
  const { sentences, verbatim } = await apiOf(author.page)('getShown', { params: { sessionId: id } });
  expect(verbatim).toBeGreaterThan(5);
  await said(author.page, 'and your name, Ines Novak');
  const told = verbatim === sentences ? `all ${sentences} sentences` : `${verbatim} of the ${sentences} sentences`;
  await author.page.getByText(`word for word, ${told} of your material`).waitFor();
  await looksGood(author.page, 'share-dialog');
  // Leaving a choice that is not applied shows a warning
  await author.page.getByRole('radio', { name: /^Public/ }).click();
  expect(await button(author.page, 'Done').count()).toBe(0);
  await author.page.keyboard.press('Escape');
  await said(author.page, 'Nothing was changed. It stays: Private.');
  await card(author.page, 'The Margins of Memory').hover();
  await button(author.page, 'Share The Margins of Memory').click();
  await shareAs(author.page, /^Community/, 'Share with the community', 'Shared with the community');
  await button(author.page, 'Done').click();
  await card(author.page, 'The Margins of Memory').getByText('Community', { exact: true }).waitFor();
  await looksGood(author.page, 'dashboard-shared');

  // The reader finds it, likes it, saves it, and learns
  await reader.page.goto('/community');
  const found = card(reader.page, 'The Margins of Memory');
  await found.getByText('Ines Novak').waitFor();
  await found.getByText('New').waitFor();
  await found.getByRole('button', { name: /^Like / }).click();
  await found.getByRole('button', { name: /^Like .*, 1$/, pressed: true }).waitFor();
  await reader.page.getByRole('searchbox', { name: 'Search titles' }).fill('marg mem');
  await looksGood(reader.page, 'community');
  await found.getByRole('link', { name: /^View Story/ }).click();
  await reader.page.waitForURL(`**${address}**`);
  await button(reader.page, 'Add to my dashboard').click();
  await said(reader.page, 'Added to your dashboard');
  await button(reader.page, 'On your dashboard').waitFor();
  await looksGood(reader.page, 'viewer-reader');
  await button(reader.page, 'Mark as Complete').first().click();
  await reader.page
    .getByRole('button', { name: /, completed/ })
    .first()
    .waitFor();
  await reader.page.goto('/dashboard');
  const kept = card(reader.page, 'The Margins of Memory');
  await kept.getByText('by Ines Novak').waitFor();
  await kept.getByRole('link', { name: /^Continue Learning/ }).waitFor();
  await looksGood(reader.page, 'dashboard-added');
  const { learning_status } = await apiOf(author.page)('getSession', { params: { sessionId: id } });
  expect(learning_status).toBe('ready');

  // Public: anonymous readers can read it
  await visitor.page.goto(address);
  await said(visitor.page, 'Story Session Not Found');
  await author.page.goto(address);
  await button(author.page, 'Share and keep').click();
  await button(author.page, 'Share').click();
  await shareAs(author.page, /^Public/, 'Make public', 'Public. Everybody with the link can read it.');
  await author.page.getByRole('textbox', { name: 'Link' }).waitFor();
  await button(author.page, 'Done').click();
  await visitor.page.goto(address);
  await visitor.page.getByText('Shared by Ines Novak').waitFor();
  await said(visitor.page, 'A lesson that Ines Novak shares.');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await button(visitor.page, 'Add to my dashboard').count()).toBe(0);
  await looksGood(visitor.page, 'viewer-visitor');
  // Its quiz too; answers last as long as the tab, and nothing is stored
  const { modules } = await apiOf(author.page)('listScenes', { params: { sessionId: id } });
  const quizAt = modules.flatMap(({ scenes }) => scenes).findIndex(({ quiz }) => quiz !== null);
  await visitor.page.goto(`${address}?scene=${quizAt + 1}`);
  await button(visitor.page, 'Start Quiz').click();
  const choice = visitor.page.getByRole('radio').first();
  const words = visitor.page.getByRole('main').getByRole('textbox').first();
  const isOpen = async () => {
    await choice.or(words).first().waitFor();
    return (await choice.count()) === 0;
  };
  const answer = async () => ((await isOpen()) ? words.fill('The Moon pulls it.') : choice.check({ force: true }));
  await answer();
  await visitor.page.reload();
  const isKept = async () => ((await isOpen()) ? (await words.inputValue()) !== '' : choice.isChecked());
  await expect.poll(isKept).toBe(true);
  for (;;) {
    await answer();
    const last = button(visitor.page, 'Submit Quiz');
    const more = button(visitor.page, 'Next');
    await last.or(more).waitFor();
    if (await last.isVisible()) break;
    await more.click();
  }
  await button(visitor.page, 'Submit Quiz').click();
  await visitor.page.getByRole('region', { name: 'Results' }).waitFor();
  await visitor.page.goto(address);
  await visitor.page.getByRole('link', { name: 'Make your own' }).waitFor();
  const shown = await visitor.context.request.get(address, { headers: { 'user-agent': 'Twitterbot/1.0' } });
  expect(await shown.text()).toContain('<meta property="og:title" content="The Margins of Memory">');
  expect((await visitor.context.request.get('/social-card.png')).headers()['content-type']).toBe('image/png');

  // Sharing is stopped, with effect at once
  await button(author.page, 'Share and keep').click();
  await button(author.page, 'Share').click();
  await shareAs(author.page, /^Private/, 'Make private', 'Private again. Nobody else can read it.');
  // A page that is open notices it when it is turned
  await visitor.page.getByRole('button', { name: 'Next' }).click();
  await said(visitor.page, 'Story Session Not Found');
  // Other tests share posts in the same installation, so the page need not be empty
  await reader.page.goto('/community', { waitUntil: 'networkidle' });
  await reader.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await card(reader.page, 'The Margins of Memory').count()).toBe(0);
  await reader.page.goto('/dashboard');
  await said(reader.page, 'No longer shared by its author');
  await looksGood(reader.page, 'dashboard-gone');
  await kept.hover();
  await button(reader.page, 'Remove The Margins of Memory').click();
  await said(reader.page, 'No story sessions yet');
  expect([...author.faults, ...reader.faults, ...visitor.faults]).toEqual([]);
});

it('is collected, put in order by keyboard and by mouse, and shared as a collection [SESS-01]', async () => {
  const [maker, visitor] = await Promise.all([openTabWithoutWorker(browser), openTabWithoutWorker(browser)]);
  const { page } = maker;
  await signUp(page, newPerson());
  const titles = ['First Light', 'Second Wind'];
  for (const title of titles) await writeLesson(page, title, text);
  await page.goto('/collections');
  await said(page, 'No collections yet');
  await looksGood(page, 'collections-empty');
  await button(page, 'New collection').click();
  await page.getByLabel('Title').fill('Ways to remember');
  await page.getByLabel('Description').fill('In the order they are best read.');
  await button(page, 'Create').click();
  await page.waitForURL('**/collections/col_*');
  const address = new URL(page.url()).pathname;
  await page.goto('/dashboard');
  for (const title of titles) {
    await card(page, title).hover();
    await button(page, `Add ${title} to a collection`).click();
    await page.getByRole('checkbox', { name: 'Ways to remember' }).click();
    await page.getByRole('checkbox', { name: 'Ways to remember', checked: true }).waitFor();
    await button(page, 'Done').click();
  }
  await page.goto(address);
  const order = () => page.getByRole('listitem').getByRole('heading', { level: 2 }).allInnerTexts();
  await expect.poll(order).toEqual(titles);
  await looksGood(page, 'collection');
  await button(page, /^Move First Light: arrow keys/).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(order).toEqual(titles.toReversed());
  await said(page, 'First Light is now item 2 of 2.');
  const items = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await items.nth(1).dragTo(items.nth(0));
  await expect.poll(order).toEqual(titles);
  await page.reload();
  await expect.poll(order).toEqual(titles);

  await button(page, 'Share').click();
  await page.getByRole('radio', { name: /^Public/ }).click();
  await looksGood(page, 'collection-share');
  await button(page, 'Save').click();
  await button(page, 'Done').click();
  await page.getByText('Public', { exact: true }).waitFor();
  await visitor.page.goto(address);
  await visitor.page.getByRole('heading', { level: 1, name: 'Ways to remember' }).waitFor();
  await said(visitor.page, 'What this collection holds is not shared.');
  expect([...maker.faults, ...visitor.faults]).toEqual([]);
});
