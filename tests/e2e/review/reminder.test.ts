import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { looksGood } from '../support/looks.ts';
import { mailsTo } from '../support/mails.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

let product: Awaited<ReturnType<typeof startInProcess>>;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startInProcess(), openBrowser()]);
});
afterAll(() => Promise.all([product.close(), browser.close()]));

const aboutCards = /due/;
const reminder = (page: Page) => apiOf(page)('getReviewReminder');

/** Somebody who has forgotten one card, which is due again in some minutes. */
const forget = async (page: Page): Promise<void> => {
  const api = apiOf(page);
  const sessionId = await writeLesson(page, 'Active Recall', topicTexts.get('active-recall') ?? '');
  const { modules } = await api('listScenes', { params: { sessionId } });
  const quiz = modules.flatMap(({ scenes }) => scenes).find((scene) => scene.quiz)!;
  await api('submitAnswers', { params: { sceneId: quiz.id }, body: { answers: [] } });
  await expect.poll(async () => (await api('listDueCards', { query: {} })).items.length).toBeGreaterThan(0);
  const card = (await api('listDueCards', { query: {} })).items[0]!;
  const at = instant(Date.now());
  const one = {
    id: newId('rev'),
    card: card.id,
    turn: card.turn,
    grade: 'again',
    missed: true,
    at,
    took: 4_000,
  } as const;
  await api('gradeCards', { body: { sent_at: at, reviews: [one] } });
};

it('is switched on beside the deck, comes once, and is stopped from its link without signing in', async () => {
  const { page, context, faults } = await openTabWithoutWorker(browser, product.origin);
  const who = newPerson();
  await signUp(page, who);
  const { id } = await apiOf(page)('getMe');
  await forget(page);

  await page.goto('/deck');
  const toggle = page.getByRole('switch', { name: 'Remind me by mail' });
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.getByText(/^In the time zone of your settings: /).waitFor();
  const hour = await page.evaluate(() => new Date().getHours());
  await page.getByRole('combobox', { name: 'At' }).click();
  await page.getByRole('option').nth(hour).click();
  await expect.poll(() => reminder(page)).toEqual({ on: true, hour });
  await toggle.scrollIntoViewIfNeeded();
  await looksGood(page, 'reminder-on');
  await page.reload();
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');

  await product.advanceReminder(id);
  await product.invoke('remindReviews');
  await product.invoke('remindReviews');
  const mails = () => mailsTo(product.outbox, who.email, aboutCards);
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  const [mail] = mails();
  expect(mail!.text).toContain('One card of your deck is due today');
  expect(mail!.text).toContain(`Review now: ${product.origin}/review`);
  expect(mail!.whole).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const link = /Stop reminding me: (\S+)/.exec(mail!.text)?.[1] ?? '';

  // On another device, where nobody is signed in
  const other = await openTabWithoutWorker(browser, product.origin);
  await other.page.goto(link);
  await other.page.getByRole('heading', { level: 1, name: 'Stop the daily reminder?' }).waitFor();
  await looksGood(other.page, 'reminder-stop');
  expect((await reminder(page)).on).toBe(true);
  await other.page.getByRole('button', { name: 'Stop reminding me' }).click();
  await other.page.getByRole('heading', { level: 1, name: 'You are reminded no more' }).waitFor();
  expect(await reminder(page)).toEqual({ on: false, hour });
  expect((await apiOf(page)('getSettings', { query: {} })).email_notifications).toBe(true);
  // Set again for the same day, it does not come twice
  await apiOf(page)('putReviewReminder', { body: { on: true, hour } });
  await product.advanceReminder(id);
  await product.invoke('remindReviews');
  await page.waitForTimeout(2_000);
  expect(mails()).toHaveLength(1);
  expect([...faults, ...other.faults]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});
