import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { SITE_CONFIG_PATH } from '../../shared/web/site-config.ts';
import { type Answers, answerTo, unknown } from '../fixtures/web/api-answers.ts';
import { keep } from './album.ts';
import { common, TODAY } from './common.ts';
import type { GalleryPage, State } from './gallery-page.ts';
import { servePool } from './pool-answers.ts';
import { configOf, signIn } from './sign-in.ts';

const HEIGHT = 900;
export const widths = [390, 1440] as const;
export const schemes = ['light', 'dark'] as const;
/** Where overflow is checked too: the narrowest and the widest window, and every breakpoint. */
const edges = [360, 600, 860, 1180, 1920] as const;

const answer = async (route: Route, answers: Answers, complaints: Set<string>): Promise<void> => {
  const request = route.request();
  const url = new URL(request.url());
  const answered = await answerTo(answers, {
    method: request.method(),
    url,
    body: request.postData() ?? undefined,
    key: null,
  });
  if (!answered) complaints.add(`nobody answers ${request.method()} ${url.pathname}`);
  const { status, body } = answered ?? unknown;
  await route.fulfill({ status, json: body });
};

const prepare = async (context: BrowserContext, origin: string, state: State, complaints: Set<string>) => {
  const answers = { ...common, ...state.answers };
  await context.route(`${origin}${SITE_CONFIG_PATH}`, (route) => route.fulfill({ json: configOf(origin) }));
  // A call without an answer ends when its page is closed
  await context.route(`${origin}/api/**`, (route) => answer(route, answers, complaints).catch(() => undefined));
  await servePool(context, origin, state.pool ?? {}, complaints);
  await context.routeWebSocket(/\/socket/, () => undefined);
  if (!state.visitor) await signIn(context);
};

const reached = (page: Page, shows: State['shows']): Promise<void> =>
  page.getByText(shows).or(page.getByLabel(shows)).filter({ visible: true }).first().waitFor();

/** Axe violations, by rule and element. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
};

const overflowOf = async (page: Page, width: number): Promise<string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`${wide} px wide in ${width} px`] : [];
};

/** Photographs a state of a page in every width and theme; returns the file names and the problems. Throws when the state is not reached. */
export const take = async (browser: Browser, origin: string, of: GalleryPage, name: string, folder: string) => {
  const state = of.states[name];
  if (!state) throw new Error(`${of.name} has no state ${name}`);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: HEIGHT },
    // It would ask for things itself, and get no answers of ours
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const complaints = new Set<string>();
  try {
    await prepare(context, origin, state, complaints);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.clock.setFixedTime(TODAY);
    await page.goto(state.path ?? of.path);
    await state.act?.(page);
    await reached(page, state.shows);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const files: string[] = [];
    for (const width of widths)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: HEIGHT });
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        // The window is as high as the page, so that sticky elements do not cover the text
        await page.setViewportSize({ width, height: Math.max(HEIGHT, whole) });
        for (const fault of await faultsOf(page)) complaints.add(`${fault}, ${colorScheme}`);
        for (const fault of await overflowOf(page, width)) complaints.add(fault);
        const picture = `${of.name}-${name}-${width}-${colorScheme}`;
        await page.screenshot({ path: path.join(folder, `${picture}.png`), animations: 'disabled' });
        await keep(page, picture, width);
        files.push(`${picture}.png`);
      }
    for (const width of edges) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const fault of await overflowOf(page, width)) complaints.add(fault);
    }
    return { files, complaints: [...complaints] };
  } finally {
    await context.close();
  }
};
