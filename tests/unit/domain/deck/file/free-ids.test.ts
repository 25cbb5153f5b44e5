import { expect, it } from 'vitest';
import { freeIds } from '../../../../../lambdas/domain/deck/file/free-ids.ts';

it('gives each the id it wants, or the next that is free', () => {
  const free = freeIds();
  expect([5, 5, 6, 5, 9, 8, 8].map(free)).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

it('is as quick for many at one instant as for others', () => {
  const free = freeIds();
  const begun = performance.now();
  const ids = Array.from({ length: 200_000 }, () => free(1));
  expect(ids.at(-1)).toBe(200_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
