import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SolveAnswer } from '../../../lambdas/domain/model/answers.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { apiOf } from '../support/api.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openTabWithoutWorker, signUp } from '../support/stage.ts';
import { beginStory, servedBy, startWithModel } from '../support/with-model.ts';

/** Nobody is checked before the learner has answered. */
const gate = Promise.withResolvers<void>();

/** Finds that the first question of the quiz might be better. */
const strict = fakeModel(({ task }, answer) => {
  if (task.kind !== 'solve' || task.questions[0]?.id !== 'q1') return undefined;
  const [first, ...others] = (answer as SolveAnswer).answers;
  return first && { ...(answer as SolveAnswer), answers: [{ ...first, worth: 2 }, ...others] };
});
const model = servedBy(strict, async (kind) => {
  if (kind === 'solve') await gate.promise;
});

let product: Awaited<ReturnType<typeof startWithModel>>;
beforeAll(async () => {
  product = await startWithModel(model);
});
afterAll(async () => {
  gate.resolve();
  await product.close();
});

it('keeps what a learner has answered when one of the questions is replaced meanwhile', async () => {
  const { page, faults } = await openTabWithoutWorker(product.browser, product.origin, 390);
  await signUp(page, newPerson());
  const api = apiOf(page);
  const sessionId = await beginStory(page);
  const quizOf = async () => {
    const { modules } = await api('listScenes', { params: { sessionId } });
    return modules.flatMap(({ scenes }) => scenes).find(({ quiz }) => quiz !== null);
  };
  await expect.poll(quizOf, { timeout: 60_000 }).toBeTruthy();
  const before = await quizOf();
  const asked = before?.quiz?.questions.map(({ question }) => question) ?? [];
  const [first = '', second = ''] = asked;
  await page.goto(`/session/${sessionId}?scene=${before?.order_index}`);
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click();
  const choose = async (option: number) => {
    await page
      .locator('label', { has: page.getByRole('radio') })
      .nth(option)
      .click();
    await expect.poll(() => page.getByRole('radio').nth(option).isChecked()).toBe(true);
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  await choose(0);
  await press('Next');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await choose(1);

  gate.resolve();
  await page.getByText('This quiz has changed: a question was replaced.').waitFor();
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
  await page.getByText(`Question 1 of ${asked.length}`).waitFor();
  await looksGood(page, 'quiz-replaced');

  // The new one comes last, and is answered before the quiz is submitted
  for (let at = 1; at < asked.length; at += 1) {
    await press('Next');
    await page.getByText(`Question ${at + 1} of ${asked.length}`).waitFor();
    await choose(0);
  }
  await press('Submit Quiz');
  await page.getByRole('heading', { level: 1, name: /%|passed|Not passed/i }).waitFor();
  const idsIn = (scene: typeof before) => scene?.quiz?.questions.map(({ id }) => id) ?? [];
  const [ids, now] = [idsIn(before), idsIn(await quizOf())];
  expect(now.slice(0, -1)).toEqual(ids.slice(1));
  expect(ids).not.toContain(now.at(-1));
  expect(faults).toEqual([]);
});
