import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { browserFlags } from '../../browser/executable.ts';

export const openBrowser = (): Promise<Browser> => {
  const { executablePath, env } = inject('browser');
  return chromium.launch({ executablePath, env, args: browserFlags });
};

/** What the content security policy forbade in any tab since the last test. */
export const violations: string[] = [];
afterEach(() => expect(violations.splice(0), 'violations of the content security policy').toEqual([]));

/** Every journey fails on a violation: those the browser complains of, and those it only tells the page. */
const watch = async (context: BrowserContext): Promise<void> => {
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`),
    ),
  );
};

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Exceptions in the page that nobody caught. */
  readonly faults: string[];
}

export const openTab = async (browser: Browser, origin = inject('origin'), width = 1440): Promise<Tab> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    locale: 'en-GB',
    // A colour on its way to another has no contrast to judge
    reducedMotion: 'reduce',
  });
  await watch(context);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
};

const shots = path.resolve(import.meta.dirname, '../../../.cache/shots');

/** For people to look at, outside version control: with `SHOTS=1`, because a picture takes as long as a step. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!process.env['SHOTS']) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: path.join(shots, `${name}.png`) });
};

let people = 0;
export const newPerson = () => {
  people += 1;
  return { name: 'Ines Novak', email: `ines.${Date.now()}.${people}@example.test`, password: 'reading1' };
};

export const signUp = async (page: Page, person: ReturnType<typeof newPerson>): Promise<void> => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: /create account|sign up/i }).click();
  await page.waitForURL('**/dashboard');
};

export const signIn = async (page: Page, { email, password }: ReturnType<typeof newPerson>): Promise<void> => {
  await page.goto('/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
};
