import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPassage, aProgress, aQuizScene, aScene, nothingRead } from '../samples/sessions.ts';
import { open, progressOf, title } from '../viewer/stage.tsx';

const chapter = aScene(1, {
  title: 'The Sugar Ledger',
  content: '## Where it runs\n\nThe Calvin cycle runs in the stroma. It needs no light.',
});
const quiz = aQuizScene(2, 4);

/** Two right and two missed. */
const attempt = (quote: string, inferred: object = {}) => ({
  scene_id: quiz.id,
  score: 50,
  passed: false,
  questions: (quiz.quiz?.questions ?? []).map(({ id }, at) => ({
    id,
    chosen: at < 2 ? 0 : 1,
    correctAnswer: 1,
    correct: at >= 2,
    explanation: 'So the passage says.',
    evidence: aPassage(quote, 'Calvin cycle'),
    ...(at === 0 ? inferred : {}),
  })),
});

const results = async (quote = 'The Calvin cycle runs in the stroma.', inferred: object = {}) => {
  open({
    scenes: [chapter, quiz],
    at: '?scene=2',
    answers: {
      getProgress: () => progressOf([aProgress(quiz, { mastery_score: 50, latest_score: 50 })]),
      listAttempts: () => ({ attempts: [attempt(quote, inferred)] }),
      putProgress: () => ({ entry: aProgress(chapter), session: nothingRead }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'See your results' }));
};
const article = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('article')!);

it('folds what was right into one line where the check was not passed', async () => {
  await results();
  const right = article('Two right');
  right.getByText('Questions, answers and evidence');
  right.getByText('Question number 3?');
  right.getByText('Question number 4?');
  expect(article('Question number 1?').queryByText('Question number 3?')).toBeNull();
});

it('opens a passage in its place, and leads back to its chapter', async () => {
  await results();
  const missed = article('Question number 1?');
  missed.getByText('Read the passage in its place');
  missed.getByText('Where it runs');
  expect(
    missed.getByText('The Calvin cycle runs in the stroma.', { selector: 'mark' }).parentElement?.textContent,
  ).toBe('The Calvin cycle runs in the stroma. It needs no light.');
  await userEvent.click(screen.getByRole('button', { name: 'Read the chapter' }));
  await title('The Sugar Ledger');
});

it('offers neither where the lesson tells the passage in other words', async () => {
  await results('In the stroma runs the Calvin cycle.');
  await screen.findByText('Two right');
  expect(screen.queryByText('Read the passage in its place')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Read the chapter' })).toBeNull();
});

it('says which mistake was made, shows both passages and how the right option follows from them', async () => {
  await results(undefined, {
    about: 'That takes the light for what the cycle needs.',
    second: { ...aPassage('The stroma stays dark for hours.', 'Night'), start: 900, end: 932 },
    reasoning: 'What needs no light goes on where none falls.',
  });
  const first = article('Question number 1?');
  first.getByText('That takes the light for what the cycle needs.');
  first.getByText('The Calvin cycle runs in the stroma.', { selector: 'blockquote' });
  first.getByText('The stroma stays dark for hours.', { selector: 'blockquote' });
  first.getByText('What needs no light goes on where none falls.');
  expect(article('Question number 2?').queryByText('How it follows:')).toBeNull();
});
