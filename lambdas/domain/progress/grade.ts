import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import {
  type GradedQuestion,
  isOpen,
  isOpenKey,
  type OpenKey,
  type OpenQuestion,
  type OptionKey,
} from '../../../shared/model/question.ts';
import { foundPoints } from '../lesson/found-points.ts';
import type { SceneRecord } from '../session/scene.ts';
import { type Mark, noRemarks, type Remarks, scoreOf } from './marks.ts';

export interface Answer {
  readonly id: string;
  /** Index into the options. */
  readonly chosen?: number | undefined;
  /** In the learner's own words. */
  readonly text?: string | undefined;
}

/** Indexes of the key points found, by question id. What is not in it is looked for by words. */
export type Found = ReadonlyMap<string, readonly number[]>;

export interface Grade {
  /** Percent, rounded; null when nothing counts. */
  readonly score: number | null;
  readonly passed: boolean;
  readonly questions: readonly GradedQuestion[];
  readonly marks: readonly Mark[];
}

type Graded = { readonly graded: GradedQuestion; readonly mark: Mark };

const gradeOption = ({ id, correctAnswer, explanation, evidence }: OptionKey, answer: Answer | undefined): Graded => {
  const chosen = answer?.chosen ?? null;
  const correct = chosen === correctAnswer;
  return {
    graded: { id, chosen, correctAnswer, correct, explanation, evidence },
    mark: { id, score: correct ? 100 : 0 },
  };
};

/** The words of a question that its answer only repeats. */
export const askedWords = ({ scenario, question }: OpenQuestion): string => `${scenario ?? ''} ${question}`;

const gradeOpen = (
  question: OpenQuestion,
  { id, modelAnswer, points }: OpenKey,
  answer: string,
  found: readonly number[] | undefined,
): Graded => {
  const made = new Set(found ?? foundPoints(answer, askedWords(question), points));
  const shown = points.map((point, index) => ({ ...point, found: made.has(index) }));
  const indexes = points.flatMap((_, index) => (made.has(index) ? [index] : []));
  const score = Math.round((100 * indexes.length) / points.length);
  return {
    graded: { id, answer, modelAnswer, points: shown, score, correct: score >= PASS_MARK, view: null },
    mark: { id, score, found: indexes },
  };
};

/** Whether there is nothing to count, or enough of it was right. */
export const hasPassed = (score: number | null): boolean => score === null || score >= PASS_MARK;

/** Every question counts the same; one without an answer is wrong. Answers to other questions are ignored. */
export const grade = (
  scene: SceneRecord,
  answers: readonly Answer[],
  found: Found = new Map(),
  remarks: Remarks = noRemarks,
): Grade => {
  const keys = new Map(scene.keys.map((key) => [key.id, key]));
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  const all = (scene.quiz?.questions ?? []).flatMap((question): Graded[] => {
    const { id } = question;
    const key = keys.get(id);
    if (!key) return [];
    if (!isOpenKey(key)) return isOpen(question) ? [] : [gradeOption(key, given.get(id))];
    return isOpen(question) ? [gradeOpen(question, key, given.get(id)?.text?.trim() ?? '', found.get(id))] : [];
  });
  if (all.length === 0) throw new AppError('not_gradable');
  const marks = all.map(({ mark }) => mark);
  const score = scoreOf(scene, marks, remarks);
  const questions = all.map(({ graded }): GradedQuestion => {
    const disputed = remarks.disputes[graded.id] === undefined ? {} : { disputed: true as const };
    return 'points' in graded
      ? { ...graded, ...disputed, view: remarks.views[graded.id] ?? null }
      : { ...graded, ...disputed };
  });
  return { score, passed: hasPassed(score), questions, marks };
};
