import {
  type AnswerKey,
  isOpen,
  isOpenKey,
  passagesOf,
  type Question,
} from '../../../shared/model/learning/question.ts';
import { type ComparableQuestion, isDuplicate } from '../quiz/checks/duplicates.ts';
import { type Finding, major } from '../scene/checks/finding.ts';
import { type AskedPart, isTaught, type TaughtChapter } from '../scene/checks/taught.ts';
import type { WrittenScene } from '../scene/written-scene.ts';
import type { Plan } from './plan/plan.ts';

export interface Objection {
  readonly order: number;
  readonly questionId: string;
  readonly finding: Finding;
}

/**
 * Chapters before a scene, with the chunks they were made from. `apparatus`: chunks that belong to no chapter, as a
 * glossary does; what they say is taught where a chapter says it.
 */
export const taughtBefore = (
  order: number,
  scenes: readonly WrittenScene[],
  plan: Plan,
  apparatus: readonly string[] = [],
): TaughtChapter[] =>
  scenes
    .filter((scene) => scene.type === 'chapter' && scene.order < order)
    .map((scene) => ({
      text: scene.content ?? '',
      chunks: new Set([
        ...(plan.scenes.find((planned) => planned.order === scene.order)?.chunks ?? []),
        ...scene.sources.map(({ chunk }) => chunk),
        ...apparatus,
      ]),
    }));

/** The questions of a quiz as other questions are compared with them. */
export const comparableQuestions = ({ quiz, keys }: WrittenScene): (ComparableQuestion & { readonly id: string })[] =>
  (quiz?.questions ?? []).map((question) => {
    const key = keys.find(({ id }) => id === question.id);
    return { id: question.id, question: question.question, answer: key ? answerOf(question, key) : '' };
  });

const answerOf = (question: Question, key: AnswerKey): string => {
  if (isOpenKey(key)) return key.points.map(({ text }) => text).join(' ');
  return isOpen(question) ? '' : (question.options[key.correctAnswer] ?? '');
};

/** What must be taught before a question: each of its key points, or the correct option. */
const answerParts = (asked: { readonly answer: string }, key: AnswerKey | undefined): AskedPart[] => {
  if (!key) return [];
  if (isOpenKey(key)) return key.points.map(({ text, evidence }) => ({ passages: [evidence], key: text }));
  return [{ passages: passagesOf(key), key: asked.answer }];
};

/** Whether the chapters before a question teach everything it asks. */
export const isFair = (
  asked: { readonly answer: string },
  key: AnswerKey | undefined,
  before: readonly TaughtChapter[],
) => {
  const parts = answerParts(asked, key);
  return parts.length > 0 && parts.every((part) => isTaught(part, before));
};

/** Objections that need all scenes: duplicate questions, and questions about something no earlier chapter teaches. */
export const reviewQuestions = (
  scenes: readonly WrittenScene[],
  plan: Plan,
  apparatus: readonly string[] = [],
): Objection[] => {
  const objections: Objection[] = [];
  const accepted: ComparableQuestion[] = [];
  for (const scene of scenes.toSorted((one, other) => one.order - other.order)) {
    const before = taughtBefore(scene.order, scenes, plan, apparatus);
    for (const asked of comparableQuestions(scene)) {
      const key = scene.keys.find(({ id }) => id === asked.id);
      const object = (finding: Finding) => objections.push({ order: scene.order, questionId: asked.id, finding });
      if (accepted.some((other) => isDuplicate(asked, other)))
        object(major('duplicate', 'Another question of this lesson asks the same.'));
      else if (!isFair(asked, key, before))
        object(major('untaught', 'No chapter before the quiz teaches what it asks.'));
      else accepted.push(asked);
    }
  }
  return objections;
};
