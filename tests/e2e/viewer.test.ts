import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../../lambdas/engine/topics/topic-texts.ts';
import { apiOf } from './api.ts';
import { looksGood } from './looks.ts';
import { newPerson, openBrowser, openTab, signUp } from './stage.ts';
import { writeLesson } from './write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('sets a heading after a short paragraph at its own edge, and says where a quoted sentence stands [VIEW-08]', async () => {
  const { page, faults } = await openTab(browser);
  await signUp(page, newPerson());
  const sessionId = await writeLesson(page, 'Recall', topicTexts.get('active-recall') ?? '');
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
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
