import { describe, expect, it } from 'vitest';
import { attemptFit } from '../../../../../lambdas/domain/deck/fit/attempt.ts';
import { fitWeights } from '../../../../../lambdas/domain/deck/fit/fit.ts';
import { type History, historiesOf } from '../../../../../lambdas/domain/deck/fit/histories.ts';
import { losses, mean } from '../../../../../lambdas/domain/deck/fit/loss.ts';
import {
  counted,
  type FitRecord,
  type FitStore,
  newFit,
  stageOf,
} from '../../../../../lambdas/domain/deck/fit/record.ts';
import { usualWeights } from '../../../../../lambdas/domain/deck/fit/train.ts';
import type { ReviewRecord } from '../../../../../lambdas/domain/deck/review.ts';
import { FIT_REVIEWS } from '../../../../../shared/catalogue/limits.ts';
import { cardId, newId } from '../../../../../shared/model/id.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { now } from '../samples.ts';
import { simulated } from './simulated.ts';

/** Somebody who forgets much faster than most. */
const quick = usualWeights.map((weight, at) => (at < 4 ? weight * 0.35 : at === 8 ? 1.3 : at === 20 ? 0.3 : weight));
const rest = async (): Promise<void> => undefined;
const learned = simulated({ seed: 1, weights: quick, cards: 150, days: 300 });
const lossOn = (weights: readonly number[], unseen: readonly History[]) => mean(losses(weights, unseen));
const fitted = fitWeights(learned, rest);

describe('parameters', () => {
  it('of somebody who forgets fast foretell cards that they were not fitted to better than the usual ones', async () => {
    const { weights, answers, usual_loss, fitted_loss } = await fitted;
    expect(answers).toBeGreaterThan(1_500);
    expect(fitted_loss).toBeLessThan(usual_loss ?? 0);
    const unseen = simulated({ seed: 2, weights: quick, cards: 600, days: 300 });
    const [usual, own, real] = [usualWeights, weights ?? usualWeights, quick].map((one) => lossOn(one, unseen));
    // What can be gained is what lies between the usual ones and the true ones
    expect((usual! - own!) / (usual! - real!)).toBeGreaterThan(0.6);
  }, 120_000);

  it('stay the usual ones for whoever forgets as most do, or are as good as them', async () => {
    const { weights } = await fitWeights(simulated({ seed: 3, weights: usualWeights, cards: 100, days: 300 }), rest);
    const unseen = simulated({ seed: 4, weights: usualWeights, cards: 600, days: 300 });
    expect(lossOn(weights ?? usualWeights, unseen) - lossOn(usualWeights, unseen)).toBeLessThan(0.002);
  }, 120_000);

  it('are not fitted to few answers', async () => {
    const few = simulated({ seed: 5, weights: quick, cards: 20, days: 200 });
    expect(await fitWeights(few, rest)).toMatchObject({ weights: null, usual_loss: null });
  });
});

const review = (card: number, turn: number, at: number, changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  id: newId('rev'),
  user_id: 'ann',
  session_id: 'ses_01JABCDEFGHJKMNPQRSTVWXYZ0',
  card: cardId('ses_01JABCDEFGHJKMNPQRSTVWXYZ0', String(card).padStart(20, '0')),
  turn,
  grade: 'good',
  missed: false,
  took: 1,
  at: instant(at),
  day: instant(at).slice(0, 10),
  retention: 0.9,
  fresh: false,
  state: 'review',
  days: 1,
  stability: 1,
  difficulty: 5,
  undone: false,
  ...changes,
});

describe('a log', () => {
  it('is told card by card, by whole days, without what was taken back', () => {
    const day = 86_400_000;
    const log = [
      review(1, 1, now + 3 * day),
      review(1, 0, now),
      review(2, 0, now),
      review(1, 2, now, { undone: true }),
    ];
    expect(historiesOf(log).map((history) => history.map(({ days }) => days))).toEqual([[0, 3], [0]]);
  });

  it('is fitted to from four hundred reviews on, and again whenever a quarter has come', () => {
    expect([0, FIT_REVIEWS - 1, FIT_REVIEWS, 499, 500, 625, 4_000].map(stageOf)).toEqual([0, 0, 1, 1, 2, 3, 11]);
  });

  it('asks for nothing twice', () => {
    const asked = counted(newFit('ann'), 600, '2026-06-01');
    expect(asked).toMatchObject({ asked: 2, tried: 0, counted_on: '2026-06-01' });
    expect(counted({ ...asked, tried: 2 }, 610, '2026-06-02').asked).toBe(2);
  });
});

describe('an attempt', () => {
  const log = learned.flatMap((answers, card) =>
    answers.map(({ at, grade }, turn) =>
      review(card, turn, at, { grade: (['again', 'hard', 'good', 'easy'] as const)[grade - 1] ?? 'good' }),
    ),
  );
  const storeOf = (begun: FitRecord) => {
    let row = begun;
    let reads = 0;
    const store: FitStore = {
      find: async () => row,
      save: async (next) => {
        if (next.row !== row.row) return false;
        row = { ...next, row: next.row + 1 };
        return true;
      },
      countReviews: async () => log.length,
      log: async () => {
        reads += 1;
        return log;
      },
    };
    return { store, row: () => row, reads: () => reads };
  };
  const asked: FitRecord = { ...newFit('ann'), row: 1, asked: 3 };

  it('keeps what is better under a number of its own, is made once, and comes to the same each time', async () => {
    const { store, row, reads } = storeOf(asked);
    await attemptFit(store, { userId: 'ann', stage: 3 }, now, rest);
    expect(row()).toMatchObject({ version: 1, tried: 3, tried_at: instant(now), weights: { length: 21 } });
    expect(row().weights).toEqual((await fitted).weights);
    await attemptFit(store, { userId: 'ann', stage: 3 }, now, rest);
    expect(reads()).toBe(1);
  }, 120_000);

  it('is not made for an account that has gone', async () => {
    const { store, reads } = storeOf(newFit('ann'));
    await attemptFit(store, { userId: 'ann', stage: 3 }, now, rest);
    expect(reads()).toBe(0);
  });
});
