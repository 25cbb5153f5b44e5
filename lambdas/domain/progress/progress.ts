import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import { type SceneId, type SessionId, sceneId } from '../../../shared/model/id.ts';
import type { CompletionStatus, Progress, SessionProgress } from '../../../shared/model/learning/progress.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';
import type { LearningStatus } from '../../../shared/model/session/session.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { ProgressSummary } from '../session/progress-summary.ts';
import type { SessionRecord } from '../session/session.ts';
import type { Answer } from './grade.ts';
import type { Feedback, QuestionScore } from './question-scores.ts';

/** One reader and one scene. Scores are percent, minutes whole. */
export interface ProgressRecord extends Feedback {
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly order: number;
  readonly type: SceneType;
  readonly completion_status: CompletionStatus;
  readonly mastery_score: number | null;
  readonly latest_score: number | null;
  readonly time_spent: number;
  readonly last_accessed: Instant;
  /** Question scores of the latest and of the best attempt; a dispute recomputes both. */
  readonly latest: readonly QuestionScore[];
  readonly best: readonly QuestionScore[];
  /** The latest attempt's answers, so that its results can be shown again. */
  readonly answers: readonly Answer[];
}

/** One reader and one session: the sum of their progress entries, kept beside them. */
export interface ReaderRecord extends ReaderTotals {
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly minutes: number;
  readonly last_scene: SceneId | null;
  readonly learning_status: LearningStatus | null;
  readonly version: number;
}

export const newReader = (user: string, session: SessionId): ReaderRecord => ({
  ...noTotals,
  user_id: user,
  session_id: session,
  minutes: 0,
  last_scene: null,
  learning_status: null,
  version: 0,
});

/** The progress without scenes that were removed from the lesson; the same object when nothing changes. */
export const withoutScenes = (reader: ReaderRecord, gone: ReadonlySet<number>): ReaderRecord => {
  const stays = (order: number) => !gone.has(order);
  if ([...reader.completed, ...reader.uncompared].every(stays)) return reader;
  return {
    ...reader,
    completed: reader.completed.filter(stays),
    uncompared: reader.uncompared.filter(stays),
    scores: Object.fromEntries(Object.entries(reader.scores).filter(([order]) => stays(Number(order)))),
  };
};

export const presentProgress = (entry: ProgressRecord): Progress => ({
  user_id: entry.user_id,
  scene_id: sceneId(entry.session_id, entry.order),
  completion_status: entry.completion_status,
  mastery_score: entry.mastery_score,
  latest_score: entry.latest_score,
  time_spent: entry.time_spent,
  last_accessed: entry.last_accessed,
  scene: { type: entry.type, story_session_id: entry.session_id },
});

/** Scenes that can be completed: those that were written; before a generation is done, those that are planned. */
export const scenesToLearn = (session: SessionRecord): number => session.generated_scene_count || session.scene_end;

/** Mastery is answered as a part of 1. There is no learning status before the first generation is done. */
export const presentSessionProgress = (session: SessionRecord, reader: ReaderRecord): SessionProgress => {
  const summary = summarize(reader, scenesToLearn(session));
  return {
    score: summary.score,
    mastery: summary.mastery === null ? null : summary.mastery / 100,
    learning_status: session.generated_at === null ? null : summary.learningStatus,
    last_scene: reader.last_scene,
  };
};

/** A user's progress in one session. Orders of scenes count from 1. */
export interface ReaderTotals {
  readonly completed: readonly number[];
  /** Best score of each completed quiz, percent. */
  readonly scores: Readonly<Record<string, number>>;
  /** Whether any scene was opened long enough to count, or completed. */
  readonly begun: boolean;
  /** Quizzes without a score, because the reader has not compared the answers yet. */
  readonly uncompared: readonly number[];
}

export const noTotals: ReaderTotals = { completed: [], scores: {}, begun: false, uncompared: [] };

/** `scenes` is the number of scenes that can be completed. */
export const summarize = (learned: ReaderTotals, scenes: number): ProgressSummary => {
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
