import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardRecord } from '../../../lambdas/domain/deck/card.ts';
import { addDays } from '../../../lambdas/domain/deck/day.ts';
import { usualFit } from '../../../lambdas/domain/deck/memory.ts';
import { newDeck } from '../../../lambdas/domain/deck/ports.ts';
import { countReview } from '../../../lambdas/domain/deck/review.ts';
import { deckStore, table } from '../../../lambdas/runtime/container.ts';
import { reviewRow } from '../../../lambdas/store/deck/review/review-row.ts';
import { cardKey, dayOrder, deckKey, dueIndex, reviewedKey, reviewKey } from '../../../lambdas/store/keys.ts';
import { newId, type SessionId } from '../../../shared/model/id.ts';
import { DAY, instant } from '../../../shared/model/time.ts';
import { someCard } from '../../fixtures/deck/cards.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { chapter, lesson } from '../lesson.ts';
import { put } from './seed-rows.ts';

let backend: Backend;
let spent = 0;
const few = person('few');
const many = person('many');
const sessions = new Map<Identity, SessionId>();
const today = instant(Date.now()).slice(0, 10);

const rowOf = (card: CardRecord, day: string) => ({
  ...card,
  state: 'review',
  due_day: day,
  last_day: addDays(today, -3),
  last_at: instant(Date.now() - 3 * DAY),
  stability: 12.34567891,
  difficulty: 4.56789123,
  reviews: 3,
  turn: 3,
  version: 4,
  ...cardKey(card.user_id, card.id),
  GSI1PK: dueIndex(card.user_id),
  GSI1SK: dayOrder(day, card.id),
});

const clock = { now: Date.now(), sent: Date.now(), timezone: 'UTC', retention: 0.9, fit: usualFit };
const answerTo = ({ id }: CardRecord) =>
  ({ id: newId('rev'), card: id, turn: 0, grade: 'good', missed: false, at: instant(clock.now), took: 9_000 }) as const;

/** Twenty cards of one lesson are due; all others, of other lessons, are in the way: due too, or later. */
const settle = async (who: Identity, cards: number): Promise<void> => {
  const { sessionId } = await lesson(backend, who, [chapter(1)]);
  sessions.set(who, sessionId);
  const rows: Parameters<typeof put>[0][number][] = [];
  for (let at = 0; at < cards; at += 1) {
    const own = at < 20;
    const card = someCard(who.userId, at, {}, own ? sessionId : newId('ses'));
    rows.push(rowOf(card, addDays(today, own ? -30 : (at % 60) - 20)));
    if (!own)
      rows.push(
        { ...reviewKey(who.userId, card.id, 0), x: 1 },
        { ...deckKey(who.userId, card.session_id), ...newDeck(who.userId, card.session_id), cards: 1 },
      );
  }
  const card = someCard(who.userId, 1, {}, sessionId);
  const { review, figures, day } = countReview(card, answerTo(card), [], clock);
  rows.push(reviewRow(review), { ...reviewedKey(who.userId, day), day, ...figures });
  for (let back = 20; back < 20 + cards / 10; back += 1)
    rows.push({ ...reviewedKey(who.userId, addDays(today, -back)), reviews: 1 });
  await put(rows);
};

const unitsOf = (consumed: unknown): number =>
  [consumed ?? []].flat().reduce((sum: number, one) => sum + Number(Reflect.get(Object(one), 'CapacityUnits') ?? 0), 0);

beforeAll(async () => {
  backend = await startBackend();
  await settle(few, 20);
  await settle(many, 5_000);
  table().client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      spent += unitsOf(Reflect.get(Object(result.output), 'ConsumedCapacity'));
      return result;
    },
    { step: 'initialize' },
  );
});
afterAll(() => backend.close());

const costFor = async (who: Identity, act: (who: Identity) => Promise<unknown>): Promise<number> => {
  spent = 0;
  await act(who);
  return spent;
};

describe('a deck of 20 cards and one of 5,000 cost the same', () => {
  it.each<[string, (who: Identity) => Promise<unknown>]>([
    ['a page of what is due', (who) => backend.call('listDueCards', who, { query: { limit: 20 } })],
    ['the cards of a session', (who) => deckStore().ofSession(who.userId, sessions.get(who)!)],
    ['what was reviewed lately', (who) => deckStore().days(who.userId, addDays(today, -13), today)],
    ['the log of a card', (who) => deckStore().reviews(who.userId, someCard('', 1, {}, sessions.get(who)).id)],
    ['how somebody reviews', (who) => deckStore().settings(who.userId)],
  ])('%s', async (_, read) => {
    const [small, large] = [await costFor(few, read), await costFor(many, read)];
    expect(small).toBeGreaterThan(0);
    expect(large).toBe(small);
  });

  it('and counting what is due costs by what is due, within a bound', async () => {
    const count = (who: Identity) => backend.call('getToday', who, {});
    expect(await costFor(few, count)).toBeLessThan(10);
    expect(await costFor(many, count)).toBeLessThan(1_000);
    const { body } = await count(many);
    expect([body.due, body.more]).toEqual([1_000, true]);
  });
});
