import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openTab } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pages = ['/', '/features', '/pricing', '/faq', '/about', '/privacy', '/terms'];

/** Size of a PNG, from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('says on the landing of an installation without a model who writes there', async () => {
  const { page, context } = await openTab(browser);
  await page.goto('/');
  await page.getByText('This installation has no language model.').waitFor();
  expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
  await context.close();
});

describe('the marks of the site', () => {
  it('are where its pages say, and what they say', async () => {
    const { page, context } = await openTab(browser);
    const get = async (path: string) => {
      const answer = await context.request.get(path);
      expect(answer.status(), path).toBe(200);
      return { type: answer.headers()['content-type'], body: await answer.body() };
    };
    for (const path of ['/', '/dashboard']) {
      await page.goto(path);
      const hrefs = await page
        .locator('head')
        .evaluate((head) =>
          [...head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')].map((link) =>
            link.getAttribute('href'),
          ),
        );
      expect(hrefs).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
    }
    expect((await get('/favicon.ico')).type).toBe('image/x-icon');
    expect((await get('/favicon.svg')).type).toBe('image/svg+xml');
    expect(sizeOf((await get('/apple-touch-icon.png')).body)).toBe('180x180');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.type).toBe('application/manifest+json');
    const { icons } = JSON.parse(manifest.body.toString()) as { icons: { src: string; sizes: string; type: string }[] };
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src, sizes, type } of icons) {
      const icon = await get(src);
      expect([icon.type, sizeOf(icon.body)]).toEqual([type, sizes]);
    }
    await context.close();
  });

  it('name the address at which the site is served', async () => {
    const { context } = await openTab(browser);
    const origin = inject('origin');
    for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
      const answer = await context.request.get(path);
      const text = await answer.text();
      expect(text, path).toContain(`${origin}/`);
      expect(text, path).not.toContain('.invalid');
    }
    expect((await context.request.get('/sitemap.xml')).headers()['content-type']).toBe('application/xml');
    await context.close();
  });

  it('wear the ground of the page, in the theme that was chosen', async () => {
    const { page, context } = await openTab(browser);
    await page.goto('/');
    const worn = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
        const [own] = all.filter(({ media }) => matchMedia(media).matches);
        const pen = document.createElement('canvas').getContext('2d');
        const seen = [own?.content ?? '', getComputedStyle(document.body).backgroundColor].map((colour) => {
          if (!pen) return [];
          pen.fillStyle = colour;
          pen.fillRect(0, 0, 1, 1);
          return [...pen.getImageData(0, 0, 1, 1).data];
        });
        return { bar: seen[0] ?? [], ground: seen[1] ?? [], dark: own?.dataset['theme'] === 'dark' };
      });
    for (const dark of [false, true]) {
      const { bar, ground, dark: wearsDark } = await worn();
      expect(wearsDark).toBe(dark);
      expect(bar).toHaveLength(4);
      for (const [at, value] of bar.entries()) expect(Math.abs(value - (ground[at] ?? 0))).toBeLessThanOrEqual(1);
      if (!dark) await page.locator('[data-theme-toggle]').filter({ visible: true }).first().click();
    }
    await page.reload();
    expect((await worn()).dark).toBe(true);
    await context.close();
  });
});

describe('the public pages', () => {
  it('stand whole before any script has come', async () => {
    const context = await browser.newContext({ baseURL: inject('origin'), javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    }
    await page.goto('/faq');
    expect(await page.getByText('What does Fabula do?').isVisible()).toBe(true);
    expect(await page.getByText('What is free?').isVisible()).toBe(false);
    await page.getByText('Pricing & Billing', { exact: true }).first().click();
    expect(await page.getByText('What does Fabula do?').isVisible()).toBe(false);
    await page.getByText('What is free?').click();
    expect(await page.getByText(/^Up to 3 story sessions in all/).isVisible()).toBe(true);
    await context.close();
  });

  it('follow a link without a new document [GLOB-01]', async () => {
    const { page, context, faults } = await openTab(browser);
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'Learning, built your way.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('open and close each question by itself [PAGE-17]', async () => {
    const { page, context } = await openTab(browser);
    await page.goto('/faq');
    const questions = page.locator('details:visible');
    const open = () =>
      questions.evaluateAll((all) => all.flatMap((one, index) => ('open' in one && one.open ? [index] : [])));
    for (const [press, left] of [
      [0, [0]],
      [1, [0, 1]],
      [0, [1]],
    ] as const) {
      await questions.nth(press).locator('summary').click();
      await expect.poll(open).toEqual(left);
    }
    await context.close();
  });

  it.each(['light', 'dark'] as const)('are free of faults that axe knows, %s', async (colorScheme) => {
    const { page, context, faults } = await openTab(browser, inject('origin'), 390);
    await page.emulateMedia({ colorScheme });
    for (const path of pages) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)]),
        path,
      ).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
