import { describe, expect, it } from 'vitest';
import type { ProposedQuestion } from '../../../../../lambdas/domain/quiz/checks/question.ts';
import { quizOutcome } from '../../../../../lambdas/domain/quiz/checks/quiz-outcome.ts';
import { checkContextOf, goodQuestions, mistakesOf, riverChunks } from '../../../../fixtures/lesson/questions.ts';
import { rivers } from '../../../../fixtures/lesson/rivers.ts';

const chunks = riverChunks(2);
const context = { ...checkContextOf(chunks), others: [], wanted: 5 };
const [alder, birchet] = rivers;
if (!alder || !birchet) throw new Error('no rivers');
const good = [...goodQuestions(alder, 'c1'), ...goodQuestions(birchet, 'c2')];
const [first, second] = good as [ProposedQuestion, ProposedQuestion];
const rulesOf = (proposed: readonly ProposedQuestion[], some: Partial<typeof context> = {}) =>
  quizOutcome(proposed, { ...context, ...some }).rejected.map(({ findings }) => findings.map(({ rule }) => rule));

it('passes good questions, as many as were asked for', () => {
  const { passed, rejected } = quizOutcome(good, context);
  expect(passed.map(({ question }) => question)).toEqual(good.slice(0, 5).map(({ question }) => question));
  expect(rejected).toEqual([]);
});

it('lets one minor flaw pass and no second one', () => {
  const plural = { ...second, options: ['trout', 'eels', 'breams'], about: mistakesOf(['trout', 'eels', 'breams']) };
  expect(rulesOf([plural])).toEqual([]);
  const two = { ...plural, options: ['trout', 'breams', 'always eels'] };
  expect(rulesOf([two])[0]).toHaveLength(2);
});

it('rejects a question with one major flaw and says why', () => {
  const { rejected } = quizOutcome([{ ...first, correctAnswer: 'Z' }], context);
  expect(rejected[0]?.findings[0]?.reason).toBe('"correctAnswer" names none of the options.');
});

describe('a duplicate', () => {
  it('of a question beside it is rejected [QUIZ-10]', () => {
    expect(rulesOf([first, { ...first, question: ` ${first.question.toUpperCase()}` }])).toEqual([['duplicate']]);
  });

  it('of a question elsewhere in the session is rejected, also in other words', () => {
    const asked = { question: 'What number of kilometres does the Alder run in all?', answer: '60 kilometres' };
    expect(quizOutcome([first], { ...context, others: [asked] }).rejected).toHaveLength(1);
  });

  it('is not a question about another river', () => {
    expect(rulesOf(goodQuestions(birchet, 'c2'), { others: [] })).toEqual([]);
    const others = goodQuestions(alder, 'c1').map(({ question, options }) => ({ question, answer: options[0] ?? '' }));
    expect(quizOutcome(goodQuestions(birchet, 'c2'), { ...context, others }).rejected).toEqual([]);
  });
});

it('rejects a quiz in another language than the material', () => {
  const german = good.map((question) => ({
    ...question,
    question: 'Was fangen die Leute, die neben diesem Fluss wohnen, im frühen Frühling am liebsten?',
    explanation: 'Im frühen Frühling fangen sie dort vor allem diese Fische, wie der Text es deutlich beschreibt.',
  }));
  expect(rulesOf(german).every((rules) => rules.includes('language'))).toBe(true);
});
