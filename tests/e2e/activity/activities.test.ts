import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { topicTexts } from '../../../lambdas/engine/topics/topic-texts.ts';
import { type SessionId, sceneId } from '../../../shared/model/id.ts';
import { eightActivities, practisedContent, practisedTerms } from '../../fixtures/lesson/practised.ts';
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

/** One of the activities of a kind. */
const task = (page: Page, kind: string, at = 0) => page.getByRole('group', { name: new RegExp(`^${kind}`) }).nth(at);

/** Somebody with a chapter that has an activity of each kind. */
const begin = async (): Promise<Tab & { sessionId: SessionId }> => {
  const tab = await openTab(browser, product.origin);
  await signUp(tab.page, newPerson());
  const sessionId = await writeLesson(tab.page, 'Bread', topicTexts.get('active-recall') ?? '');
  await product.rewriteScene(sceneId(sessionId, 2), {
    content: practisedContent,
    activities: [...eightActivities],
    terms: practisedTerms,
  });
  await tab.page.goto(`/session/${sessionId}?scene=2`);
  await task(tab.page, 'Stop and recall').waitFor();
  return { ...tab, sessionId };
};

const kept = async (page: Page, sessionId: SessionId) =>
  (await apiOf(page)('getPractice', { params: { sessionId } })).scenes[0]?.entries ?? [];

it('takes each kind of activity by mouse, and keeps all of it over a reload', async () => {
  const { page, faults, sessionId } = await begin();
  await looksGood(page, 'activities-untouched');

  const predict = task(page, 'Predict first');
  await predict.getByRole('textbox').fill('Something in it holds the gas.');
  await predict.getByRole('button', { name: 'Keep my guess' }).click();
  await task(page, 'You predicted').getByText('There', { exact: true }).click();

  const recall = task(page, 'Stop and recall');
  await recall.getByRole('button', { name: 'Cover the passage' }).click();
  await expect.poll(() => page.getByText('feeds on the sugar in flour').count()).toBe(0);
  await looksGood(page, 'activities-covered');
  await recall.getByLabel('What you remember').fill('Yeast eats sugar and makes gas.');
  await recall.getByRole('button', { name: 'Show the passage' }).click();
  await recall.getByRole('checkbox').nth(0).click({ force: true });
  await recall.getByText('1 of 3').waitFor();
  await looksGood(page, 'activities-ticked');
  await recall.getByRole('button', { name: 'Keep my ticks' }).click();
  await recall.getByText('1 of 3 remembered').waitFor();

  const bank = task(page, 'Gap', 0);
  await bank.getByRole('button', { name: 'yeast' }).click();
  await bank.getByRole('combobox').nth(1).selectOption('gluten');
  await bank.getByRole('button', { name: 'Check' }).click();
  await bank.getByText('1 of 2').waitFor();
  await bank.getByText('A fungus of one cell that feeds on sugar.').waitFor();
  await bank.getByRole('button', { name: 'Try the missed ones' }).click();
  await bank.getByRole('button', { name: 'fermentation' }).click();
  await bank.getByRole('button', { name: 'Check' }).click();
  await bank.getByText('Done, 2 of 2').waitFor();

  const typed = task(page, 'Gap', 1);
  await typed.getByRole('textbox').fill('fermantation');
  await typed.getByRole('button', { name: 'Check' }).click();
  await typed.getByText('it counts').waitFor();

  const match = task(page, 'Match');
  for (const [definition, term] of [
    ['A fungus', 'Gluten'],
    ['The turning', 'Fermentation'],
    ['The protein', 'Yeast'],
  ] as const)
    await match.getByLabel(new RegExp(`^Term for: ${definition}`)).selectOption({ label: term });
  await match.getByRole('button', { name: 'Check' }).click();
  await match.getByText('1 of 3').waitFor();

  const order = task(page, 'Order');
  await order
    .getByRole('button', { name: /^Move down: / })
    .first()
    .click();
  await order.getByText('1 move').waitFor();
  await order.getByRole('button', { name: 'Check' }).click();

  const sort = task(page, 'Sort');
  for (const _ of [1, 2, 3]) await sort.getByRole('button', { name: /In the bowl/ }).click();
  await sort.getByRole('button', { name: 'Check' }).click();
  await sort.getByText('2 of 3').waitFor();

  const why = task(page, 'Why');
  await why.getByRole('textbox').fill('Because the gluten holds it.');
  await why.getByRole('button', { name: 'Compare' }).click();
  await why.getByText('Not yet', { exact: true }).click();

  const book = task(page, 'From the book');
  await book.getByText('Gluten', { exact: true }).click();
  await book.getByRole('button', { name: 'Check' }).click();
  await book.getByText('Missed').waitFor();
  await book.getByText('The protein that holds the gas in a dough.').waitFor();
  await looksGood(page, 'activities-missed');

  await expect.poll(async () => (await kept(page, sessionId)).length, { timeout: 10_000 }).toBe(eightActivities.length);
  await page.reload();
  await task(page, 'Gap', 0).getByText('Done, 2 of 2').waitFor();
  await task(page, 'Stop and recall').getByText('1 of 3 remembered').waitFor();
  await task(page, 'Why').getByText('Because the gluten holds it.').waitFor();
  await task(page, 'From the book').getByText('Missed').waitFor();
  // Practice is no progress
  const { entries } = await apiOf(page)('getProgress', { params: { sessionId } });
  expect(entries.every(({ mastery_score }) => mastery_score === null)).toBe(true);
  expect(faults).toEqual([]);
});
