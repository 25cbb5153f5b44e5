import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiOf } from './support/api.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Signs in as from another device; false once the account is deleted. */
const refused = async ({ email, password }: ReturnType<typeof newPerson>): Promise<boolean> => {
  const { context, page } = await openTabWithoutWorker(browser, inject('origin'));
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  const answer = page.getByText('Incorrect username or password.').first();
  await Promise.race([answer.waitFor(), page.waitForURL('**/dashboard')]);
  const said = await answer.isVisible();
  await context.close();
  return said;
};

it('hands over everything, and deletes the account at the typed word, so that nobody can sign in to it [SET-12, SET-13, SET-14, SET-15, SET-30]', async () => {
  const { context, page, faults } = await openTabWithoutWorker(browser, inject('origin'));
  const person = newPerson();
  await signUp(page, person);
  const api = apiOf(page);
  await api('createSession', { body: { mode: 'custom', title: 'Notes on leaving' } });

  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fabula-export-[\d-]{10}\.zip$/);
  expect(await page.getByText(/^Your export is ready/).textContent()).toMatch(/KB|MB/);
  await shoot(page, 'leaving-settings-1440');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  expect(await confirm.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Please type DELETE to confirm', { exact: true }).last().waitFor();
  await shoot(page, 'leaving-dialog-1440');
  expect((await new AxeBuilder({ page }).setLegacyMode().include('[role=dialog]').analyze()).violations).toEqual([]);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Your account is being deleted.').waitFor();

  await expect.poll(() => refused(person), { timeout: 60_000, interval: 1_000 }).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

const material = [
  'A tide is the rise and fall of the sea. The moon pulls the water on the near side of the earth more than on the far side.',
  'A spring tide is a tide of great range, because sun and moon pull along one line. It comes twice a month.',
  'A neap tide is a tide of small range. Harbours at river mouths depend on the tide, because ships need deep water.',
].join('\n\n');

/** The link in the mail about the user's lesson. */
const linkIn = (outbox: string, email: string): string | undefined => {
  const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
  const mail = mails.find((text) => text.includes(`To: ${email}`));
  return mail && /token=[\w.-]+/.exec(mail)?.[0];
};

it('tells by mail of a lesson, hands it over as Markdown, and stops its mails from the link in one [BILL-06]', async () => {
  const { context, page, faults } = await openTabWithoutWorker(browser, inject('origin'));
  const person = newPerson();
  await signUp(page, person);
  const api = apiOf(page);
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom', title: 'Tides' } });
  const style = { genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 15 };
  await api('generateStory', { body: { sessionId, content: material, ...style } });
  await expect.poll(() => linkIn(inject('outbox'), person.email), { timeout: 90_000 }).toBeDefined();

  await page.goto(`/session/${sessionId}`);
  await page.getByRole('button', { name: 'Share and keep' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export session' });
  expect(await dialog.getByRole('radio', { name: /E-book \(Pro\)/ }).isDisabled()).toBe(true);
  await shoot(page, 'leaving-formats-1440');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/unsubscribe?${linkIn(inject('outbox'), person.email)}`);
  await page.getByRole('heading', { name: 'Stop e-mail notifications?' }).waitFor();
  await shoot(page, 'leaving-unsubscribe-390-dark');
  expect((await api('getSettings', { query: { timezone: 'UTC' } })).email_notifications).toBe(true);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await page.getByRole('heading', { name: 'You get no more mails' }).waitFor();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  expect((await api('getSettings', { query: { timezone: 'UTC' } })).email_notifications).toBe(false);

  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Export My Data' }).waitFor();
  await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
  await shoot(page, 'leaving-settings-390-dark');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'leaving-dialog-390-dark');
  expect(faults).toEqual([]);
  await context.close();
});
