import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withExif } from '../fixtures/files/exif.ts';
import { codesFor } from './support/outbox.ts';
import { newPerson, openBrowser, openTabWithoutWorker, shoot, signIn, signUp } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** A page that has finished loading takes the focus, which closes an open menu. */
const signOut = async (page: Page, name: string) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 90_000 }).toBe('H1');
  await press(page, `Account of ${name}`);
  await press(page, 'Sign Out');
  await page.waitForURL((url) => url.pathname === '/');
};
/** What becomes of a toast that is dismissed: a second after it is hidden, it leaves the list. */
const dismissed = (toast: Locator) =>
  toast.evaluate(async (card) => {
    card.querySelector('button')?.click();
    let fate = '';
    while (card.isConnected) {
      if (getComputedStyle(card).visibility === 'hidden') fate = 'hidden, then ';
      await new Promise(requestAnimationFrame);
    }
    return `${fate}removed`;
  });
const looksRight = async (page: Page, name: string) => {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, `${name} is wider than ${width}`).toBe(false);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
    await shoot(page, `${name}-${width}-${colorScheme}`);
  }
};

describe('an account', () => {
  it('is made, gets a new password twice, and leaves no other device signed in [AUTH-51, SET-02, SET-03, SET-04, SET-08, SET-09, SET-10]', async () => {
    const person = newPerson();
    const { page, context, faults } = await openTabWithoutWorker(browser);
    await signUp(page, person);
    await signOut(page, person.name);

    // Forgotten password: a mailed code and a new password
    await page.goto('/auth');
    await press(page, 'Forgot password?');
    await page.getByLabel('Email').fill(person.email);
    await press(page, 'Send code');
    await page.getByLabel('Code').waitFor();
    const [code = ''] = codesFor(inject('outbox'), person.email);
    expect(code).toMatch(/^\d{6}$/);
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('New password', { exact: true }).fill('reading2');
    await press(page, 'Set new password');
    await page.waitForURL('**/dashboard');

    const second = await openTabWithoutWorker(browser);
    await signIn(second.page, { ...person, password: 'reading2' });
    await second.page.getByRole('heading', { level: 1 }).waitFor();

    // A second tab of this browser that takes no part
    const beside = await context.newPage();
    await beside.goto('/profile');
    await beside.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await beside.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    const led: string[] = [];
    beside.on('framenavigated', (frame) => led.push(frame.url()));

    await page.goto('/settings');
    await press(page, 'Change Password');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.waitFor();
    // Signed in just now: only the new password is asked for
    expect(await dialog.getByLabel('Current password').count()).toBe(0);
    await shoot(page, 'change-password');
    await page.keyboard.type('reading3');
    const again = dialog.getByLabel('Confirm new password', { exact: true });
    await again.fill('reading4');
    await page.keyboard.press('Enter');
    await dialog.getByText('Not the same as the new password').waitFor();
    await looksRight(page, 'change-password-unlike');
    await again.fill('reading3');
    await page.keyboard.press('Enter');
    await said(page, 'Password updated successfully!');
    await dialog.waitFor({ state: 'detached' });

    // This device stays signed in, in every tab; the other device is signed out
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Save Preferences', disabled: false }).waitFor();
    await second.page.goto('/dashboard');
    await second.page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await looksRight(second.page, 'signed-out');
    await second.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await second.page.waitForURL('**/auth**');
    await second.page.getByLabel('Email').fill(person.email);
    await second.page.getByLabel('Password', { exact: true }).fill('reading2');
    await second.page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await said(second.page, 'Incorrect username or password.');

    expect(led).toEqual([]);
    await beside.getByRole('button', { name: 'Edit', exact: true }).click();
    await beside.getByLabel('Bio').fill('I read on.');
    await press(beside, 'Save');
    await said(beside, 'Profile updated successfully!');
    expect([...faults, ...second.faults]).toEqual([]);
    await Promise.all([context.close(), second.context.close()]);
  });

  it('is signed out everywhere at a word', async () => {
    const person = newPerson();
    const [first, second] = [await openTabWithoutWorker(browser), await openTabWithoutWorker(browser)];
    await signUp(first.page, person);
    await signIn(second.page, person);
    await first.page.goto('/settings');
    await press(first.page, 'Sign Out Everywhere');
    await first.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await first.page.waitForURL((url) => url.pathname === '/');
    await second.page.goto('/dashboard');
    await second.page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await Promise.all([first.context.close(), second.context.close()]);
  });

  it('keeps its settings over a reload, and hides a toast of the top right corner at once, moving or not [GLOB-36, GLOB-47, SET-31, SET-35, SET-41, SET-43]', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser);
    await signUp(page, newPerson());
    await page.goto('/settings');
    const toggle = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
    await toggle('Marketing emails').click();
    await page.getByLabel('Language', { exact: true }).click();
    await page.getByRole('option', { name: /^German/ }).click();
    await page.getByLabel('Timezone').click();
    await page.getByRole('option', { name: /^Asia\/Tokyo/ }).click();
    await press(page, 'Save Preferences');
    await said(page, 'Settings saved successfully!');
    const toast = page.getByRole('listitem').filter({ hasText: 'Settings saved successfully!' });
    const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    expect([page.viewportSize()!.width - x - width, y < 200]).toEqual([16, true]);
    expect(await dismissed(toast)).toBe('hidden, then removed');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await toggle('Marketing emails').click();
    await toggle('Marketing emails').click();
    await press(page, 'Save Preferences');
    await toast.waitFor();
    expect(await dismissed(toast)).toBe('hidden, then removed');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await toggle('Marketing emails').waitFor();
    expect(await toggle('Marketing emails').getAttribute('aria-checked')).toBe('true');
    expect(await toggle('Email notifications').getAttribute('aria-checked')).toBe('true');
    expect(await page.getByLabel('Language', { exact: true }).textContent()).toContain('German');
    expect(await page.getByLabel('Timezone').textContent()).toContain('Asia/Tokyo');
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.getByRole('radio', { name: 'System' }).click();
    await looksRight(page, 'settings');
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A wide picture with metadata that must not be uploaded. */
const picture = async (page: Page, secret: string) => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, 900, 600);
      pen.fillStyle = 'gold';
      pen.fillRect(350, 200, 200, 200);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = withExif(Buffer.from(url.split(',')[1] ?? '', 'base64'), secret);
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
};

describe('a profile', () => {
  it('is edited, gets a photo without what the camera wrote, and is seen by others once it is public [GLOB-66, PROF-05, PROF-08, PROF-17, PROF-18, PROF-23, PROF-25, PROF-30, PROF-31, PROF-37]', async () => {
    const { page, context, faults } = await openTabWithoutWorker(browser);
    const person = newPerson();
    await signUp(page, person);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('Enter');
    // The first field has the focus for keyboard users
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Ines N.');
    await page.getByLabel('Bio').fill('I read maps.');
    await page.getByLabel('Location').fill('Graz');
    await page.getByLabel('Interests').fill('maps, , rivers');

    const photo = page.getByRole('main').locator('img');
    await page.getByLabel('Photo').setInputFiles(await picture(page, 'taken-at-home'));
    await page.getByText('“Save” uploads it too.').waitFor();
    expect(await photo.getAttribute('src')).toMatch(/^data:image\//);
    await press(page, 'Upload');
    await said(page, 'Profile photo updated successfully!');
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^\/avatars\//);
    await page.getByRole('switch', { name: 'Public profile' }).click();
    await looksRight(page, 'profile-edit');
    await press(page, 'Save');
    await said(page, 'Profile updated successfully!');
    await page.getByText('I read maps.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit');
    await looksRight(page, 'profile');
    await page.reload();
    await page.getByRole('listitem').filter({ hasText: 'rivers' }).waitFor();

    // The photo is public, and contains nothing but the picture
    const address = new URL((await photo.getAttribute('src')) ?? '', inject('origin'));
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(bytes.includes('Exif')).toBe(false);
    expect(bytes.includes('taken-at-home')).toBe(false);

    await page.getByRole('link', { name: 'See it as others do' }).click();
    await page.waitForURL('**/people/**');
    const publicPage = new URL(page.url()).pathname;
    const other = await openTabWithoutWorker(browser);
    await signUp(other.page, newPerson());
    await other.page.goto(publicPage);
    await other.page.getByRole('heading', { level: 1, name: 'Ines N.' }).waitFor();
    await other.page.getByText('I read maps.').waitFor();
    expect(await other.page.content()).not.toContain(person.email);
    await looksRight(other.page, 'person');

    // Made private again in the settings: nobody else sees the profile
    await page.goto('/settings');
    await page.getByRole('switch', { name: /^Public profile/ }).click();
    await press(page, 'Save Preferences');
    await said(page, 'Settings saved successfully!');
    await other.page.reload();
    await other.page.getByRole('heading', { name: 'Profile not found' }).waitFor();
    await page.goto('/profile');
    await page.getByText('Private', { exact: true }).waitFor();
    await press(page, 'Edit');
    await press(page, 'Remove');
    await said(page, 'Profile photo removed successfully!');
    await expect.poll(async () => (await fetch(address)).status).toBe(404);

    // Without a name the address is shown, in the menu too
    await page.getByLabel('Name', { exact: true }).fill('');
    await press(page, 'Save');
    await page.getByRole('button', { name: `Account of ${person.email.split('@')[0]}` }).waitFor();

    expect([...faults, ...other.faults]).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });
});
