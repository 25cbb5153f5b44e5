import { expect, it } from 'vitest';
import { contractFor, quizzesIn, teach } from './teach.ts';

const towns = ['Aarau', 'Bern', 'Chur', 'Davos', 'Genf', 'Thun', 'Zug', 'Brig', 'Wil', 'Sion', 'Olten', 'Visp'];
const rich = towns.map((town, at) => `A railway from ${town} to the lake was opened in ${1850 + at * 3} by the mayor.`);
/** Nothing in it says anything by itself. */
const vague = Array.from(
  { length: 60 },
  () => 'This was not quite how they had seen it then, and it changed little for them.',
);

const text = `# Railways

## The beginnings

${rich.slice(0, 6).join(' ')}

## The second wave

${rich.slice(6).join(' ')}

## What people felt

${vague.slice(0, 30).join(' ')}

## What was left

${vague.slice(30).join(' ')}
`;

it('asks about what was read before where a part of the material holds nothing to ask, and nothing twice', async () => {
  const lesson = await teach(text, contractFor(45));
  expect(lesson.failed).toEqual([]);
  const quizzes = quizzesIn(lesson);
  expect(quizzes.length).toBeGreaterThan(1);
  const questions = quizzes.flatMap((quiz) => quiz.questions.map(({ question }) => question));
  expect(quizzes.at(-1)?.questions[0]?.question).toMatch(/A railway from/);
  expect(new Set(questions).size).toBe(questions.length);
});
