import { describe, expect, it } from 'vitest';
import { noTotals, summarize } from '../../../../lambdas/domain/progress/progress.ts';

const learnedAfter = (completed: number[], scores: Record<string, number> = {}) => ({
  completed,
  scores,
  begun: true,
  uncompared: [],
});

describe('learning status', () => {
  it('is ready before anything was opened or completed [SESS-40]', () => {
    expect(summarize(noTotals, 3).learningStatus).toBe('ready');
  });

  it('is completed with all scenes done and an average mastery of exactly 80 [SESS-41, PROG-01]', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 2: 70, 3: 90 }), 3).learningStatus).toBe('completed');
  });

  it('is in-progress with all scenes done and an average mastery of 79 [SESS-42]', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 2: 79, 3: 79 }), 3).learningStatus).toBe('in-progress');
  });

  it('does not round the average up to the pass mark', () => {
    expect(summarize(learnedAfter([1, 2, 3], { 1: 80, 2: 80, 3: 79 }), 3).learningStatus).toBe('in-progress');
  });

  it('is in-progress while one scene is missing, and once one is opened [SESS-42]', () => {
    expect(summarize(learnedAfter([1, 2], { 2: 100 }), 3).learningStatus).toBe('in-progress');
    expect(summarize({ ...noTotals, begun: true }, 3).learningStatus).toBe('in-progress');
  });

  it('of a session without a quiz is completed with its scenes', () => {
    expect(summarize(learnedAfter([1, 2]), 2).learningStatus).toBe('completed');
  });

  it('is not completed by a session that has no scenes', () => {
    expect(summarize(noTotals, 0)).toEqual({ score: 0, mastery: null, learningStatus: 'ready' });
  });
});

describe('the figures of a reader', () => {
  it('are the rounded percent of completed scenes [PROG-17]', () => {
    expect([1, 2].map((done) => summarize(learnedAfter(Array(done).fill(1)), 3).score)).toEqual([33, 67]);
  });

  it('are the average of completed quiz scores, nothing before the first [PROG-18]', () => {
    expect(summarize(learnedAfter([1, 2], { 1: 50, 2: 100 }), 4).mastery).toBe(75);
    expect(summarize(learnedAfter([1]), 4).mastery).toBeNull();
  });
});
