import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './stage.ts';

/** In both themes and at both widths: nothing to stumble over for a screen reader, and nothing wider than its window. */
export const looksGood = async (page: Page, name: string): Promise<void> => {
  const size = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // What axe finds depends on the theme or on the width, hardly on both
      const { violations } =
        (width === 390) === (colorScheme === 'dark') ? await new AxeBuilder({ page }).analyze() : { violations: [] };
      expect(violations.map(({ id, nodes }) => `${name} ${width} ${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
      await shoot(page, `${name}-${colorScheme}-${width}`);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
};
