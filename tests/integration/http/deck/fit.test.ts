import { StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCard } from '../../../../lambdas/domain/deck/card.ts';
import { usualWeights } from '../../../../lambdas/domain/deck/fit/train.ts';
import { handler } from '../../../../lambdas/job/fit-deck.ts';
import { deckStore, table } from '../../../../lambdas/runtime/container.ts';
import type { Stream } from '../../../../local/stream/start.ts';
import { type CardId, cardId, newId } from '../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../shared/model/learning/card.ts';
import type { PastReview } from '../../../../shared/model/learning/review.ts';
import { DAY, instant } from '../../../../shared/model/time.ts';
import { putCards } from '../../../fixtures/deck/cards.ts';
import { simulated } from '../../../unit/domain/deck/fit/simulated.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';
import { reading, reviewOf } from './reader.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const { send, undo } = reading(() => backend);
const grades: readonly CardGrade[] = ['again', 'hard', 'good', 'easy'];
const session = newId('ses');
const idOf = (at: number): CardId => cardId(session, at.toString(16).padStart(20, '0'));
const fitOf = async (who: Identity) => (await backend.call('getDeckFit', who, {})).body;
const started = (): { name: string; input: unknown }[] =>
  backend.workflow
    .commandCalls(StartExecutionCommand)
    .flatMap(({ args: [{ input }] }) =>
      input.name?.startsWith('fit-') ? [{ name: input.name, input: JSON.parse(input.input ?? '') }] : [],
    );

/** Cards of somebody who forgets fast, with a year of answers, brought as a log. */
const seed = async (who: Identity) => {
  const quick = usualWeights.map((weight, at) => (at < 4 ? weight * 0.3 : at === 8 ? 1.3 : at === 20 ? 0.3 : weight));
  const histories = simulated({ seed: 11, weights: quick, cards: 150, days: 300 });
  const made = { session_id: session, order: 1, kind: 'term', missed: false, foreign: false } as const;
  await putCards(
    table(),
    histories.map((_, at) =>
      newCard({ ...made, id: idOf(at), user_id: who.userId, made_at: instant(Date.now() - 400 * DAY) }),
    ),
  );
  const reviews = histories.flatMap((history, at) =>
    history.map(
      ({ at: when, grade }, n): PastReview => ({
        card: idOf(at),
        // Answers within a second of each other would be one
        at: instant(when + n * 2_000),
        grade: grades[grade - 1] ?? 'good',
        took: 1_000,
      }),
    ),
  );
  for (let at = 0; at < reviews.length; at += 100)
    await backend.call('importReviews', who, { body: { reviews: reviews.slice(at, at + 100) } });
  return reviews.length;
};

describe('parameters of one’s own', () => {
  it('are asked for by the log, fitted by a job, and used from the next review on', async () => {
    const ann = person('ann');
    expect(await fitOf(ann)).toEqual({ fitted: false, answers: 0, tried_at: null });
    const reviews = await seed(ann);
    expect(reviews).toBeGreaterThan(500);
    // What was brought first was counted before the rest came: the next day counts it all
    const { fits } = deckStore();
    await fits.save({ ...(await fits.find(ann.userId)), counted_on: '2020-01-01' });
    const card = (await deckStore().find(ann.userId, idOf(0)))!;
    await send(ann, [reviewOf(card, 'good')]);
    await stream.caughtUp();
    const jobs = started();
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(1);
    expect(jobs[0]?.input).toMatchObject({ errand: 'fit', userId: ann.userId });
    await handler(jobs[0]?.input);
    const { fitted, answers } = await fitOf(ann);
    expect([fitted, answers > 400]).toEqual([true, true]);

    const before = (await deckStore().find(ann.userId, idOf(1)))!;
    expect(before.fit).toBe(0);
    const review = reviewOf(before, 'good');
    await send(ann, [review]);
    const after = (await deckStore().find(ann.userId, idOf(1)))!;
    expect(after.fit).toBe(1);
    // Taken back, it is what the same answers come to by the new parameters
    await undo(ann, review);
    const own = (await deckStore().find(ann.userId, idOf(1)))!;
    expect([own.fit, own.reviews]).toEqual([1, before.reviews]);
    expect(own.stability).not.toBe(before.stability);
  }, 120_000);
});
