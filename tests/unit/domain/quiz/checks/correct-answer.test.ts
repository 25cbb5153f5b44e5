import { describe, expect, it } from 'vitest';
import { resolveCorrectAnswer } from '../../../../../lambdas/domain/quiz/checks/correct-answer.ts';

const options = ['Granite', 'Basalt', 'Slate'];

describe('the right option', () => {
  it.each([0, 1, 2, '0', '2'])('is taken from an index: %s [QUIZ-03]', (answer) => {
    expect(resolveCorrectAnswer(answer, options)).toBe(Number(answer));
  });

  it.each([
    ['A', 0],
    ['b', 1],
    ['C)', 2],
    ['(B).', 1],
  ])('is taken from a letter: %s [QUIZ-04]', (answer, index) => {
    expect(resolveCorrectAnswer(answer, options)).toBe(index);
  });

  it('is taken from its own text', () => {
    expect(resolveCorrectAnswer(' basalt ', options)).toBe(1);
  });

  it.each(['D', '3', 3, -1, 'E', '', 'A or B', 'Marble'])('is never guessed from "%s"', (answer) => {
    expect(resolveCorrectAnswer(answer, options)).toBeUndefined();
  });
});
