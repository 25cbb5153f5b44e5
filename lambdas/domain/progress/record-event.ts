import { QUIZ_MINUTES, SCENE_MINUTES } from '../../../shared/catalogue/limits.ts';
import { sceneId } from '../../../shared/model/id.ts';
import type { OwnView } from '../../../shared/model/learning/question.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { Answer } from './grade.ts';
import type { ProgressRecord, ReaderRecord } from './progress.ts';
import { type Feedback, isToCompare, noFeedback, type QuestionScore, scoreOf } from './question-scores.ts';

/** What happened to a scene. Scores come from the server's grading; null withdraws feedback. */
export type ProgressEvent =
  | { readonly kind: 'opened' | 'completed' }
  | { readonly kind: 'answered'; readonly marks: readonly QuestionScore[]; readonly answers: readonly Answer[] }
  | { readonly kind: 'disputed'; readonly question: string; readonly reason: string | null }
  /** Indexes of the key points that a learner finds in an answer of theirs. */
  | { readonly kind: 'compared'; readonly question: string; readonly found: readonly number[]; readonly points: number }
  | { readonly kind: 'viewed'; readonly question: string; readonly view: OwnView | null };

export interface RecordedProgress {
  readonly entry: ProgressRecord;
  readonly reader: ReaderRecord;
  /** Minutes that this event adds. */
  readonly minutes: number;
}

type EarlierProgress = ProgressRecord | undefined;

/** A quiz counts its time at each submission, another scene once; the rest counts none. */
const minutesOf = ({ kind }: ProgressEvent, before: EarlierProgress): number => {
  if (kind === 'answered') return QUIZ_MINUTES;
  return kind === 'completed' && before?.completion_status !== 'completed' ? SCENE_MINUTES : 0;
};

const withOrder = (orders: readonly number[], order: number): readonly number[] =>
  orders.includes(order) ? orders : [...orders, order];

const withOrWithout = <T>(
  all: Readonly<Record<string, T>>,
  id: string,
  feedback: T | null,
): Readonly<Record<string, T>> => {
  const { [id]: _before, ...others } = all;
  return feedback === null ? others : { ...others, [id]: feedback };
};

const feedbackAfter = (event: ProgressEvent, before: Feedback = noFeedback): Feedback => ({
  disputes: event.kind === 'disputed' ? withOrWithout(before.disputes, event.question, event.reason) : before.disputes,
  views: event.kind === 'viewed' ? withOrWithout(before.views, event.question, event.view) : before.views,
});

type Scores = Pick<ProgressRecord, 'mastery_score' | 'latest_score' | 'latest' | 'best'>;
const noScores: Scores = { mastery_score: null, latest_score: null, latest: [], best: [] };

const comparedIn = (
  questionScores: readonly QuestionScore[],
  event: Extract<ProgressEvent, { kind: 'compared' }>,
): readonly QuestionScore[] =>
  questionScores.map((questionScore) => {
    if (questionScore.id !== event.question) return questionScore;
    const score = Math.round((100 * event.found.length) / event.points);
    return { ...questionScore, score, found: event.found, judge: 'learner' };
  });

const isSame = (some: readonly QuestionScore[], others: readonly QuestionScore[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** The marks after an event; an attempt that is the latest and the best is compared as both. */
const questionScoresAfter = (
  event: ProgressEvent,
  before: EarlierProgress,
): Pick<ProgressRecord, 'latest' | 'best'> => {
  const { latest, best } = before ?? noScores;
  if (event.kind === 'answered') return { latest: event.marks, best };
  if (event.kind !== 'compared') return { latest, best };
  const after = comparedIn(latest, event);
  return { latest: after, best: isSame(latest, best) ? after : best };
};

/** The best attempt counts and the latest stands beside it, both without what is disputed. */
const scoresAfter = (scene: SceneRecord, event: ProgressEvent, before: EarlierProgress, feedback: Feedback): Scores => {
  if (!isQuiz(scene.type)) return noScores;
  if (event.kind !== 'answered' && event.kind !== 'disputed' && event.kind !== 'compared') return before ?? noScores;
  const questionScores = questionScoresAfter(event, before);
  const [now, then] = [scoreOf(scene, questionScores.latest, feedback), scoreOf(scene, questionScores.best, feedback)];
  const best = then !== null && then >= (now ?? 0) ? questionScores.best : questionScores.latest;
  return {
    mastery_score: now === null ? then : Math.max(now, then ?? 0),
    latest_score: now,
    latest: questionScores.latest,
    best,
  };
};

const withMastery = (scores: ReaderRecord['scores'], order: number, mastery: number | null) => {
  const { [String(order)]: _before, ...others } = scores;
  return mastery === null ? others : { ...others, [order]: mastery };
};

/** Completion is never taken back, and the best score stays; the latest stands beside it. */
export const recordEvent = (
  scene: SceneRecord,
  reader: ReaderRecord,
  before: EarlierProgress,
  event: ProgressEvent,
  now: number,
): RecordedProgress => {
  const minutes = minutesOf(event, before);
  const done = event.kind === 'answered' || event.kind === 'completed' || before?.completion_status === 'completed';
  const feedback = feedbackAfter(event, before);
  const { mastery_score, latest_score, latest, best } = scoresAfter(scene, event, before, feedback);
  const entry: ProgressRecord = {
    user_id: reader.user_id,
    session_id: scene.session_id,
    order: scene.order,
    type: scene.type,
    completion_status: done ? 'completed' : 'in_progress',
    mastery_score,
    latest_score,
    time_spent: (before?.time_spent ?? 0) + minutes,
    last_accessed: instant(now),
    latest,
    best,
    answers: event.kind === 'answered' ? event.answers : (before?.answers ?? []),
    disputes: feedback.disputes,
    views: feedback.views,
  };
  return {
    entry,
    minutes,
    reader: {
      ...reader,
      begun: true,
      completed: done ? withOrder(reader.completed, scene.order) : reader.completed,
      scores: withMastery(reader.scores, scene.order, mastery_score),
      uncompared:
        mastery_score === null && isToCompare(scene, latest, feedback)
          ? withOrder(reader.uncompared, scene.order)
          : reader.uncompared.filter((order) => order !== scene.order),
      minutes: reader.minutes + minutes,
      last_scene: sceneId(scene.session_id, scene.order),
    },
  };
};
