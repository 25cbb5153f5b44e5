import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Keyboard } from './keyboard.ts';

const compared = (page: Page) => page.getByRole('article').filter({ hasText: 'Compare your answer' });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this comparison', exact: true });
const score = (page: Page) => page.getByText(/Quiz completed! Score: \d+%/).first();

const compareAll = async (page: Page, compareFirst: () => Promise<void>): Promise<void> => {
  await score(page).or(compared(page).first()).first().waitFor();
  for (let left = await compared(page).count(); left > 0; left -= 1) {
    await compareFirst();
    await expect.poll(() => compared(page).count()).toBe(left - 1);
  }
  await score(page).waitFor();
};

/** Ticks a point of each answer in one's own words, which a score waits for, until the score is shown. */
export const compareAnswers = (page: Page): Promise<void> =>
  compareAll(page, async () => {
    await compared(page).first().getByRole('checkbox').first().click();
    await keep(page).first().click();
  });

/** The same without a pointer. */
export const compareAnswersByKeyboard = (page: Page, keys: Keyboard): Promise<void> =>
  compareAll(page, async () => {
    await keys.toggle(compared(page).first().getByRole('checkbox').first());
    await keys.activate(keep(page).first());
  });
