import { FSRSAlgorithm } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { reviewsADay } from '../../../../web/src/features/deck/settings/reviews-a-day.ts';

/** Cards by the days after which nine in ten are remembered. */
const stabilities = [30, 45, 80, 120, 400];
const load = { aDay: stabilities.reduce((sum, days) => sum + 1 / days, 0), cards: stabilities.length, more: false };

it('says how many cards a day a retention comes to, as the deck’s own intervals do', () => {
  for (const retention of [0.8, 0.85, 0.9, 0.95, 0.97]) {
    const fsrs = new FSRSAlgorithm({ request_retention: retention });
    const told = stabilities.reduce((sum, days) => sum + 1 / fsrs.next_interval(days, 0), 0);
    // Intervals are whole days
    expect(reviewsADay(load, retention) / told).toBeCloseTo(1, 1);
  }
});

it('asks no card more than once a day', () => {
  expect(reviewsADay({ aDay: 5, cards: 5, more: false }, 0.97)).toBe(5);
});
