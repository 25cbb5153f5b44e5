import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { newPerson, openBrowser, openTab, shoot, signUp } from '../support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const atField = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => {
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    return { invalid: input.getAttribute('aria-invalid'), note: note?.textContent ?? '' };
  });

/** Controls that are covered by a toast. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[aria-label="Notifications"] li')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, [role=combobox], [role=tab]')]
      .filter((element) => !element.closest('[aria-label="Notifications"], [aria-hidden=true], [inert]'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            box.width > 0 &&
            box.left < toast.right &&
            box.right > toast.left &&
            box.top < toast.bottom &&
            box.bottom > toast.top,
        );
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });

describe('the first steps', () => {
  it('in signing up are told at their fields, and no toast lies over a button [AUTH-16, AUTH-17, GLOB-36]', async () => {
    const { page, context, faults } = await openTab(browser, undefined, 390);
    await page.goto('/auth?mode=signup');
    await page.getByLabel('Full Name').fill('Ines');
    await press(page, 'Create Account');
    await page.getByText('Please fill in all required fields').waitFor();
    expect(await atField(page, 'Email')).toEqual({ invalid: 'true', note: 'Type your email address' });
    expect((await atField(page, 'Full Name')).invalid).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await expect.poll(() => covered(page)).toEqual([]);
    await shoot(page, 'sign-up-missing-390');

    await page.getByLabel('Email').fill('ines.example.test');
    expect((await atField(page, 'Email')).invalid).toBeNull();
    await page.getByLabel('Password', { exact: true }).fill('five5');
    await press(page, 'Create Account');
    await expect
      .poll(() => atField(page, 'Password'))
      .toEqual({ invalid: 'true', note: 'Too short: at least 6 characters' });
    await page.getByLabel('Password', { exact: true }).fill('reading1');
    await press(page, 'Create Account');
    // Errors that only the service knows are shown at the field too
    await expect.poll(async () => (await atField(page, 'Email')).invalid).toBe('true');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keep a photo that was chosen and saved with the rest [PROF-17, PROF-30, PROF-31]', async () => {
    const { page, context, faults } = await openTab(browser);
    await signUp(page, newPerson());
    await page.goto('/profile');
    await press(page, 'Edit');
    await page.getByLabel('Location').fill('Brekka');
    const shown = page.getByRole('main').locator('img');
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
    await expect.poll(() => shown.getAttribute('src')).toMatch(/^data:/);
    await press(page, 'Save');
    await page.getByText('Profile updated successfully!').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => shown.getAttribute('src')).toMatch(/^\/avatars\//);
    await page.getByText('Brekka').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('refuse a title that is too long instead of cutting it, and show one that is just short enough in three lines [SESS-08]', async () => {
    const { page, context, faults } = await openTab(browser, undefined, 390);
    await signUp(page, newPerson());
    await page.goto('/upload');
    await press(page, 'Next');
    await page
      .getByLabel('Text', { exact: false })
      .first()
      .fill('The moon pulls the sea. The sea follows twice a day.');
    const title = page.getByLabel('Title', { exact: false });
    await title.fill('ferry '.repeat(50).trim());
    await page.getByText('A title has 200 characters at most. This one has 299: please shorten it.').waitFor();
    expect(await title.inputValue()).toHaveLength(299);
    expect(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
    await shoot(page, 'title-too-long-390');
    await title.fill('Tides');
    await page.getByRole('button', { name: 'Next', exact: true, disabled: false }).waitFor();

    const name = `Ferries ${'and their tide tables '.repeat(8)}`.trim();
    await apiOf(page)('createSession', { body: { title: name, mode: 'anchor' } });
    await page.goto('/dashboard/anchor');
    const heading = page.getByRole('heading', { level: 3, name });
    await heading.waitFor();
    const lines = await heading.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
    await shoot(page, 'long-title-390');
    expect(faults).toEqual([]);
    await context.close();
  });
});
