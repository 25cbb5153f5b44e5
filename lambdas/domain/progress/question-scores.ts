import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import type { Judge, OwnView } from '../../../shared/model/learning/question.ts';
import type { SceneRecord } from '../scene/scene.ts';

/** The score of one question in one attempt. */
export interface QuestionScore {
  readonly id: string;
  /** Percent; null while its learner has not compared it with its key points. */
  readonly score: number | null;
  /** Of an open question: indexes of the key points that were found, and who found them. */
  readonly found?: readonly number[] | undefined;
  readonly judge?: Judge | undefined;
}

/** Feedback of a reader on a quiz, by question id. */
export interface Feedback {
  /** Why a question is called wrong; a disputed question does not count. */
  readonly disputes: Readonly<Record<string, string>>;
  readonly views: Readonly<Record<string, OwnView>>;
}

export const noFeedback: Feedback = { disputes: {}, views: {} };

type QuizScene = Pick<SceneRecord, 'quiz'>;

/** The scores that count: not of practice questions, and not disputed. */
const countingScores = (
  { quiz }: QuizScene,
  questionScores: readonly QuestionScore[],
  { disputes }: Pick<Feedback, 'disputes'>,
): readonly QuestionScore[] => {
  const practice = new Set(quiz?.questions.filter((question) => question.practice).map(({ id }) => id));
  return questionScores.filter(({ id }) => !practice.has(id) && disputes[id] === undefined);
};

/** Whether a score waits for its learner to compare an answer with what it should say. */
export const isToCompare = (
  scene: QuizScene,
  questionScores: readonly QuestionScore[],
  feedback: Pick<Feedback, 'disputes'>,
): boolean => countingScores(scene, questionScores, feedback).some(({ score }) => score === null);

/** Rounded percent over what counts. Null when nothing does, and while an answer waits to be compared. */
export const scoreOf = (
  scene: QuizScene,
  questionScores: readonly QuestionScore[],
  feedback: Pick<Feedback, 'disputes'>,
): number | null => {
  const all = countingScores(scene, questionScores, feedback);
  const scores = all.flatMap(({ score }) => (score === null ? [] : [score]));
  if (all.length === 0 || scores.length < all.length) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
};

/** Whether there is nothing to count, or enough of it was right. */
export const hasPassed = (
  scene: QuizScene,
  questionScores: readonly QuestionScore[],
  feedback: Pick<Feedback, 'disputes'>,
): boolean => {
  const score = scoreOf(scene, questionScores, feedback);
  return score === null ? !isToCompare(scene, questionScores, feedback) : score >= PASS_MARK;
};
