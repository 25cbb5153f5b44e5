import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import {
  type GradedQuestion,
  isOpen,
  isOpenKey,
  type Judge,
  type OpenKey,
  type OpenQuestion,
  type OptionKey,
} from '../../../shared/model/learning/question.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { type Feedback, hasPassed, noFeedback, type QuestionScore, scoreOf } from './question-scores.ts';

export interface Answer {
  readonly id: string;
  /** Index into the options. */
  readonly chosen?: number | undefined;
  /** In the learner's own words. */
  readonly text?: string | undefined;
}

/** The answers that belong to this quiz, one per question; of several the last. */
export const answersTo = ({ keys }: Pick<SceneRecord, 'keys'>, answers: readonly Answer[]): Answer[] => {
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  return keys.flatMap(({ id }) => given.get(id) ?? []);
};

/** Indexes of the key points found, by question id. What is not in it is left to the learner. */
export type FoundPoints = ReadonlyMap<string, readonly number[]>;

/** Who found which key points, by question id. */
export type Judgements = ReadonlyMap<string, { readonly found: readonly number[]; readonly judge: Judge }>;

export const byModel = (found: FoundPoints = new Map()): Judgements =>
  new Map([...found].map(([id, indexes]) => [id, { found: indexes, judge: 'model' }]));

/** The stored judgements, so that a repeated request gets the same grade. */
export const judgementsIn = (questionScores: readonly QuestionScore[]): Judgements =>
  new Map(questionScores.flatMap(({ id, found, judge = 'model' }) => (found ? [[id, { found, judge }]] : [])));

export interface Grade {
  /** Percent, rounded; null when nothing counts, and while an answer waits to be compared by its learner. */
  readonly score: number | null;
  readonly passed: boolean;
  readonly questions: readonly GradedQuestion[];
  readonly questionScores: readonly QuestionScore[];
}

type ScoredQuestion = { readonly graded: GradedQuestion; readonly mark: QuestionScore };

const gradeOption = ({ level, about = [], ...key }: OptionKey, answer: Answer | undefined): ScoredQuestion => {
  const { id, correctAnswer } = key;
  const chosen = answer?.chosen ?? null;
  const correct = chosen === correctAnswer;
  const said = correct || chosen === null ? '' : (about[chosen] ?? '');
  return {
    graded: { ...key, chosen, correct, ...(said ? { about: said } : {}) },
    mark: { id, score: correct ? 100 : 0 },
  };
};

/** Question and scenario as one text. */
export const askedWords = ({ scenario, question }: OpenQuestion): string => `${scenario ?? ''} ${question}`;

const gradeOpen = ({ id, modelAnswer, points }: OpenKey, answer: string, judged: Judgements): ScoredQuestion => {
  // Nobody is called wrong for other words than the material's: without a model, the learner compares
  const { found, judge } = judged.get(id) ?? { found: answer === '' ? [] : undefined, judge: 'learner' as const };
  const made = new Set(found);
  const shown = points.map((point, index) => ({ ...point, found: made.has(index) }));
  const indexes = points.flatMap((_, index) => (made.has(index) ? [index] : []));
  const score = found === undefined ? null : Math.round((100 * indexes.length) / points.length);
  return {
    graded: {
      id,
      answer,
      modelAnswer,
      points: shown,
      judge,
      score,
      correct: score !== null && score >= PASS_MARK,
      view: null,
    },
    mark: { id, score, judge, ...(found === undefined ? {} : { found: indexes }) },
  };
};

/** Every question counts the same; one without an answer is wrong. Answers to other questions are ignored. */
export const grade = (
  scene: SceneRecord,
  answers: readonly Answer[],
  judged: Judgements = new Map(),
  feedback: Feedback = noFeedback,
): Grade => {
  const keys = new Map(scene.keys.map((key) => [key.id, key]));
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  const all = (scene.quiz?.questions ?? []).flatMap((question): ScoredQuestion[] => {
    const { id } = question;
    const key = keys.get(id);
    if (!key) return [];
    if (!isOpenKey(key)) return isOpen(question) ? [] : [gradeOption(key, given.get(id))];
    return isOpen(question) ? [gradeOpen(key, given.get(id)?.text?.trim() ?? '', judged)] : [];
  });
  if (all.length === 0) throw new AppError('not_gradable');
  const questionScores = all.map(({ mark: questionScore }) => questionScore);
  const score = scoreOf(scene, questionScores, feedback);
  const questions = all.map(({ graded }): GradedQuestion => {
    const disputed = feedback.disputes[graded.id] === undefined ? {} : { disputed: true as const };
    return 'points' in graded
      ? { ...graded, ...disputed, view: feedback.views[graded.id] ?? null }
      : { ...graded, ...disputed };
  });
  return { score, passed: hasPassed(scene, questionScores, feedback), questions, questionScores };
};
