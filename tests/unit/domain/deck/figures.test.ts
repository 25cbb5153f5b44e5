import { describe, expect, it } from 'vitest';
import { usualFit } from '../../../../lambdas/domain/deck/memory.ts';
import { newDeck } from '../../../../lambdas/domain/deck/ports.ts';
import { presentDeck } from '../../../../lambdas/domain/deck/show.ts';
import { newId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';
import { someCard } from '../../../fixtures/deck/cards.ts';

const [day, end] = ['2026-06-17', Date.parse('2026-06-18T04:00:00Z')];
const deck = newDeck('ann', newId('ses'));
const known = (at: number, due_day: string, stability: number, changes = {}) =>
  someCard('ann', at, { state: 'review', due_day, stability, last_day: '2026-06-10', reviews: 2, ...changes });
const cards = [
  known(1, '2026-06-16', 10),
  known(2, day, 4),
  known(3, '2026-06-18', 20),
  known(4, day, 2, { suspended: true }),
  known(5, day, 2, { resting: true }),
  known(6, '2026-06-18', 0.3, { state: 'learning', due_day: null, due_at: instant(end) }),
  known(7, '2026-06-18', 100, { state: 'relearning', due_day: null, due_at: instant(end + 1) }),
  someCard('ann', 8),
  someCard('ann', 9),
  someCard('ann', 10, { disputed: true }),
];

describe('the figures of a session’s cards', () => {
  it('tell how many a review shows today: steps, what is due, and new ones as far as the day allows', () => {
    const waiting = (fresh: number) => presentDeck(deck, cards, { day, end, fresh, fit: usualFit }).waiting;
    expect([0, 1, 2, 20].map(waiting)).toEqual([3, 4, 5, 5]);
  });

  it('tell what they come to on an average day, each card once a day at most, and none that is not asked', () => {
    const { a_day } = presentDeck(deck, cards, { day, end, fresh: 0, fit: usualFit });
    expect(a_day).toBeCloseTo(1 / 10 + 1 / 4 + 1 / 20 + 1 + 1 / 100, 10);
  });
});
