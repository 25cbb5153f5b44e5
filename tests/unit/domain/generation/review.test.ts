import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../lambdas/domain/generation/plan/plan.ts';
import { reviewQuestions } from '../../../../lambdas/domain/generation/review.ts';
import { assembleQuiz } from '../../../../lambdas/domain/quiz/assemble-quiz.ts';
import { quizOutcome } from '../../../../lambdas/domain/quiz/checks/quiz-outcome.ts';
import type { WrittenScene } from '../../../../lambdas/domain/scene/written-scene.ts';
import { checkContextOf, goodQuestions, riverChunks } from '../../../fixtures/lesson/questions.ts';
import { rivers } from '../../../fixtures/lesson/rivers.ts';

const chunks = riverChunks(2);

const quizAt = (order: number, river: number): WrittenScene => {
  const proposed = rivers.slice(river, river + 1).flatMap((one) => goodQuestions(one, `c${river + 1}`));
  const { passed } = quizOutcome(proposed, { ...checkContextOf(chunks), others: [], wanted: 3 });
  const { questions, keys } = assembleQuiz(passed, 'seed');
  const quiz = { title: null, description: null, questions: [...questions] };
  return { ...chapterAt(order, river), type: 'quiz', content: null, quiz, keys };
};
const chapterAt = (order: number, river: number): WrittenScene => ({
  order,
  type: 'chapter',
  title: `Scene ${order}`,
  content: chunks[river]?.text ?? '',
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  asked: 0,
  passed: 0,
});
/** Each scene is made from the chunk of its river. */
const planOf = (...made: (readonly [scene: WrittenScene, river: number])[]): Plan => ({
  title: 'T',
  description: '',
  category: null,
  subcategory: null,
  tags: { industry: [], exam: [], tool: [], pedagogy: [] },
  scenes: made.map(([{ order, type, title }, river]) => ({
    order,
    type,
    title,
    chunks: [`c${river + 1}`],
    questions: 0,
  })),
});
const reviewWith = (apparatus: readonly string[], ...made: (readonly [scene: WrittenScene, river: number])[]) =>
  reviewQuestions(
    made.map(([scene]) => scene),
    planOf(...made),
    apparatus,
  ).map(({ order, questionId, finding }) => `${order} ${questionId} ${finding.rule}`);

const review = (...made: (readonly [scene: WrittenScene, river: number])[]) => reviewWith([], ...made);

it('objects to nothing when each quiz follows the chapter that teaches it', () => {
  expect(review([chapterAt(1, 0), 0], [quizAt(2, 0), 0], [chapterAt(3, 1), 1], [quizAt(4, 1), 1])).toEqual([]);
});

it('takes what the glossary says as taught where a chapter says it too, and only there', () => {
  const told = { ...chapterAt(1, 0), content: chunks[1]?.text ?? '' };
  expect(reviewWith(['c2'], [told, 0], [quizAt(2, 1), 1])).toEqual([]);
  expect(reviewWith([], [told, 0], [quizAt(2, 1), 1])).not.toEqual([]);
  const other = { ...told, content: 'Clay is fired in an oven.' };
  expect(reviewWith(['c2'], [other, 0], [quizAt(2, 1), 1])).not.toEqual([]);
});

describe('a question', () => {
  it('that stands before its chapter is untaught', () => {
    expect(review([quizAt(1, 0), 0], [chapterAt(2, 0), 0])).toEqual([
      '1 q1 untaught',
      '1 q2 untaught',
      '1 q3 untaught',
    ]);
  });

  it('whose chapter is about another part is untaught', () => {
    expect(review([chapterAt(1, 1), 1], [quizAt(2, 0), 0])).toHaveLength(3);
  });

  it('whose chapter had the part and did not tell it is untaught', () => {
    const silent = { ...chapterAt(1, 0), content: 'Nothing is said in here.' };
    expect(review([silent, 0], [quizAt(2, 0), 0])).toHaveLength(3);
  });

  it('that an earlier quiz asked is a duplicate, and the earlier one stays', () => {
    expect(review([chapterAt(1, 0), 0], [quizAt(2, 0), 0], [quizAt(3, 0), 0])).toEqual([
      '3 q1 duplicate',
      '3 q2 duplicate',
      '3 q3 duplicate',
    ]);
  });
});
