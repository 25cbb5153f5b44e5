import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardRecord } from '../../../lambdas/domain/deck/card.ts';
import { addDays } from '../../../lambdas/domain/deck/day.ts';
import { usualFit } from '../../../lambdas/domain/deck/memory.ts';
import { deckStore, table } from '../../../lambdas/runtime/container.ts';
import { newId } from '../../../shared/model/id.ts';
import type { CardGrade } from '../../../shared/model/learning/card.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { putCards, someCard } from '../../fixtures/deck/cards.ts';
import { type Backend, person, startBackend } from '../harness.ts';

let backend: Backend;
let written = 0;
const { userId } = person('ann');
const now = Date.now();
const today = instant(now).slice(0, 10);
const clock = { now, sent: now, timezone: 'America/Los_Angeles', retention: 0.97, fit: usualFit };

/** With figures as long as they get. */
const cards: readonly CardRecord[] = Array.from({ length: 5 }, (_, at) =>
  someCard(userId, at, {
    state: 'review',
    due_day: addDays(today, -30),
    last_day: addDays(today, -63),
    last_at: instant(now - 63 * DAY),
    stability: 1_234.56789123,
    difficulty: 4.56789123,
    reviews: 999,
    lapses: 99,
    turn: 999,
  }),
);

beforeAll(async () => {
  backend = await startBackend();
  await putCards(table(), cards);
  table().client.middlewareStack.add(
    (next) => async (args) => {
      const isWrite = 'TransactItems' in args.input || 'Item' in args.input || 'UpdateExpression' in args.input;
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const consumed: unknown[] = [Reflect.get(Object(result.output), 'ConsumedCapacity') ?? []].flat();
      for (const one of consumed) if (isWrite) written += Number(Reflect.get(Object(one), 'CapacityUnits'));
      return result;
    },
    { step: 'initialize' },
  );
});
afterAll(() => backend.close());

const reviewOf = (at: number, grade: CardGrade) =>
  ({
    id: newId('rev'),
    card: cards[at]!.id,
    turn: 999,
    grade,
    missed: false,
    at: instant(now),
    took: 3_600_000,
  }) as const;

const unitsOf = async (act: () => Promise<unknown>): Promise<number> => {
  written = 0;
  await act();
  return written;
};

it.each(['again', 'hard', 'good', 'easy'] as const)(
  'writes a review graded %s for eight units, and takes it back for as many',
  async (grade) => {
    const review = reviewOf(['again', 'hard', 'good', 'easy'].indexOf(grade), grade);
    expect(await unitsOf(() => deckStore().review(userId, review, clock))).toBe(8);
    expect(await unitsOf(() => deckStore().undo(userId, review.card, review.id, usualFit))).toBe(8);
  },
);

it('writes nothing for a review that was counted before, or of a showing that was answered', async () => {
  const review = reviewOf(4, 'good');
  await deckStore().review(userId, review, clock);
  expect(await unitsOf(() => deckStore().review(userId, review, clock))).toBe(0);
  expect(await unitsOf(() => deckStore().review(userId, reviewOf(4, 'easy'), clock))).toBe(0);
});
