import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionId } from '../../shared/model/id.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp, type Tab } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A user with a story, the same one in every test. */
let begun: Promise<Tab & { person: ReturnType<typeof newPerson>; sessionId: SessionId }> | undefined;
const begin = () => {
  begun ??= (async () => {
    const tab = await openTabWithoutWorker(browser);
    const person = newPerson();
    await signUp(tab.page, person);
    return { ...tab, person, sessionId: await writeLesson(tab.page, 'Recall', topicTexts.get('active-recall') ?? '') };
  })();
  return begun;
};

it('shows in every tab what was done in another, and loses nothing of either [LIVE-03, LIVE-04, PROG-07, PROG-17]', async () => {
  const { page, context, faults, person, sessionId } = await begin();
  const other = await context.newPage();
  await page.goto(`/session/${sessionId}?scene=1`);
  await other.goto(`/session/${sessionId}?scene=2`);
  const rows = (of: Page) =>
    of.getByRole('navigation', { name: 'Scenes' }).getByRole('button', { name: /, completed/ });
  const complete = (of: Page) => of.getByRole('button', { name: 'Mark as Complete' }).click();
  await other.getByRole('button', { name: 'Mark as Complete' }).waitFor();
  await complete(page);
  await expect.poll(() => rows(other).count()).toBe(1);
  await complete(other);
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByText(/^2 of \d+ scenes: those you marked/).waitFor();
  const { entries } = await apiOf(page)('getProgress', { params: { sessionId } });
  expect(entries.filter(({ completion_status }) => completion_status === 'completed')).toHaveLength(2);

  // A phone has no sidebar: the head of the viewer is in the sheet of scenes
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Scenes', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Recall' });
  await sheet.getByText(/^2 of \d+ scenes/).waitFor();
  await looksGood(page, 'viewer-sheet');
  await sheet.getByRole('button', { name: 'Rename' }).click();
  await sheet.getByLabel('Title').fill('Looking for it');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Looking for it' }).waitFor();
  await other.getByRole('complementary', { name: 'Session' }).getByText('Looking for it').waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  // When one tab signs out, the other says so on its page, which comes back after signing in
  const place = other.url();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account of Ines Novak' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await other.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect(other.url()).toBe(place);
  await looksGood(other, 'viewer-signed-out');
  await other.getByRole('button', { name: 'Sign In' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await other.getByRole('complementary', { name: 'Session' }).getByText('Looking for it').waitFor();
  expect(other.url()).toBe(place);
  await other.close();
  expect(faults).toEqual([]);
});

it('sets a heading after a short paragraph at its own edge, and says where a quoted sentence stands [VIEW-08]', async () => {
  const { page, faults, sessionId } = await begin();
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
  // A story tells the material in other words; an edition has none but the material's
  const session = { ...(await apiOf(page)('getSession', { params: { sessionId } })), edition: undefined };
  await page.route(`**/api/sessions/${sessionId}`, (route) => route.fulfill({ json: session }));
  const quote = 'Nobody forgets what was looked for.';
  const source = { chunk: 'c1', heading: 'Looking', quote, start: 0, end: quote.length };
  const content = `${quote}\n\n## What follows\n\nMore of it.`;
  const told = modules.map((module) => ({
    ...module,
    scenes: module.scenes.map((scene) => (scene.quiz ? scene : { ...scene, content, sources: [source], terms: [] })),
  }));
  await page.route('**/api/sessions/*/scenes', (route) => route.fulfill({ json: { modules: told } }));
  await page.goto(`/session/${sessionId}?scene=1`);
  const heading = page.getByRole('heading', { level: 2, name: 'What follows' });
  await heading.waitFor();
  const indent = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  });
  expect(Math.abs(indent)).toBeLessThan(2);
  const note = page.getByRole('note');
  expect(await note.innerText()).toMatch(/From your notes\s+Looking/);
  expect(await note.locator('blockquote').count()).toBe(0);
  await page.getByRole('button', { name: 'Share and keep' }).click();
  await page.getByRole('button', { name: 'Add to collection' }).waitFor();
  await looksGood(page, 'viewer-menu');
  expect(faults).toEqual([]);
});
