import { expect, it } from 'vitest';
import { read, sources, tracked } from './sources.ts';

/** Characters. Longer patterns nobody reads: they are lists of short ones, with a name and examples. */
const LONGEST = 120;

/** Told by what may stand before them; nobody divides by so long a thing. */
const LITERAL = /(?<=^|[=(,:!&|?[{;\s])\/(?![*/ ])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/gm;
const patternsIn = (file: string): string[] => read(file).match(LITERAL) ?? [];
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
const isPattern = (text: string): boolean => /\(\?|\\[\\bdpsw]|\[\^|\]\{/.test(text);

const rooms = /^lambdas\/(?:document|engine)\//;
const long = (file: string, all: readonly string[]): string[] =>
  all.filter(({ length }) => length > LONGEST).map((pattern) => `${file}: ${pattern}`);

it('reads patterns in code', () => {
  expect(patternsIn('lambdas/document/html/figure.ts').length).toBeGreaterThan(3);
});

it.each([
  ['code', '.ts', patternsIn],
  ['data', '.json', (file: string) => leaves(JSON.parse(read(file))).filter(isPattern)],
] as const)('no pattern in %s is too long to read where texts are taken apart and asked about', (_, ending, inFile) => {
  const files = (ending === '.ts' ? sources : tracked).filter((file) => rooms.test(file) && file.endsWith(ending));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => long(file, inFile(file)))).toEqual([]);
});
