import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../../docs/gallery');
const QUALITY = 78;
/** Height of the visible part of a page, px. */
const HEIGHT = { 390: 844, 1440: 960 } as const;
type Width = keyof typeof HEIGHT;

/** The pictures that the documentation includes: `<page>-<state>-<width>-<scheme>`. */
const album: ReadonlySet<string> = new Set([
  'landing-full-1440-light',
  'landing-full-390-dark',
  'dashboard-full-1440-light',
  'dashboard-full-390-light',
  'upload-style-1440-light',
  'viewer-full-1440-light',
  'viewer-full-1440-dark',
  'viewer-full-390-light',
  'viewer-quiz-question-1440-light',
  'viewer-quiz-results-1440-dark',
  'community-full-1440-light',
  'admin-analytics-full-1440-dark',
]);

/** Copies such a picture into the documentation, compressed for the repository. */
export const keep = async (page: Page, name: string, width: Width): Promise<void> => {
  if (!album.has(name)) return;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height: HEIGHT[width], scale: 1 },
  });
  await session.detach();
  await writeFile(path.join(folder, `${name.replace('-full', '')}.webp`), Buffer.from(data, 'base64'));
};
