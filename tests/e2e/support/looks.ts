import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './stage.ts';

/**
 * Wide and light, narrow and dark: nothing to stumble over for a screen reader, and nothing wider than its window. What
 * axe finds depends on the theme or on the width, hardly on both.
 */
export const looksGood = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize();
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shoot(page, `${name}-${colorScheme}-${width}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${name} ${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
};
