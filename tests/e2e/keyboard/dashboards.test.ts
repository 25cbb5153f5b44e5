import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { topicTexts } from '../../fixtures/lesson/topic-texts.ts';
import { keyboardOf, signUpByKeyboard } from '../support/keyboard.ts';
import { newPerson, openBrowser, openTabWithoutWorker, type Tab } from '../support/stage.ts';
import { writeLesson } from '../support/write-lesson.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const [text = ''] = topicTexts.values();

let browser: Browser;
const tabs: Tab[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

const sit = async (name?: string) => {
  const tab = await openTabWithoutWorker(browser);
  tabs.push(tab);
  const keys = keyboardOf(tab.page);
  const person = { ...newPerson(), ...(name === undefined ? {} : { name }) };
  if (name !== undefined) {
    await tab.page.goto('/auth?mode=signup');
    await signUpByKeyboard(tab.page, keys, person);
  }
  return { page: tab.page, keys, email: person.email };
};

it('shares, finds, likes, keeps, collects, reports and moderates by keyboard alone', async () => {
  const [author, reader, visitor] = await Promise.all([sit('Ada Author'), sit('Rik Reader'), sit()]);
  const title = 'The Keys of Memory';
  const id = await writeLesson(author.page, title, text);
  await author.page.goto('/dashboard');
  await author.keys.button(`Share ${title}`);
  await dialog(author.page).waitFor();
  await author.keys.choose(radio(author.page, /^Public/));
  await author.keys.button('Make public');
  await said(author.page, 'Public. Everybody with the link can read it.');
  await author.keys.button('Done');
  await dialog(author.page).waitFor({ state: 'detached' });

  await visitor.page.goto(`/session/${id}`);
  await said(visitor.page, /^Shared by/);
  await visitor.keys.press('ArrowRight');
  await expect.poll(() => visitor.page.url()).toContain('scene=2');

  await reader.keys.link('Community');
  await reader.page.waitForURL('**/community');
  await reader.keys.write(reader.page.getByRole('searchbox'), 'keys mem');
  await reader.keys.toggle(reader.page.getByRole('button', { name: `Like ${title}, 0` }));
  await reader.page.getByRole('button', { name: `Like ${title}, 1`, pressed: true }).waitFor();
  await reader.keys.link(/^View Story/);
  await reader.page.waitForURL(`**/session/${id}**`);
  await reader.keys.button('Add to my dashboard');
  await said(reader.page, 'Added to your dashboard');
  await reader.keys.button(/^Report/);
  await dialog(reader.page).waitFor();
  await reader.keys.choose(radio(reader.page, /^It is wrong/));
  await reader.keys.write(dialog(reader.page).getByRole('textbox'), 'The dates do not hold.');
  await reader.keys.button('Send Report');
  await said(reader.page, 'Thank you. A moderator will look at it.');

  await reader.keys.button('Add to collection');
  await reader.keys.button('New collection');
  await reader.keys.write(dialog(reader.page).getByLabel('Title'), 'Ways to remember');
  await reader.keys.button('Create and add');
  await reader.page.getByRole('checkbox', { name: 'Ways to remember', checked: true }).waitFor();
  await reader.keys.button('Done');
  await reader.page.goto('/dashboard');
  await reader.keys.link('Collections');
  await reader.keys.link(/^Ways to remember/);
  await reader.page.getByRole('listitem').filter({ hasText: title }).waitFor();

  await run(process.execPath, ['local/owner.ts', author.email, '--data', inject('dataDir')], { cwd: root });
  const { page, keys } = author;
  await page.reload();
  await keys.button('Account of Ada Author');
  await keys.link('Admin');
  await heading(page, 'Admin Dashboard');
  await page.goto('/admin/members');
  await keys.write(page.getByRole('searchbox'), 'rik reader');
  const role = page.getByRole('combobox', { name: 'Role of Rik Reader' });
  await keys.pick(role, page.getByRole('option', { name: 'Admin' }));
  await page.getByRole('alertdialog').waitFor();
  await keys.button('Change Role');
  await said(page, "Successfully changed Rik Reader's role to admin");
  await page.goto('/admin/moderation');
  await keys.link(/^Preview/);
  await said(page, 'The dates do not hold.');
  await keys.button(/^Hide/);
  await page.getByRole('alertdialog').waitFor();
  await keys.button('Hide');
  await said(page, 'Hidden from everybody but its author');
  await visitor.page.reload();
  await said(visitor.page, 'Story Session Not Found');
  expect(tabs.splice(0).flatMap(({ faults }) => faults)).toEqual([]);
});

it('keeps a profile and settings, upgrades and cancels by keyboard alone', async () => {
  const { page, keys } = await sit('Ines Novak');
  await keys.button('Account of Ines Novak');
  await keys.link('Profile');
  await heading(page, 'My Profile');
  await keys.button('Edit');
  await keys.write(page.getByLabel('Bio'), 'I read maps.');
  await keys.toggle(page.getByRole('switch', { name: 'Public profile' }));
  await keys.button('Save');
  await said(page, 'Profile updated successfully!');
  await keys.link('See it as others do');
  await page.waitForURL('**/people/**');
  await said(page, 'I read maps.');

  await page.goto('/settings');
  const mails = page.getByRole('switch', { name: /^Marketing emails/ });
  await keys.toggle(mails);
  await expect.poll(() => mails.getAttribute('aria-checked')).toBe('true');
  const zone = page.getByRole('combobox', { name: 'Timezone' });
  await keys.pick(zone, page.getByRole('option', { name: /^Asia\/Tokyo/ }), 'Asia/Tok');
  await keys.button('Save Preferences');
  await said(page, 'Settings saved successfully!');
  await keys.choose(radio(page, /^Dark/));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');

  await page.goto('/pricing');
  await keys.button('Start Pro Trial');
  await heading(page, 'Start your trial');
  await keys.write(page.getByLabel('Promotion code'), '');
  await keys.button('Pay');
  await page.waitForURL('**/checkout/success');
  await heading(page, 'Welcome to Fabula Pro');
  await page.goto('/settings');
  await keys.button('Manage Subscription');
  await heading(page, 'Manage your subscription');
  await keys.button('Cancel at period end');
  await keys.link('Back');
  await said(page, 'Cancels at period end');
  expect(tabs.splice(0).flatMap(({ faults }) => faults)).toEqual([]);
});
