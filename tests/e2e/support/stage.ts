import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { browserFlags } from '../../browser/executable.ts';

export const openBrowser = (): Promise<Browser> => {
  const { executablePath, env } = inject('browser');
  return chromium.launch({ executablePath, env, args: browserFlags });
};

/** Violations of the content security policy in any tab since the last test. */
export const violations: string[] = [];
afterEach(() => expect(violations.splice(0), 'violations of the content security policy').toEqual([]));

/** Every test fails on a violation, whether it is logged to the console or only dispatched as an event. */
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
  /** Uncaught exceptions of the page. */
  readonly faults: string[];
}

interface TabOptions {
  readonly width?: number;
  /** Without the service worker, which asks for things itself: a test can answer for the server then. */
  readonly worker?: boolean;
}

const openWindow = async (
  browser: Browser,
  origin: string,
  { width = 1440, worker = true }: TabOptions,
): Promise<Tab> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    serviceWorkers: worker ? 'allow' : 'block',
    locale: 'en-GB',
    // During a transition between colours the contrast is meaningless
    reducedMotion: 'reduce',
  });
  await watch(context);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { context, page, faults };
};

/** As a person has it: its service worker keeps the whole application for reading offline. */
export const openTab = (browser: Browser, origin = inject('origin'), width = 1440): Promise<Tab> =>
  openWindow(browser, origin, { width });

/** One whose requests a test answers itself, or to which nothing offline matters: it begins with a third less work. */
export const openTabWithoutWorker = (browser: Browser, origin = inject('origin'), width = 1440): Promise<Tab> =>
  openWindow(browser, origin, { width, worker: false });

const shots = path.resolve(import.meta.dirname, '../../../.cache/shots');

/** Screenshots for people, outside version control: only with `SHOTS=1`, because each takes as long as a step. */
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
