import type { LearningStatus } from '../../../shared/model/session/session.ts';

export interface ProgressSummary {
  /** Percent of scenes completed, rounded. */
  readonly score: number;
  /** Average of the completed quizzes' best scores, percent, unrounded; null before any. */
  readonly mastery: number | null;
  readonly learningStatus: LearningStatus;
}
