import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openTab } from './stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pages = ['/', '/features', '/pricing', '/faq', '/about', '/privacy', '/terms'];

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

  it.each(['light', 'dark'] as const)('are free of faults that axe knows, %s', async (colorScheme) => {
    const { page, context, faults } = await openTab(browser, inject('origin'), 390);
    await page.emulateMedia({ colorScheme });
    for (const path of pages) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)]),
        path,
      ).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
