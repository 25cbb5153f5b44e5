import { expect, it } from 'vitest';
import { aboutOptions } from '../../../../../lambdas/domain/quiz/checks/about.ts';
import { checkContextOf, riverChunks } from '../../../../fixtures/lesson/questions.ts';

const context = checkContextOf(riverChunks(1));
const options = ['trout', 'eel', 'bream'];

it('keeps what is said of wrong options', () => {
  expect(aboutOptions(options, 0, ['', ' That is caught in autumn. ', ''], context)).toEqual([
    '',
    'That is caught in autumn.',
    '',
  ]);
});

it.each([
  ['of the right option', ['It is right.', '', '']],
  ['by letters, which are shuffled', ['', 'This is option B.', '']],
  ['in HTML', ['', '<b>Caught in autumn</b>', '']],
  ['at length', ['', 'eel '.repeat(200), '']],
  ['of too few options', ['That is caught in autumn.']],
])('shows nothing that is said %s', (_, about) => {
  expect(aboutOptions(options, 0, about, context)).toBeUndefined();
});
