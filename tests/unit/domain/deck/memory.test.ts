import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../lambdas/domain/deck/day.ts';
import {
  afterGrade,
  type GradedShowing,
  type Memory,
  newMemory,
  rememberedOn,
  replayed,
} from '../../../../lambdas/domain/deck/memory.ts';
import type { CardGrade } from '../../../../shared/model/learning/card.ts';
import { instant, MINUTE } from '../../../../shared/model/time.ts';

const begin = Date.parse('2026-06-01T12:00:00Z');
/** Answered on a day counted from the first, some minutes after noon. */
const shown = (grade: CardGrade, day = 0, minutes = 0, retention = 0.9): GradedShowing => ({
  grade,
  at: instant(Date.parse(addDays('2026-06-01', day)) + begin - Date.parse('2026-06-01') + minutes * MINUTE),
  day: addDays('2026-06-01', day),
  retention,
});
const known = (...answers: GradedShowing[]): Memory =>
  answers.reduce<Memory>((memory, one) => afterGrade(memory, one), newMemory);
const graduated = known(shown('good'), shown('good', 0, 10));

describe('a new card', () => {
  it('takes steps of one and ten minutes before it waits for days', () => {
    expect(known(shown('again'))).toMatchObject({ state: 'learning', step: 0, due_at: shown('again', 0, 1).at });
    expect(known(shown('hard'))).toMatchObject({ state: 'learning', step: 0, due_at: shown('hard', 0, 5.5).at });
    expect(known(shown('good'))).toMatchObject({ state: 'learning', step: 1, due_at: shown('good', 0, 10).at });
    expect(graduated).toMatchObject({ state: 'review', due_at: null, due_day: '2026-06-03' });
  });

  it('waits for days at once when it is easy', () => {
    expect(known(shown('easy'))).toMatchObject({ state: 'review', due_day: '2026-06-09', reviews: 1 });
  });
});

describe('a card that waited for days', () => {
  it('waits longer the better it was known', () => {
    const next = (grade: CardGrade) => afterGrade(graduated, shown(grade, 2)).due_day!;
    expect([next('hard') <= next('good'), next('good') < next('easy')]).toEqual([true, true]);
    expect(next('good') > addDays('2026-06-03', 2)).toBe(true);
  });

  it('that is forgotten is asked again after ten minutes, and counts as lapsed once', () => {
    const forgotten = afterGrade(graduated, shown('again', 2));
    expect(forgotten).toMatchObject({ state: 'relearning', lapses: 1, due_at: shown('again', 2, 10).at });
    const again = afterGrade(forgotten, shown('again', 2, 10));
    expect(again).toMatchObject({ state: 'relearning', lapses: 1 });
    expect(afterGrade(again, shown('good', 2, 20))).toMatchObject({ state: 'review', lapses: 1 });
  });

  it('comes back sooner for whoever wants to remember more', () => {
    const due = (retention: number) => afterGrade(graduated, shown('good', 2, 0, retention)).due_day!;
    expect(due(0.97) < due(0.9)).toBe(true);
    expect(due(0.9) < due(0.8)).toBe(true);
  });

  it('is remembered by nine in ten on the day it is due, and by fewer each day after', () => {
    expect(rememberedOn(newMemory, '2026-06-01')).toBeNull();
    const chances = [0, 1, 2, 3, 30].map((day) => rememberedOn(graduated, addDays('2026-06-01', day))!);
    expect(chances[0]).toBe(1);
    expect(chances[2]).toBeGreaterThan(0.88);
    expect(chances.toSorted((one, other) => other - one)).toEqual(chances);
  });
});

describe('a log', () => {
  const log = [shown('good'), shown('good', 0, 10), shown('again', 3), shown('good', 3, 10), shown('easy', 9)];
  const turns = log.map((answer, turn) => ({ ...answer, turn }));

  it('gives the same when it is replayed, in whatever order its answers came', () => {
    expect(replayed(turns)).toEqual(known(...log));
    expect(replayed(turns.toReversed())).toEqual(known(...log));
  });

  it('keeps what was wanted when each answer was given', () => {
    const changed = [...log.slice(0, 4), { ...log[4]!, retention: 0.8 }];
    expect(known(...changed)).toMatchObject({ stability: known(...log).stability });
    expect(known(...changed).due_day! > known(...log).due_day!).toBe(true);
  });
});
