import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openTab, violations } from './support/stage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pages = ['/', '/features', '/pricing', '/faq', '/about', '/privacy', '/terms', '/auth', '/dashboard'];

describe('the content security policy', () => {
  it.each(pages)('lets scripts of the site run on %s and no others, and there are no others', async (path) => {
    const answer = await fetch(inject('origin') + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    const page = await answer.text();
    const scripts = [...page.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, text] of scripts) {
      expect(attributes).toMatch(/ src="\//);
      expect(text?.trim()).toBe('');
    }
    expect(page).not.toMatch(/<[^>]+\son[a-z]+=|javascript:/i);
  });

  it('stops a script in the page, which no journey would miss', async () => {
    const { page, context } = await openTab(browser);
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    });
    expect(await page.title()).not.toBe('taken over');
    await expect.poll(() => violations.join()).toMatch(/script-src-elem/);
    violations.length = 0;
    await context.close();
  });
});
