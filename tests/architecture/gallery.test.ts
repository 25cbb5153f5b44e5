import { expect, it } from 'vitest';
import { paths, patterns } from '../../web/src/app/paths.ts';
import { read, sources } from './sources.ts';

const address = /['`](\/[^'`]*)['`]/g;

/** Addresses as the gallery's files spell them, without a query; what they fill in stands for an id. */
const pictured = new Set(
  sources
    .filter((file) => file.startsWith('tests/gallery/pages/'))
    .flatMap((file) => [...read(file).matchAll(address)].map(([, at = '']) => at))
    .map((at) => at.replace(/\$\{[^}]*\}/g, ':id').replace(/(?<=.)\?.*/, '')),
);

it('shows every page of the product in the gallery', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  const pages = [...fixed, ...Object.values(patterns)].map((path) => path.replace(/\?.*/, ''));
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.filter((page) => !pictured.has(page))).toEqual([]);
});
