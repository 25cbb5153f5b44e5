import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionId } from '../../shared/model/id.ts';
import { isGradedOpen, isOpen } from '../../shared/model/learning/question.ts';
import type { Scene } from '../../shared/model/session/scene.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { compareAnswers } from './support/answers.ts';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTab, signUp, type Tab } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Stage extends Tab {
  readonly sessionId: SessionId;
  readonly quiz: Scene;
  /** The digit that chooses a wrong option of each question. */
  readonly wrong: readonly string[];
}

/** A new user with a story, before its first quiz. */
const beforeQuiz = async (): Promise<Stage> => {
  const tab = await openTab(browser);
  await signUp(tab.page, newPerson());
  const sessionId = await writeLesson(tab.page, 'Active Recall', topicTexts.get('active-recall') ?? '');
  const api = apiOf(tab.page);
  const { modules } = await api('listScenes', { params: { sessionId } });
  const quiz = modules.flatMap(({ scenes }) => scenes).find((scene) => scene.quiz) as Scene;
  // An empty attempt reveals the right answers
  const { questions } = await api('submitAnswers', { params: { sceneId: quiz.id }, body: { answers: [] } });
  const wrong = questions.map((one) => (isGradedOpen(one) || one.correctAnswer !== 0 ? '1' : '2'));
  return { ...tab, sessionId, quiz, wrong };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('a quiz', () => {
  it('keeps its answers through a reload and a lost network, and its results once it was not passed [QUIZ-15, QUIZ-19, QUIZ-22, VIEW-06, GLOB-32]', async () => {
    const { page, context, faults, sessionId, quiz, wrong } = await beforeQuiz();
    const question = (index: number) =>
      page.getByRole('heading', { level: 1, name: quiz.quiz?.questions[index]?.question ?? '' });
    await page.clock.install();
    await page.goto(`/session/${sessionId}?scene=${quiz.order_index}`);
    await button(page, 'Start Quiz').click();
    await question(0).waitFor();
    await page.keyboard.press(wrong[0] ?? '1');
    await button(page, 'Next').click();
    await question(1).waitFor();

    await page.reload();
    await question(1).waitFor();
    await button(page, 'Back').click();
    const chosen = page.getByRole('radio').nth(Number(wrong[0]) - 1);
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await button(page, 'Next').click();

    for (let index = 1; index < wrong.length; index += 1) {
      await question(index).waitFor();
      await page.keyboard.press(wrong[index] ?? '1');
      if (index < wrong.length - 1) await button(page, 'Next').click();
    }
    await context.setOffline(true);
    await button(page, 'Submit Quiz').click();
    await page.getByText(/Your answers are kept on this device/).waitFor();
    expect(await page.getByText('Failed to save quiz progress').count()).toBe(0);
    const banner = await page.locator('[data-offline]').boundingBox();
    expect(banner?.y).toBe(0);
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.y).toBe(banner?.height);
    await looksGood(page, 'quiz-offline');
    await context.setOffline(false);

    await page.getByRole('heading', { level: 1, name: /^Not passed yet/ }).waitFor();
    await page.getByText('Nothing moves on until you say so.').waitFor();
    await page.clock.fastForward(30_000);
    await page.getByRole('heading', { level: 1, name: /^Not passed yet/ }).waitFor();
    await looksGood(page, 'quiz-not-passed');

    await page.reload();
    await button(page, 'See your results').click();
    await page.getByRole('heading', { level: 1, name: /^Not passed yet/ }).waitFor();
    await button(page, 'Active Recall')
      .or(page.getByRole('button', { name: 'Scenes', exact: true }))
      .first()
      .click();
    const row = page.getByRole('complementary', { name: 'Session' }).getByRole('button', { name: /not passed yet/ });
    await row.first().waitFor();
    expect(await row.first().locator('.text-done').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('an answer in one’s own words', () => {
  it('is compared by its learner where no model writes, and never called wrong for its words [QUIZ-26, QUIZ-23]', async () => {
    const { page, faults } = await openTab(browser);
    await signUp(page, newPerson());
    const api = apiOf(page);
    const body = { title: 'Recall', mode: 'traditional', status: 'generating' } as const;
    const { id } = await api('createSession', { body });
    const content = topicTexts.get('active-recall') ?? '';
    const assessmentConfig = { mcq: true, short_answer: true, case_study: true };
    await api('generateTraditionalLesson', {
      body: { sessionId: id, content, estimatedDuration: 60, assessmentConfig },
    });
    const params = { sessionId: id };
    await expect.poll(async () => (await api('getSession', { params })).status, { timeout: 90_000 }).toBe('ready');
    const scenes = (await api('listScenes', { params })).modules.flatMap((module) => module.scenes);
    const asking = scenes.find((scene) => scene.quiz?.questions.some(isOpen));
    expect(asking).toBeDefined();
    await page.goto(`/session/${id}?scene=${asking?.order_index}`);
    await button(page, 'Start Quiz').click();
    for (const one of asking?.quiz?.questions ?? []) {
      await page.getByRole('heading', { level: 1, name: one.question }).waitFor();
      if (isOpen(one))
        await page.getByRole('textbox', { name: 'Your answer' }).fill('Somebody has to bring it back to mind unaided.');
      else await page.keyboard.press('1');
      await page.getByRole('button', { name: /^(Next|Submit Quiz)$/ }).click();
    }
    await page.getByRole('heading', { level: 1, name: /to compare$/ }).waitFor();
    const own = page.getByRole('article').filter({ hasText: 'Compare your answer' });
    expect(await own.getByText(/Wrong|Not in your answer/).count()).toBe(0);
    await looksGood(page, 'quiz-compare');
    await compareAnswers(page);
    await looksGood(page, 'quiz-compared');
    expect(faults).toEqual([]);
  });
});
