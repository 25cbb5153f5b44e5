import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { handoutOf } from '../fixtures/files/handout.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { compareAnswers } from './support/answers.ts';
import { run } from './support/running.ts';
import { newPerson, openBrowser, openTab, shoot, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pdf = () => {
  const buffer = handoutOf(topicTexts.get('spaced-repetition') ?? '', 18);
  const pages = buffer.toString('latin1').match(/\/Type \/Page /g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(10);
  return { name: 'spaced-repetition.pdf', mimeType: 'application/pdf', buffer };
};

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Goes through the four steps of the wizard with a file, to the dashboard. */
const bringFile = async (page: Page): Promise<void> => {
  await page.goto('/upload');
  await page.getByRole('heading', { name: 'Additional Context & Preferences' }).waitFor();
  await page.getByText('No language model is connected here').waitFor();
  await page.getByText('“Basic, no AI” cannot follow this.').first().waitFor();
  await next(page);
  await page.getByRole('heading', { name: 'Upload Your Learning Material' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Next', exact: true, disabled: false }).waitFor();
  await shoot(page, 'wizard-content');
  await next(page);
  await page.getByRole('radio', { name: /^Mystery/ }).click();
  await page.getByRole('radio', { name: /Casebook deduction/ }).click();
  await next(page);
  await page.getByRole('heading', { name: 'Review & Generate' }).waitFor();
  await page.getByRole('button', { name: 'Generate Story' }).click();
  await page.waitForURL('**/dashboard');
};

const unwritten = (page: Page) => page.getByRole('button', { name: /being written|up next/i });
const cardAction = (page: Page, label: RegExp) => page.getByRole('link', { name: label }).first();
const scenesIn = (page: Page) => page.getByRole('complementary', { name: 'Session' }).getByRole('button');

describe('the main job', () => {
  it('signs up, brings a PDF, reads while it is written, answers, and finds it all again [GLOB-13, GLOB-14, CUST-15, FILE-08, DASH-25, LIVE-01, VIEW-05, VIEW-08, QUIZ-14, PROG-09]', async () => {
    const { page, faults } = await openTab(browser);
    const person = newPerson();
    await signUp(page, person);
    await page.getByText('No story sessions yet').waitFor();
    await bringFile(page);

    const making = cardAction(page, /^Generating Story\.\.\./);
    await making.waitFor();
    await shoot(page, 'dashboard-generating');
    await making.click();
    await page.waitForURL('**/session/**');

    // The first scene is readable while the last is not written yet
    await page
      .getByRole('button', { name: /being written|up next/i })
      .first()
      .waitFor();
    const read = async () => (await page.getByRole('main').locator('p, li').allInnerTexts()).join(' ').length;
    await expect.poll(read, { timeout: 60_000 }).toBeGreaterThan(100);
    expect(await unwritten(page).count()).toBeGreaterThan(0);
    await shoot(page, 'viewer-while-writing');

    // Every other scene appears by itself
    await expect.poll(() => unwritten(page).count(), { timeout: 60_000 }).toBe(0);
    await shoot(page, 'viewer-written');
    await page.getByText('Told by “Basic, no AI”, without a language model').first().waitFor();
    await page.getByRole('button', { name: 'Mark as Complete' }).first().click();
    await page
      .getByRole('button', { name: /, completed/ })
      .first()
      .waitFor();

    await scenesIn(page)
      .filter({ hasText: /^\d*\s*Quiz/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    const reply = page.getByRole('textbox', { name: 'Your answer' });
    for (;;) {
      await page.getByRole('radio').or(reply).first().waitFor();
      if (await reply.isVisible()) await reply.fill('It has to be brought back to mind unaided.');
      else await page.keyboard.press('1');
      await shoot(page, 'quiz');
      const submit = page.getByRole('button', { name: 'Submit Quiz' });
      if (await submit.isVisible()) {
        await submit.click();
        break;
      }
      await next(page);
    }
    await compareAnswers(page);
    await page.getByText('From your notes').first().waitFor({ state: 'attached' });
    await shoot(page, 'quiz-results');

    await page.goto('/dashboard');
    await cardAction(page, /^Continue Learning/).waitFor();
    const title = (await page.getByRole('article').getByRole('heading').first().innerText()).trim();
    await shoot(page, 'dashboard-continue');

    await page.getByRole('button', { name: /Account of/ }).click();
    await page
      .getByRole('button', { name: 'Sign Out' })
      .or(page.getByRole('menuitem', { name: 'Sign Out' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Sign In' }).first().waitFor();
    await page.goto('/auth?mode=signin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: title }).first().waitFor();
    await cardAction(page, /^Continue Learning/).click();
    await page.getByText('Mastery Progress').first().waitFor();
    await page
      .getByRole('button', { name: /, completed/ })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  });

  it('loses nothing when the process is killed in the middle of a generation', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
    const functions = inject('builtFunctions');
    let running = await run({ dataDir, functions, paceMs: 900 });
    const port = Number(new URL(running.origin).port);
    try {
      const { page } = await openTab(browser, running.origin);
      await signUp(page, newPerson());
      await bringFile(page);
      await cardAction(page, /^Generating Story\.\.\./).click();
      await page
        .getByRole('button', { name: /being written|up next/i })
        .first()
        .waitFor();
      await running.kill();

      running = await run({ dataDir, functions, port, paceMs: 0 });
      await page.goto('/dashboard');
      await cardAction(page, /^Start Learning/).waitFor({ timeout: 60_000 });
      await cardAction(page, /^Start Learning/).click();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await unwritten(page).count()).toBe(0);
    } finally {
      await running.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
