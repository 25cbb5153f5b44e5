import { expect, it } from 'vitest';
import { languageCodes } from '../../shared/catalogue/locales.ts';
import { imports, isBelow, read, sources } from './sources.ts';

const engine = 'lambdas/engine';
const locales = `${engine}/locales`;
const files = sources.filter((file) => isBelow(file, engine));

/** Lines of TypeScript. What a language or a genre has to say is data, and costs nobody any reading of code. */
const MOST = 6_000;

it('keeps the engine small enough to be read', () => {
  const lines = files.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
  expect(files.length).toBeGreaterThan(50);
  expect(lines).toBeLessThan(MOST);
});

it('names languages only where they are written down', () => {
  const named = new RegExp(`(['"\`])(?:${languageCodes.join('|')})\\1`);
  const naming = files.filter((file) => named.test(read(file)));
  expect(naming).not.toEqual([]);
  expect(naming.filter((file) => !isBelow(file, locales))).toEqual([]);
});

it('reaches no language but by its code', () => {
  const ofLanguage = new RegExp(`^${locales}/[^/]+/`);
  const past = imports.filter(
    ({ from, to }) => isBelow(from, engine) && !isBelow(from, locales) && ofLanguage.test(to),
  );
  expect(past.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
