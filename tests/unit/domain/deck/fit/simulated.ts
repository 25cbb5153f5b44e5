import { FSRSAlgorithm } from 'ts-fsrs';
import { addDays, daysBetween } from '../../../../../lambdas/domain/deck/day.ts';
import type { History, PastAnswer } from '../../../../../lambdas/domain/deck/fit/histories.ts';
import { afterGrade, newMemory } from '../../../../../lambdas/domain/deck/memory.ts';
import type { CardGrade } from '../../../../../shared/model/learning/card.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { chance } from '../../../../fixtures/payments/random.ts';

const first = '2025-01-01';
const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;

interface Learner {
  readonly seed: number;
  /** How they really forget. */
  readonly weights: readonly number[];
  readonly cards: number;
  readonly days: number;
}

/** Somebody who reviews what is due by the usual parameters, and remembers by their own. */
export const simulated = ({ seed, weights, cards, days }: Learner): History[] => {
  const random = chance(seed);
  const real = new FSRSAlgorithm({ w: weights });
  const share = (): number => random.below(1_000_000) / 1_000_000;
  return Array.from({ length: cards }, () => {
    const history: PastAnswer[] = [];
    let [scheduled, known] = [newMemory, null as { stability: number; difficulty: number } | null];
    let day = random.below(Math.max(1, Math.floor(days / 2)));
    let last = day;
    while (day < days) {
      const passed = history.length === 0 ? 0 : day - last;
      const remembered = known === null ? share() < 0.6 : share() < real.forgetting_curve(passed, known.stability);
      const drawn = share();
      const grade: CardGrade = remembered ? (drawn < 0.1 ? 'hard' : drawn > 0.9 ? 'easy' : 'good') : 'again';
      const on = addDays(first, day);
      history.push({ days: passed, grade: grades[grade], at: Date.parse(on) + history.length });
      known = real.next_state(known, passed, grades[grade]);
      scheduled = afterGrade(scheduled, { grade, at: instant(Date.parse(on)), day: on, retention: 0.9 });
      last = day;
      // What is asked again on the same day is asked at once
      day = scheduled.due_day === null ? day : day + Math.max(1, daysBetween(on, scheduled.due_day));
    }
    return history;
  });
};
