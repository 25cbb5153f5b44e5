import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './stage.ts';

/**
 * Checks a wide light and a narrow dark window for axe violations and horizontal overflow. Violations depend on theme or
 * on width, hardly ever on both.
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
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${name} ${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
};
