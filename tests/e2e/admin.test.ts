import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SessionId } from '../../shared/model/id.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import { apiOf } from './support/api.ts';
import { looksGood } from './support/looks.ts';
import { newPerson, openBrowser, openTabWithoutWorker, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const root = path.resolve(import.meta.dirname, '../..');
const [text = ''] = topicTexts.values();
const run = promisify(execFile);
const makeOwner = (email: string) =>
  run(process.execPath, ['local/owner.ts', email, '--data', inject('dataDir')], { cwd: root });

const person = (name: string) => ({ ...newPerson(), name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const agree = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

const shareLesson = async (page: Page, title: string): Promise<SessionId> => {
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { title, mode: 'traditional', status: 'generating' } });
  await api('generateTraditionalLesson', { body: { sessionId, content: text, resolvedSceneCount: 2 } });
  const status = async () => (await api('getSession', { params: { sessionId } })).status;
  await expect.poll(status, { timeout: 90_000 }).toBe('ready');
  await api('setVisibility', { params: { sessionId }, body: { visibility: 'public' } });
  return sessionId;
};

const figure = async (page: Page, name: string): Promise<number> => {
  const shown = page.locator('dl > div', { hasText: name }).locator('dd');
  await expect.poll(() => shown.innerText()).toMatch(/^[\d,]+$/);
  return Number((await shown.innerText()).replaceAll(',', ''));
};

const setRole = async (page: Page, name: string, role: string): Promise<void> => {
  await page.goto('/admin/members');
  await page.getByRole('searchbox').fill(name.slice(1));
  await page.getByRole('combobox', { name: `Role of ${name}` }).click();
  await page.getByRole('option', { name: role }).click();
  await agree(page, 'Change Role');
  await said(page, `Successfully changed ${name}'s role to ${role.toLowerCase()}`);
};

it('gives an owner, an admin and a user what each may do, from the first owner to the last report [GLOB-23, GLOB-24, GLOB-55, ADM-01, ADM-02, ADM-04, ADM-15, ADM-26, ADM-29, ADM-30, ADM-31, ADM-35]', async () => {
  const [olga, adam, uma, visitor] = await Promise.all([
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
    openTabWithoutWorker(browser),
  ]);
  const owner = person('Olga Ortiz');
  await Promise.all([
    signUp(olga.page, owner),
    signUp(adam.page, person('Adam Arnold')),
    signUp(uma.page, person('Uma Usher')),
  ]);

  await uma.page.goto('/admin');
  await heading(uma.page, 'Access Denied');
  expect((await makeOwner(owner.email)).stdout).toContain('is an owner now');
  await olga.page.reload();
  await button(olga.page, 'Account of Olga Ortiz').click();
  await olga.page.getByRole('link', { name: 'Admin', exact: true }).click();
  await heading(olga.page, 'Admin Dashboard');
  const admins = await figure(olga.page, 'Admins');
  await said(olga.page, 'The owner command made Olga Ortiz an owner');
  await looksGood(olga.page, 'admin-dashboard');

  await setRole(olga.page, 'Adam Arnold', 'Admin');
  await olga.page.getByRole('searchbox').fill('');
  await looksGood(olga.page, 'admin-members');
  await olga.page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect.poll(() => figure(olga.page, 'Admins')).toBe(admins + 1);
  await said(olga.page, 'Olga Ortiz made Adam Arnold an admin');

  await adam.page.goto('/admin/members');
  await adam.page.getByRole('searchbox').fill('olga ortiz');
  await said(adam.page, 'Changed by owners');
  await adam.page.goto('/admin/analytics');
  await adam.page.getByRole('img', { name: /^Sign-ups over 30 days/ }).waitFor();
  await looksGood(adam.page, 'admin-analytics');

  const id = await shareLesson(uma.page, 'The Week of a Learner');
  await adam.page.goto(`/session/${id}`);
  await adam.page.getByRole('button', { name: 'Report', exact: true }).first().click();
  await adam.page.getByRole('radio', { name: /^It is wrong/ }).click();
  await adam.page.getByRole('dialog').getByRole('textbox').fill('The dates do not hold.');
  await looksGood(adam.page, 'report-dialog');
  await button(adam.page, 'Send Report').click();
  await said(adam.page, 'Thank you. A moderator will look at it.');

  await olga.page.goto('/admin/moderation');
  await olga.page.getByRole('link', { name: 'Preview The Week of a Learner' }).waitFor();
  await looksGood(olga.page, 'admin-moderation');
  await olga.page.getByRole('link', { name: 'Preview The Week of a Learner' }).click();
  await said(olga.page, 'The dates do not hold.');
  await looksGood(olga.page, 'admin-case');
  await button(olga.page, /^Hide/).click();
  await agree(olga.page, 'Hide');
  await said(olga.page, 'Hidden from everybody but its author');
  await visitor.page.goto(`/session/${id}`);
  await said(visitor.page, 'Story Session Not Found');
  await button(olga.page, /^Restore/).click();
  await agree(olga.page, 'Restore');
  await said(olga.page, 'Restored as its author shared it');
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => visitor.page.getByText('Story Session Not Found').count()).toBe(0);

  // A search of one letter works, and a call that is never answered shows a message of ours
  await olga.page.goto('/admin/members');
  await olga.page.getByRole('searchbox').fill('q');
  await said(olga.page, 'No members found');
  await olga.page.getByRole('searchbox').fill('z');
  await said(olga.page, 'Olga Ortiz');
  await olga.page.route('**/api/admin/**', (route) => route.abort());
  await olga.page.getByRole('searchbox').fill('zzz');
  await said(olga.page, 'Fabula cannot be reached just now.');
  expect(await olga.page.getByText(/failed to fetch/i).count()).toBe(0);
  await olga.page.unroute('**/api/admin/**');

  // An admin who loses the role while the page is open is told so
  await adam.page.goto('/admin/members');
  await adam.page.getByText('Olga Ortiz').first().waitFor();
  await setRole(olga.page, 'Adam Arnold', 'User');
  await adam.page.getByRole('searchbox').fill('uma');
  await heading(adam.page, 'Access Denied');
  expect(await adam.page.getByText(/Failed to Load/i).count()).toBe(0);
  await adam.page.goto('/admin');
  await heading(adam.page, 'Access Denied');
  expect([olga, adam, uma, visitor].flatMap(({ faults }) => faults)).toEqual([]);
});
