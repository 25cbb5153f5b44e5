import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SceneId } from '../../shared/model/id.ts';
import { isGradedOpen } from '../../shared/model/learning/question.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from './support/stage.ts';
import { writeLesson } from './support/write-lesson.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('reading a story through', () => {
  it('is done with one button, and ends with the score, what was missed and what is next [VIEW-09, VIEW-11, PROG-07, PROG-17, PROG-18]', async () => {
    const { page, faults } = await openTabWithoutWorker(browser);
    await signUp(page, newPerson());
    const other = await writeLesson(page, 'Focus', topicTexts.get('focus-and-flow') ?? '');
    const sessionId = await writeLesson(page, 'Recall', topicTexts.get('active-recall') ?? '');
    const api = apiOf(page);
    const { modules } = await api('listScenes', { params: { sessionId } });
    const scenes = modules.flatMap((module) => module.scenes);

    // Using only Next also leads to the ending, which lists what is not completed
    await page.goto(`/session/${sessionId}?scene=${scenes.length}`);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**?scene=end');
    await page.getByText('Not complete yet').waitFor();
    const quizzes = scenes.filter(({ quiz }) => quiz).length;
    await page.getByText(new RegExp(`^${scenes.length - quizzes} scenes? (is|are) not marked as complete$`)).waitFor();
    await page.getByText(new RegExp(`^${quizzes} quiz(zes)? (is|are) not taken$`)).waitFor();
    await looksGood(page, 'ending-open');
    await page.getByRole('link', { name: scenes[0]?.title ?? '' }).click();
    await page.waitForURL('**?scene=1');

    const missed: string[] = [];
    const worse: { sceneId: SceneId; answers: { id: string; chosen: number }[] }[] = [];
    for (const { id: sceneId, quiz } of scenes) {
      if (!quiz) continue;
      const { questions } = await api('submitAnswers', { params: { sceneId }, body: { answers: [] } });
      // Every question answered correctly except the first
      const answers = questions.flatMap((one, index) =>
        isGradedOpen(one)
          ? []
          : [{ id: one.id, chosen: index === 0 ? (one.correctAnswer + 1) % 2 : one.correctAnswer }],
      );
      missed.push(quiz.questions[0]?.question ?? '');
      await api('submitAnswers', { params: { sceneId }, body: { answers } });
      const wrong = questions.flatMap((one) =>
        isGradedOpen(one) ? [] : [{ id: one.id, chosen: (one.correctAnswer + 1) % 2 }],
      );
      worse.push({ sceneId, answers: wrong });
    }
    await page.goto(`/session/${sessionId}?scene=1`);
    for (const [index, scene] of scenes.entries()) {
      await page.getByRole('heading', { level: 1, name: scene.title }).waitFor();
      if (scene.quiz) await page.getByRole('button', { name: 'Next', exact: true }).click();
      else await page.getByRole('button', { name: 'Mark as Complete' }).filter({ visible: true }).click();
      if (index < scenes.length - 1) await page.waitForURL(`**?scene=${index + 2}`);
    }
    await page.waitForURL('**?scene=end');
    await page.getByRole('heading', { level: 2, name: 'What is next' }).waitFor();
    await page.getByText(/^Written on .*2\d{3}/).waitFor();
    for (const question of missed) await page.getByRole('heading', { level: 2, name: question }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Score' }).getAttribute('aria-valuenow')).toMatch(/^\d+$/);
    // The dashboard opens a story that has become ready, and reading it for a while starts it
    const onward = page.getByRole('link', { name: /^(Start|Continue) Learning$/ });
    await onward.waitFor();
    expect(await onward.getAttribute('href')).toBe(`/session/${other}`);
    await page
      .getByRole('button', { name: /^Retake / })
      .first()
      .waitFor();
    await looksGood(page, 'ending');
    await page.setViewportSize({ width: 1440, height: 2400 });
    await shoot(page, 'ending-whole');
    await page.setViewportSize({ width: 1440, height: 900 });

    // It can also be opened from the list of scenes
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'What is next' }).waitFor();
    await page.goto(`/session/${sessionId}?scene=1`);
    await page.getByRole('button', { name: 'The end', exact: true }).filter({ visible: true }).click();
    await page.getByRole('heading', { level: 2, name: 'What is next' }).waitFor();

    // Worse later answers are shown apart from the best ones, which count
    for (const { sceneId, answers } of worse) await api('submitAnswers', { params: { sceneId }, body: { answers } });
    await page.reload();
    await page.getByText(/^Your best score counts: \d+%\. In your latest answers, 0 of \d+ are right\./).waitFor();
    await page.getByText('Missed in your latest answers').waitFor();
    await shoot(page, 'ending-worse');

    // One press retakes what was missed
    await page
      .getByRole('button', { name: /^Retake / })
      .first()
      .click();
    await page.getByText(/^Question 1 of \d+$/).waitFor();
    expect(faults).toEqual([]);
  });
});
