import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SessionId, sceneId } from '../../../shared/model/id.ts';
import { eightActivities, practisedContent, practisedTerms } from '../../fixtures/lesson/practised.ts';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { apiOf } from '../support/api.ts';
import { startInProcess } from '../support/in-process.ts';
import { keyboardOf } from '../support/keyboard.ts';
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

it('takes each kind by keyboard alone', async () => {
  const { page, faults, sessionId } = await begin();
  const keys = keyboardOf(page);
  const { press, reach } = keys;

  await keys.write(task(page, 'Predict first').getByRole('textbox'), 'The gluten');
  await press('Enter');
  await task(page, 'Predict first').getByText('Kept').waitFor();

  await keys.button('Cover the passage');
  await keys.write(page.getByLabel('What you remember'), 'Sugar');
  await press('ControlOrMeta+Enter');
  await keys.toggle(task(page, 'Stop and recall').getByRole('checkbox').first());
  await keys.button('Keep my ticks');

  // A digit puts a word into the next empty gap
  await reach(task(page, 'Gap', 0).getByRole('combobox').first());
  await press('3');
  await press('2');
  await keys.activate(task(page, 'Gap', 0).getByRole('button', { name: 'Check' }));
  await task(page, 'Gap', 0).getByText('Done, 2 of 2').waitFor();

  await keys.write(task(page, 'Gap', 1).getByRole('textbox'), 'fermentation');
  await press('Enter');
  await task(page, 'Gap', 1).getByText('Done, 1 of 1').waitFor();

  for (const [definition, start] of [
    ['A fungus', 'Y'],
    ['The turning', 'F'],
    ['The protein', 'G'],
  ] as const) {
    await reach(task(page, 'Match').getByLabel(new RegExp(`^Term for: ${definition}`)));
    await press(start);
  }
  await keys.activate(task(page, 'Match').getByRole('button', { name: 'Check' }));
  await task(page, 'Match').getByText('Done, 3 of 3').waitFor();

  // A held row moves with the arrows and keeps the focus; the page does not turn
  const order = task(page, 'Order');
  const steps = eightActivities.flatMap((one) => (one.kind === 'order' ? one.steps.map(({ text }) => text) : []));
  for (const [at, step] of steps.entries()) {
    await keys.toggle(order.getByRole('button', { name: new RegExp(`^${step}\\.`) }));
    const place = () => order.getByRole('listitem').allTextContents();
    while ((await place()).findIndex((text) => text.includes(step)) > at) {
      const before = await place();
      await press('ArrowUp');
      await expect.poll(place).not.toEqual(before);
    }
    await press('Escape');
    await press('Shift+Tab');
    while (
      !(await order
        .getByRole('button')
        .first()
        .evaluate((button) => button === document.activeElement)) &&
      at < 3
    ) {
      if ((await page.evaluate(() => document.activeElement?.closest('.order'))) === null) break;
      await press('Shift+Tab');
    }
  }
  await keys.activate(order.getByRole('button', { name: 'Check' }));
  await order.getByText('Done, 4 of 4').waitFor();

  const sort = task(page, 'Sort');
  await reach(sort.getByRole('button', { name: /In the bowl/ }));
  for (const _ of [1, 2, 3]) {
    const card = (await sort.locator('.card1').textContent()) ?? '';
    await press(card.includes('gluten') ? '2' : '1');
    await expect.poll(() => sort.locator('.card1').textContent()).not.toBe(card);
  }
  await keys.activate(sort.getByRole('button', { name: 'Check' }));
  await sort.getByText('Done, 3 of 3').waitFor();

  await keys.write(task(page, 'Why').getByRole('textbox'), 'Because of the gluten.');
  await press('ControlOrMeta+Enter');
  await reach(task(page, 'Why').getByRole('radio'));
  await press('Space');
  await task(page, 'Why').getByText('Done, had it').waitFor();

  await reach(task(page, 'From the book').getByRole('radio'));
  await press('3');
  await press('Enter');
  await task(page, 'From the book').getByText('Done', { exact: true }).waitFor();
  expect(page.url()).toContain('scene=2');
  await looksGood(page, 'activities-done');
  await expect.poll(async () => (await kept(page, sessionId)).length, { timeout: 10_000 }).toBe(eightActivities.length);
  expect(faults).toEqual([]);
});

it('keeps what is done offline, and sends it once there is a connection', async () => {
  const { page, context, sessionId } = await begin();
  await context.setOffline(true);
  await task(page, 'Why').getByRole('textbox').fill('Written in a tunnel.');
  await task(page, 'Why').getByRole('button', { name: 'Compare' }).click();
  await task(page, 'Why').getByText('Written in a tunnel.').waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.practice.')).length)).toBe(
    1,
  );
  await context.setOffline(false);
  await expect
    .poll(async () => (await kept(page, sessionId)).map(({ text }) => text), { timeout: 10_000 })
    .toEqual(['Written in a tunnel.']);
  const waiting = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.practice.')));
  await expect.poll(waiting).toBe(false);
  await page.reload();
  await task(page, 'Why').getByText('Written in a tunnel.').waitFor();
});
