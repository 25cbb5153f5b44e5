import { expect, it } from 'vitest';
import { questionsIn } from '../../../../shared/plan/material-yield.ts';
import { weightedWords } from '../../../../shared/plan/weighted-words.ts';

it.each([
  [0, 0],
  [39, 0],
  [40, 2],
  [149, 2],
  [150, 3],
  [499, 9],
])('a text of %i words holds %i questions', (count, questions) => {
  expect(questionsIn(count)).toBe(questions);
});

it('a text is its words, or a twelfth of its characters where those are few', () => {
  expect(weightedWords('one two three')).toBe(3);
  expect(weightedWords('x'.repeat(25))).toBe(3);
});
