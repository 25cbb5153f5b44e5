import { expect, it } from 'vitest';
import { statsOf } from '../../../../lambdas/domain/user/stats.ts';

const figures = (minutes: number) => ({
  of: (figure: string) => ({ sessions: 7, completed: 2, minutes })[figure] ?? 0,
});

it('counts sessions and completions, and hours with one decimal [PROG-22, PROG-24]', () => {
  expect(statsOf(figures(100), undefined)).toEqual({ totalSessions: 7, completedStories: 2, hoursLearned: 1.7 });
  expect([0, 2, 3, 59, 60].map((minutes) => statsOf(figures(minutes), 'custom').hoursLearned)).toEqual([
    0, 0, 0.1, 1, 1,
  ]);
});
