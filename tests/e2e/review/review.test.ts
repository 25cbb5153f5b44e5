import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionId } from '../../../shared/model/id.ts';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import { defaultDeckSettings } from '../../../shared/model/learning/deck.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { newPerson, openBrowser, openTab, signUp, type Tab } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

/** New cards that may be shown on a day. */
const A_DAY = 3;

const dueOf = async (page: Page): Promise<DeckCard[]> => (await apiOf(page)('listDueCards', { query: {} })).items;

/** Somebody who has had every question of a quiz wrong. */
const begin = async (): Promise<Tab & { sessionId: SessionId }> => {
  const tab = await openTab(browser, product.origin);
  await signUp(tab.page, newPerson());
  const api = apiOf(tab.page);
  await api('putDeckSettings', { body: { ...defaultDeckSettings, new_a_day: A_DAY } });
  const sessionId = await writeLesson(tab.page, 'Active Recall', topicTexts.get('active-recall') ?? '');
  const { modules } = await api('listScenes', { params: { sessionId } });
  for (const { id, quiz } of modules.flatMap(({ scenes }) => scenes)) {
    if (!quiz) continue;
    const params = { sceneId: id };
    const { questions } = await api('submitAnswers', { params, body: { answers: [] } });
    const answers = questions.flatMap((one) =>
      'correctAnswer' in one ? [{ id: one.id, chosen: one.correctAnswer === 0 ? 1 : 0 }] : [],
    );
    await api('submitAnswers', { params, body: { answers } });
  }
  await expect
    .poll(async () => (await dueOf(tab.page)).map(({ content }) => content.kind))
    .toEqual(Array.from({ length: A_DAY }, () => 'question'));
  return { ...tab, sessionId };
};

const questionOf = ({ content }: DeckCard) => {
  if (content.kind !== 'question') throw new Error(`Not a question: ${content.kind}`);
  return content;
};
const digit = (card: DeckCard, right: boolean): string => {
  const { correctAnswer } = questionOf(card).key;
  return String(right ? correctAnswer + 1 : correctAnswer === 0 ? 2 : 1);
};
const heading = (page: Page, card: DeckCard) =>
  page.getByRole('heading', { level: 1, name: questionOf(card).question.question, exact: true });
const grades = (page: Page) => page.getByRole('group', { name: 'Grade' }).getByRole('button');
const done = async (page: Page) => (await apiOf(page)('getToday')).done.reviews;

it('is done by keyboard alone: missed, asked again, taken back, right, and over', async () => {
  const { page, faults, sessionId } = await begin();
  const { press } = page.keyboard;
  const key = press.bind(page.keyboard);
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];
  await page.goto(`/review?session=${sessionId}`);
  await heading(page, first).waitFor();
  await page.getByText(/^3 left/).waitFor();
  await looksGood(page, 'review-question');

  // A miss leaves Again and Hard; a key of another grade does nothing
  await key(digit(first, false));
  await expect.poll(() => grades(page).allTextContents()).toHaveLength(2);
  await page.getByText('Right answer', { exact: true }).waitFor();
  await page.getByText('Missed, so Again is set').waitFor();
  await looksGood(page, 'review-missed');
  await key('4');
  await page.getByText('Right answer', { exact: true }).waitFor();
  await key('Enter');

  // Shown without an answer, whoever learns is the judge
  await heading(page, second).waitFor();
  await key('Space');
  await expect.poll(() => grades(page).count()).toBe(4);
  await key('4');
  await heading(page, third).waitFor();
  await key(digit(third, true));
  await page.getByText('Right, so Good is set').waitFor();
  await key('Enter');

  // The last answer is taken back, and another given
  await heading(page, first).waitFor();
  await key('z');
  await heading(page, third).waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).waitFor();
  await key(digit(third, true));
  await grades(page).nth(3).waitFor();
  await key('4');

  // What was missed comes back
  await heading(page, first).waitFor();
  await key('p');
  await page.getByRole('heading', { level: 1, name: 'Paused with 1 left' }).waitFor();
  await key('Enter');
  await heading(page, first).waitFor();
  await key(digit(first, true));
  await grades(page).nth(3).waitFor();
  await key('4');
  await page.getByRole('heading', { level: 1, name: /^Done.for.today: 3.cards\.$/ }).waitFor();
  await page.getByText('2 remembered at once').waitFor();
  await looksGood(page, 'review-done');
  await expect.poll(() => done(page)).toBe(4);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Nothing is due' }).waitFor();
  await page.getByRole('link', { name: 'Practise all the same' }).click();
  await page.getByRole('progressbar').waitFor();
  expect(faults).toEqual([]);
});

it('goes on without a connection, and counts each answer once', async () => {
  const { page, context, faults } = await begin();
  await page.goto('/review');
  await page.getByRole('progressbar').waitFor();
  const [first, second, third] = (await dueOf(page)) as [DeckCard, DeckCard, DeckCard];
  await heading(page, first).waitFor();
  await context.setOffline(true);
  await page.keyboard.press(digit(first, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, second).waitFor();
  await page.getByText('1 answer waits for the connection.').waitFor();
  // What has not been sent is taken back on the device alone
  await page.keyboard.press('z');
  await heading(page, first).waitFor();
  await page.keyboard.press(digit(first, false));
  await grades(page).nth(1).waitFor();
  await page.keyboard.press('2');
  await heading(page, second).waitFor();
  await page.keyboard.press(digit(second, true));
  await grades(page).nth(3).waitFor();
  await page.keyboard.press('4');
  await heading(page, third).waitFor();
  await page.getByText('2 answers wait for the connection.').waitFor();
  await looksGood(page, 'review-offline');
  await context.setOffline(false);
  await page.getByText('Connected again.').waitFor();
  expect(await done(page)).toBe(2);
  expect(faults).toEqual([]);
});
