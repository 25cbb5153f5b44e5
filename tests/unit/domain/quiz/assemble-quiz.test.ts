import { expect, it } from 'vitest';
import { assembleQuiz } from '../../../../lambdas/domain/quiz/assemble-quiz.ts';
import { quizOutcome } from '../../../../lambdas/domain/quiz/checks/quiz-outcome.ts';
import { checkContextOf, goodQuestions, riverChunks } from '../../../fixtures/lesson/questions.ts';
import { rivers } from '../../../fixtures/lesson/rivers.ts';

const chunks = riverChunks(2);
const proposed = rivers.slice(0, 2).flatMap((river, index) => goodQuestions(river, `c${index + 1}`));
const { passed } = quizOutcome(proposed, { ...checkContextOf(chunks), others: [], wanted: 4 });

it('spreads the right options over the positions', () => {
  const { keys } = assembleQuiz(passed, 'seed');
  expect(keys.map(({ correctAnswer }) => correctAnswer).toSorted()).toEqual([0, 1, 2, 3]);
});

it('keeps each option and knows where the right one went [QUIZ-01]', () => {
  const { questions, keys } = assembleQuiz(passed, 'seed');
  questions.forEach(({ id, question, options }, index) => {
    const before = passed[index];
    expect([id, question]).toEqual([`q${index + 1}`, before?.question]);
    expect(options.toSorted()).toEqual([...(before?.options ?? [])].toSorted());
    expect(keys[index]).toMatchObject({ id, explanation: before?.explanation, evidence: before?.evidence });
    expect(options[keys[index]?.correctAnswer ?? -1]).toBe(before?.options[before.correctAnswer]);
  });
});

it('keeps what each wrong option is beside it, wherever it went', () => {
  const [first] = passed;
  const about = first!.options.map((option, at) => (at === first!.correctAnswer ? '' : `That is ${option}.`));
  const { questions, keys } = assembleQuiz([{ ...first!, about }], 'seed');
  questions[0]!.options.forEach((option, at) => {
    const key = keys[0]!;
    expect(key.about?.[at]).toBe(at === key.correctAnswer ? '' : `That is ${option}.`);
  });
});

it('gives the same quiz for the same seed and another order for another one', () => {
  expect(assembleQuiz(passed, 'seed')).toEqual(assembleQuiz(passed, 'seed'));
  const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(assembleQuiz(passed, seed).questions));
  expect(new Set(orders).size).toBeGreaterThan(1);
});

it('counts on where ids are taken', () => {
  expect(assembleQuiz(passed.slice(0, 2), 'seed', 3).keys.map(({ id }) => id)).toEqual(['q4', 'q5']);
});
