import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import type { ProgressSummary } from '../session/progress-summary.ts';

/** What a reader did in one session. Orders of scenes count from 1. */
export interface Learned {
  readonly completed: readonly number[];
  /** Best score of each completed quiz, percent. */
  readonly scores: Readonly<Record<string, number>>;
  /** Whether any scene was opened long enough to count, or completed. */
  readonly begun: boolean;
  /** Quizzes without any score whose answers the reader has not compared yet: nobody knows how they went. */
  readonly uncompared: readonly number[];
}

export const nothingLearned: Learned = { completed: [], scores: {}, begun: false, uncompared: [] };

/** `scenes` is the number of scenes that can be completed. */
export const summarize = (learned: Learned, scenes: number): ProgressSummary => {
  const done = learned.completed.length;
  const scores = Object.values(learned.scores);
  const mastery = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const all = scenes > 0 && done >= scenes;
  const mastered = learned.uncompared.length === 0 && (mastery === null || mastery >= PASS_MARK);
  return {
    score: scenes === 0 ? 0 : Math.min(100, Math.round((100 * done) / scenes)),
    mastery,
    learningStatus: all && mastered ? 'completed' : learned.begun || done > 0 ? 'in-progress' : 'ready',
  };
};
