import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../shared/contract/client.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { isOpen } from '../../shared/model/learning/question.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { startInProcess } from './support/in-process.ts';
import { newPerson, openBrowser, openTab, signUp, type Tab } from './support/stage.ts';

let browser: Browser;
let product: Awaited<ReturnType<typeof startInProcess>>;
let tab: Tab;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
  tab = await openTab(browser, product.origin);
  await signUp(tab.page, newPerson());
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

// Texts that explain many terms: there is a quiz on each
const [second = '', first = ''] = [...topicTexts.values()].slice(6, 8);
/** Longer than a row can hold, so that it is stored in the bucket. */
const long = Array.from({ length: 4 }, () => first).join('\n\n');

const lives = [
  {
    mode: 'custom',
    path: '/dashboard',
    generate: (api: Client, sessionId: SessionId) =>
      api('generateStory', {
        body: { sessionId, content: long, genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 },
      }),
  },
  {
    mode: 'traditional',
    path: '/dashboard/traditional',
    generate: (api: Client, sessionId: SessionId) =>
      api('generateTraditionalLesson', {
        body: {
          sessionId,
          content: long,
          estimatedDuration: 15,
          assessmentConfig: { mcq: true, short_answer: true, case_study: false },
        },
      }),
  },
  {
    mode: 'anchor',
    path: '/dashboard/anchor',
    generate: (api: Client, sessionId: SessionId) =>
      api('generateAnchorStory', {
        body: {
          sessionId,
          content: long,
          anchorUniverse: 'Star Wars',
          additionalContext: 'Topic: Learning Habits | Sub-topic: Active Recall',
          estimatedDuration: 15,
        },
      }),
  },
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Session' });
const meter = (page: Page, name: string) =>
  sidebar(page).getByRole('progressbar', { name }).getAttribute('aria-valuenow');
const agree = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
const completed = (page: Page) => page.getByRole('button', { name: /, completed/ }).count();

/** Answers a quiz correctly: a first, empty attempt reveals the right answers. */
const answer = async (page: Page, api: Client, scene: Scene): Promise<void> => {
  const { questions } = await api('submitAnswers', { params: { sceneId: scene.id }, body: { answers: [] } });
  await button(page, 'Start Quiz').click();
  for (const question of scene.quiz?.questions ?? []) {
    const graded = questions.find(({ id }) => id === question.id);
    await page.getByRole('heading', { level: 1, name: question.question }).waitFor();
    if (isOpen(question))
      await page.getByRole('textbox').fill(graded && 'modelAnswer' in graded ? graded.modelAnswer : '');
    else await page.keyboard.press(String((graded && 'correctAnswer' in graded ? graded.correctAnswer : 0) + 1));
    const last = question === scene.quiz?.questions.at(-1);
    await button(page, last ? 'Submit Quiz' : 'Next').click();
  }
  // Without a language model, learners compare their own open answers
  for (const question of scene.quiz?.questions.filter(isOpen) ?? []) {
    const shown = page.getByRole('article').filter({ hasText: question.question });
    const points = shown.getByRole('checkbox');
    await points.first().waitFor();
    for (const point of await points.all()) await point.click();
    await button(page, 'Keep this comparison').first().click();
    await button(page, 'Compare again').first().waitFor();
  }
  await page.getByText('Quiz completed! Score: 100%').first().waitFor();
  // Folded where the answer was right; full marks turn the page soon, and an edition marks no passages
  await page.getByText('From your notes').first().waitFor({ state: 'attached' });
};

const readAll = async (page: Page, api: Client, sessionId: SessionId): Promise<void> => {
  const { modules } = await api('listScenes', { params: { sessionId } });
  const scenes = modules.flatMap((module) => module.scenes);
  // After a quiz the next scene opens by a timer; after another scene, when it is completed
  let turned = false;
  for (const scene of scenes) {
    if (!turned) await page.goto(`/session/${sessionId}?scene=${scene.order_index}`);
    turned = scene.quiz === null;
    const before = scene.order_index - 1;
    if (scene.quiz) {
      await answer(page, api, scene);
      continue;
    }
    await expect.poll(() => completed(page)).toBe(before);
    await button(page, 'Mark as Complete').first().click();
    if (scene === scenes.at(-1)) await page.getByRole('heading', { name: 'What is next' }).waitFor();
    else await expect.poll(() => completed(page)).toBe(before + 1);
  }
  await page.goto(`/session/${sessionId}?scene=1`);
  await expect.poll(() => meter(page, 'Scene Progress')).toBe('100');
  await expect.poll(() => meter(page, 'Mastery Progress')).toBe('100');
};

const bin = (page: Page) => page.getByRole('tab', { name: /^Recycling Bin/ });

describe('a session, from its first word to its last trace', () => {
  it.each(lives)(
    'is watched, read, answered, completed, expanded, deleted, restored and purged: $mode [PROG-09, PROG-20, DASH-07, EDIT-23, SESS-43, SESS-44, SESS-45]',
    async ({ mode, path, generate }) => {
      const { page, faults } = tab;
      const api = apiOf(page);
      const title = `A life in ${mode}`;
      const { id: sessionId } = await api('createSession', {
        body: { title, mode, ...(mode === 'anchor' ? {} : { estimatedDuration: 15 }) },
      });
      await generate(api, sessionId);
      await page.goto(path);
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
      await card.getByRole('link', { name: /^(Generating|Start Learning)/ }).waitFor();
      // Two of the dashboards open a session by themselves when it becomes ready
      const ready = card.getByRole('link', { name: /^Start Learning/ });
      const isReady = async () => page.url().includes('/session/') || (await ready.isVisible());
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
      await readAll(page, api, sessionId);

      await page.goto(path);
      await page.getByRole('tab', { name: 'Completed' }).click();
      await card.getByRole('link', { name: /^Completed/ }).click();

      const rows = () =>
        sidebar(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('button') })
          .count();
      await expect.poll(rows).toBeGreaterThan(2);
      const before = await rows();
      await api('expandStory', { body: { sessionId, materialNew: second, lengthHint: 'short' } });
      await page.getByText('Story updated from your edits!').waitFor({ timeout: 60_000 });
      await expect.poll(rows).toBe(before + 3);
      expect(await completed(page)).toBe(before);
      expect(Number(await meter(page, 'Scene Progress'))).toBeLessThan(100);

      await page.goto(path);
      await card.getByRole('link', { name: /^Continue Learning/ }).waitFor();
      await card.hover();
      await card.getByRole('button', { name: /^Delete / }).click();
      await agree(page, 'Delete');
      await card.waitFor({ state: 'detached' });
      await bin(page).click();
      await page.getByRole('button', { name: `Restore ${title}` }).click();
      await agree(page, 'Restore');
      await page.getByRole('tab', { name: 'All' }).click();
      await card.getByRole('link', { name: /^Continue Learning/ }).waitFor();

      await api('deleteSession', { params: { sessionId } });
      await card.waitFor({ state: 'detached' });
      expect((await product.rowsOf(sessionId)).length).toBeGreaterThan(before);
      expect((await product.objectsOf(sessionId)).length).toBeGreaterThan(1);
      await bin(page).click();
      await page.getByRole('button', { name: `Delete Forever: ${title}` }).click();
      await agree(page, 'Delete Forever');
      await page.getByText('Recycling bin is empty').waitFor();
      const traces = async () => [...(await product.rowsOf(sessionId)), ...(await product.objectsOf(sessionId))];
      await expect.poll(traces, { timeout: 30_000 }).toEqual([]);
      await page.goto(`/session/${sessionId}`);
      await page.getByRole('heading', { name: 'Story Session Not Found' }).waitFor();
      expect(faults).toEqual([]);
    },
  );
});
