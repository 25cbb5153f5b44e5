import { expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { countsOf } from '../../../../lambdas/domain/stats/stats.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const made = {
  ...newSession('ann', { mode: 'custom' }, now),
  tags: { industry: ['rivers'], exam: [], tool: ['maps'], pedagogy: [] },
};
const written = { ...made, status: 'ready' as const, generated_at: instant(now) };
const nothing = { sessions: 0, completed: 0, tags: [] };

it('counts a session with its tags once it is written, and as completed once it is learned', () => {
  expect(countsOf({ ...made, status: 'generating' })).toEqual({ sessions: 1, completed: 0, tags: [] });
  expect(countsOf(written)).toEqual({ sessions: 1, completed: 0, tags: ['rivers', 'maps'] });
  expect(countsOf({ ...written, learning_status: 'completed' }).completed).toBe(1);
});

it('counts nothing of one in the bin, nor of a draft that was never written', () => {
  expect(countsOf({ ...written, learning_status: 'completed', deleted_at: instant(now) })).toEqual(nothing);
  expect(countsOf({ ...made, status: 'draft' })).toEqual(nothing);
  expect(countsOf({ ...written, status: 'draft' }).sessions).toBe(1);
});
