import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { SessionId } from '../../../shared/model/id.ts';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { isOpen } from '../../../shared/model/learning/question.ts';
import { DAY } from '../../../shared/model/time.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { openBrowser } from '../support/stage.ts';
import { chosen, dueOf, grades, heading, withLesson } from './learner.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => Promise.all([product.close(), browser.close()]));

/** Closes the page, and lets time pass for the browser and for the whole product, which runs in this process. */
const rest = async (page: Page, ms: number): Promise<void> => {
  const now = Date.now() + ms;
  await page.goto('about:blank');
  // By the real time of each change the browser's clock is set again in new documents
  vi.useRealTimers();
  await page.context().clock.setSystemTime(now);
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
};

const logOf = async (page: Page, { id }: DeckCard) =>
  (await apiOf(page)('listReviews', { params: { cardId: id } })).reviews;

/** Has the quiz of a lesson wrong, as on a phone. */
const failQuiz = async (page: Page, sessionId: SessionId): Promise<void> => {
  const { modules } = await apiOf(page)('listScenes', { params: { sessionId } });
  const scene = modules.flatMap(({ scenes }) => scenes).find(({ quiz }) => quiz !== null);
  const questions = scene?.quiz?.questions ?? [];
  await page.goto(`/session/${sessionId}?scene=${scene?.order_index}`);
  await page.getByRole('button', { name: 'Start Quiz', exact: true }).click();
  for (const [at, question] of questions.entries()) {
    await page.getByRole('heading', { level: 1, name: question.question }).waitFor();
    if (isOpen(question)) await page.getByRole('textbox').fill('I cannot say.');
    else
      await page
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .click();
    const last = at === questions.length - 1;
    await page.getByRole('button', { name: last ? 'Submit Quiz' : 'Next', exact: true }).click();
  }
  await page.getByRole('heading', { level: 1, name: /%|passed|Not passed/i }).waitFor();
};

it('brings a lesson back tomorrow, what was missed once more, and all of it next week', async () => {
  const { page, faults, sessionId } = await withLesson(browser, product.origin, 390);
  await failQuiz(page, sessionId);
  await expect.poll(async () => (await dueOf(page)).length).toBe(3);

  await rest(page, DAY);
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect.poll(() => today.textContent()).toMatch(/3 new/);
  await today.getByRole('link', { name: 'Review' }).click();
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];

  const answer = async (card: DeckCard, right: boolean, grade: string) => {
    await heading(page, card).waitFor();
    await chosen(page, card, right).click();
    await page.getByText(right ? 'Right' : 'Right answer', { exact: true }).waitFor();
    await grades(page).filter({ hasText: grade }).click({ delay: 400 });
  };
  await answer(first, false, 'Again');
  await answer(second, true, 'Easy');
  await answer(third, true, 'Easy');
  // Nothing else is left, so what was missed comes at once
  await answer(first, true, 'Easy');
  await page.getByRole('heading', { level: 1, name: /^Done.for.today: 3.cards\.$/ }).waitFor();
  await page.getByText('1 came back once more').waitFor();

  await page.goto('/dashboard');
  await today.getByText(/Nothing is due/).waitFor();
  expect(await dueOf(page)).toEqual([]);

  await rest(page, 7 * DAY);
  await page.goto('/dashboard');
  await expect.poll(() => today.textContent()).toMatch(/1 ?due/);
  await looksGood(page, 'review-next-week');
  // The others were easy, and wait longer
  expect((await dueOf(page)).filter(({ state }) => state !== 'new').map(({ id }) => id)).toEqual([first.id]);
  await today.getByRole('link', { name: 'Review' }).click();
  await answer(first, true, 'Good');
  await expect
    .poll(async () => (await logOf(page, first)).map(({ grade }) => grade))
    .toEqual(['again', 'easy', 'good']);
  const [missed, eased, kept] = await logOf(page, first);
  expect([missed?.missed, eased?.missed, kept?.state]).toEqual([true, false, 'review']);
  expect(kept?.days).toBeGreaterThan(eased?.days ?? 0);
  expect(faults).toEqual([]);
});
