import { expect, it } from 'vitest';
import { statsOf } from '../../../../lambdas/domain/stats/stats.ts';

const figures = (minutes: number) => ({
  of: (figure: string) => ({ sessions: 7, completed: 2, minutes })[figure] ?? 0,
  tags: () => [
    { slug: 'sql', count: 1 },
    { slug: 'python', count: 2 },
    { slug: 'git', count: 1 },
  ],
});

it('counts sessions and completions, and hours with one decimal [PROG-22, PROG-24]', () => {
  const stats = statsOf(figures(100), undefined);
  expect(stats).toMatchObject({ totalSessions: 7, completedStories: 2, hoursLearned: 1.7 });
  expect([0, 2, 3, 59, 60].map((minutes) => statsOf(figures(minutes), 'custom').hoursLearned)).toEqual([
    0, 0, 0.1, 1, 1,
  ]);
});

it('names the commonest tag first, those of one count by their names', () => {
  expect(statsOf(figures(0), 'traditional').tags.map(({ slug }) => slug)).toEqual(['python', 'git', 'sql']);
});
