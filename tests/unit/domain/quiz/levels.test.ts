import { expect, it } from 'vitest';
import { atMost, leastBeyondRecall, missingBeyondRecall } from '../../../../lambdas/domain/quiz/levels.ts';
import type { QuestionLevel } from '../../../../shared/model/learning/question.ts';

const of = (...levels: (QuestionLevel | undefined)[]) => levels.map((level, at) => ({ at, level }));

it('asks for more than recall in half of a quiz at least', () => {
  expect([1, 2, 3, 4, 5].map(leastBeyondRecall)).toEqual([1, 1, 2, 2, 3]);
});

it('counts what is missing; a question without a level recalls', () => {
  expect(missingBeyondRecall(of('recall', undefined, 'infer'), 5)).toBe(2);
  expect(missingBeyondRecall(of('apply', 'explain', 'infer', 'compare'), 5)).toBe(0);
});

it('lets go of recall first, from the end, and leaves the order', () => {
  const places = (most: number) => atMost(of('recall', 'infer', 'recall', 'apply'), most).map(({ at }) => at);
  expect(places(3)).toEqual([0, 1, 3]);
  expect(places(2)).toEqual([1, 3]);
  expect(places(1)).toEqual([1]);
  expect(places(9)).toEqual([0, 1, 2, 3]);
});
