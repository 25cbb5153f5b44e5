import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Quiz } from '../../../../shared/model/learning/question.ts';
import type { Call } from '../fake-api.ts';
import { aQuizScene, aScene } from '../samples/sessions.ts';
import { open, title } from '../viewer/stage.tsx';

const user = userEvent.setup();
const asked = aQuizScene(1, 4);
const { questions } = asked.quiz as Quiz;
/** The quiz with these questions of four, the last of which nobody has seen yet. */
const quizOf = (...numbers: number[]) => ({
  ...asked,
  quiz: { ...(asked.quiz as Quiz), questions: numbers.flatMap((number) => questions[number - 1] ?? []) },
});
const openWith = (quiz: ReturnType<typeof quizOf>, submitAnswers: (call: Call) => unknown = () => undefined) =>
  open({ scenes: [quiz, aScene(2)], answers: { submitAnswers } });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('keeps replies to the questions that are left when a second reader has one replaced, and asks for the new one', async () => {
  const { unmount } = openWith(quizOf(1, 2, 3));
  await press('Start Quiz');
  for (const letter of ['2', '3']) {
    await user.keyboard(letter);
    await press('Next');
  }
  await title('Question number 3?');
  unmount();

  const sent: unknown[] = [];
  openWith(quizOf(2, 3, 4), ({ body }) => {
    sent.push(body);
    throw new Error('enough');
  });
  expect(await title('Question number 3?')).toBeTruthy();
  expect(await screen.findByText(/a question was replaced/)).toBeTruthy();
  await user.keyboard('4');
  await press('Next');
  expect(await title('Question number 4?')).toBeTruthy();
  await user.keyboard('1');
  await press('Submit Quiz');
  expect(sent).toEqual([
    {
      answers: [
        { id: 'q2', chosen: 2 },
        { id: 'q3', chosen: 3 },
        { id: 'q4', chosen: 0 },
      ],
    },
  ]);
});
