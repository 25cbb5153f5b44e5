import { describe, expect, it } from 'vitest';
import { newMemory, rememberedOn } from '../../../../lambdas/domain/deck/memory.ts';
import { curveOf, rememberedAfter } from '../../../../web/src/features/deck/history/forgetting.ts';
import { aLog, dayAfter, NOW, TODAY } from '../samples/deck.ts';

it('forgets as fast as the deck reckons', () => {
  for (const stability of [0.4, 2.3, 17, 300])
    for (const days of [0, 1, 5, 40, 400]) {
      const memory = { ...newMemory, stability, last_day: dayAfter(-days) };
      expect(rememberedAfter(days, stability)).toBeCloseTo(rememberedOn(memory, TODAY) ?? 0, 4);
    }
});

describe('the curve of a card', () => {
  const log = aLog([20, 'good', 3], [15, 'again', 2], [10, 'good', 12]);

  it('falls from each review to the next, and on from today', () => {
    const curve = curveOf(log, NOW, 0.9);
    expect(curve?.stretches).toHaveLength(3);
    for (const points of curve?.stretches ?? []) {
      const depths = points.map(({ y }) => y);
      expect(depths).toEqual(depths.toSorted((one, other) => one - other));
      expect(depths[0]).toBe(0);
    }
    expect(curve?.soon.at(-1)?.x).toBeCloseTo(100);
  });

  it('has a dot for each review where the chance then was, and marks what was missed', () => {
    const dots = curveOf(log, NOW, 0.9)?.dots ?? [];
    expect(dots.map(({ missed }) => missed)).toEqual([false, true, false]);
    expect(dots[0]).toMatchObject({ x: 0, y: 0 });
    expect(dots[1]?.y).toBeGreaterThan(0);
  });

  it('never leaves its frame, and says how much is remembered now', () => {
    const curve = curveOf(aLog([300, 'good', 1]), NOW, 0.97);
    const all = [...(curve?.stretches.flat() ?? []), ...(curve?.soon ?? [])];
    expect(all.every(({ x, y }) => x >= 0 && x <= 100.01 && y >= 0 && y <= 100.01)).toBe(true);
    expect(curve?.today.remembered).toBeCloseTo(rememberedAfter(300, 1));
  });

  it('does not exist before the first review', () => {
    expect(curveOf([], NOW, 0.9)).toBeUndefined();
  });
});
