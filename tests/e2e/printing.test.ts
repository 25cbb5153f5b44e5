import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PDFParse } from 'pdf-parse';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Question } from '../../shared/model/learning/question.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { apiOf } from './support/api.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const material = [
  readFileSync('tests/fixtures/texts/cellular-respiration.txt', 'utf8'),
  'The force between two bodies is $F = G \\frac{m_1 m_2}{r^2}$, as Newton found in 1687.',
].join('\n\n');

const SCENES = 20;

/** Repeated so often that it lands at the bottom of some page. */
const INTRODUCTION = 'The points worth carrying home:';
const REPEATED = 60;
const lists = `${INTRODUCTION}\n\n- Glucose is split.\n- Oxygen is used.\n\n`.repeat(REPEATED);

/** The text of each page of a PDF that the browser prints. */
const printed = async (page: Page, name: string): Promise<string[]> => {
  const data = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  mkdirSync('.cache/shots', { recursive: true });
  writeFileSync(`.cache/shots/${name}.pdf`, data);
  const parser = new PDFParse({ data: new Uint8Array(data) });
  const { pages } = await parser.getText();
  await parser.destroy();
  return pages.map(({ text }) => text.replace(/\s+/g, ' '));
};

it('prints a lesson as one document with its cover and contents on the first page, whichever scene is open [BILL-06]', async () => {
  const { page, faults, context } = await openTabWithoutWorker(browser, inject('origin'));
  await signUp(page, newPerson());
  const sessionId = await writeLesson(page, 'How cells breathe', material);
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
  const told = modules.flatMap((module) => module.scenes).filter(({ state }) => state === 'written');
  expect(told.length).toBeGreaterThan(3);
  // A long lesson with an open question
  const asked = { id: 'own', kind: 'short_answer', question: 'Which four stages are there?', scenario: null };
  const scenes = Array.from({ length: SCENES }, (_, place) => {
    const scene = told[place % told.length] as Scene;
    const id = `${scene.id.slice(0, -2)}${10 + place}` as Scene['id'];
    const quiz = scene.quiz && { ...scene.quiz, questions: [...scene.quiz.questions, asked as Question] };
    const content = place === SCENES - 1 ? lists : scene.content;
    return { ...scene, id, order_index: place + 1, title: `${place + 1}: ${scene.title}`, content, quiz };
  });
  const whole = { ...modules[0], scenes };
  await page.route('**/api/sessions/*/scenes', (route) => route.fulfill({ json: { modules: [whole] } }));

  // The print dialog is the browser's own: here only the call that opens it is observed
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/session/${sessionId}?scene=2`);
  await page.getByRole('button', { name: 'Share and keep' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export session' });
  await dialog.getByText(/^Its scenes, questions and terms\. A file also has the answers/).waitFor();
  await dialog
    .getByText('with its questions and exercises to do by pencil; only the exercises have their answers')
    .waitFor();
  await dialog.getByText('Paper or PDF').click();
  await shoot(page, 'printing-dialog-1440-dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await shoot(page, 'printing-dialog-390');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await page.locator('html[data-asked]').waitFor();

  const [front = '', ...rest] = await printed(page, 'printed-lesson');
  expect(front).toContain('How cells breathe');
  for (const { title } of scenes) expect(front).toContain(title.replace(/\s+/g, ' '));
  const text = rest.join(' ');
  const places = scenes.map(({ title }) => text.indexOf(title.replace(/\s+/g, ' ')));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { quiz } of scenes)
    for (const { question } of quiz?.questions ?? [])
      expect(text).toContain(question.split('\n')[0]?.slice(0, 40).replace(/\s+/g, ' ').trim());
  // Answers to the exercises stand behind everything, and none to a quiz
  const [before = '', ...behind] = text.split('Answers to the exercises');
  expect(before).not.toContain('Answers');
  expect(behind).toHaveLength(1);
  for (const { quiz } of scenes)
    for (const { question } of quiz?.questions ?? [])
      expect(behind[0]).not.toContain(question.split('\n')[0]?.slice(0, 40).replace(/\s+/g, ' ').trim());
  expect(text).not.toContain('Mark as Complete');
  expect(text).not.toContain('\\frac');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const open = page.locator('.paper li').filter({ hasText: asked.question });
  await expect.poll(() => open.first().locator('.line').count()).toBeGreaterThan(4);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  // The first one begins with a drop cap, which a PDF tells apart from its word
  expect(text.split(INTRODUCTION.slice('The '.length))).toHaveLength(REPEATED + 1);
  for (const pageText of rest) expect(pageText.trim().endsWith(INTRODUCTION)).toBe(false);
  // Only the last page may be nearly empty
  for (const pageText of rest.slice(0, -1)) expect(pageText.length).toBeGreaterThan(400);

  await expect.poll(() => page.locator('.paper').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});
