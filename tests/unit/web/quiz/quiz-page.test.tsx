import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../fake-api.ts';
import { lost } from '../fake-api.ts';
import { aPassage, aProgress, aQuizScene, aScene, nothingRead } from '../samples/sessions.ts';
import { open as openViewer, progressOf, title } from '../viewer/stage.tsx';

const quiz = aQuizScene(1, 2);
const ledger = aScene(2, { title: 'The Sugar Ledger' });

/** The right option is always B. */
const graded = ({ body }: Call) => {
  const { answers } = body as { answers: { id: string; chosen: number }[] };
  const questions = answers.map(({ id, chosen }) => ({
    id,
    chosen,
    correctAnswer: 1,
    correct: chosen === 1,
    explanation: 'It runs in the fluid.',
    evidence: aPassage('The Calvin cycle takes place in the stroma.', 'Calvin cycle'),
  }));
  const score = Math.round((questions.filter(({ correct }) => correct).length / questions.length) * 100);
  const entry = aProgress(quiz, { mastery_score: score, latest_score: score, time_spent: 5 });
  return { score, passed: score >= 80, questions, entry, session: nothingRead };
};

const open = (given: Parameters<typeof openViewer>[0] = {}) =>
  openViewer({ scenes: [quiz, ledger], ...given, answers: { submitAnswers: graded, ...given.answers } });

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => user.click(await button(name));
const option = (name: string) => screen.findByRole('radio', { name: new RegExp(name) });
const start = async () => {
  await press('Start Quiz');
  await title('Question number 1?');
};
const reply = async (...letters: number[]) => {
  for (const [index, letter] of letters.entries()) {
    await title(`Question number ${index + 1}?`);
    await user.keyboard(String(letter));
    await user.keyboard('{Enter}');
  }
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('a quiz in the viewer', () => {
  it('starts with an intro in place of a text [QUIZ-13, VIEW-15]', async () => {
    open();
    expect(await screen.findByText('2 questions, about 5 min. 80% passes.')).toBeTruthy();
    expect(await button('Start Quiz')).toBeTruthy();
  });

  it('asks one question at a time, under the letters A to D [QUIZ-14, QUIZ-25]', async () => {
    open();
    await start();
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Athe membrane 1',
      'Bthe stroma 1',
      'Cthe sugar 1',
      'Dthe water 1',
    ]);
    expect(screen.queryByText('Question number 2?')).toBeNull();
  });

  it('waits for an answer, and goes back and forth [QUIZ-15, QUIZ-16]', async () => {
    open();
    await start();
    expect((await button('Next')).disabled).toBe(true);
    await user.click(await option('the sugar 1'));
    await press('Next');
    expect(await title('Question number 2?')).toBeTruthy();
    await press('Back');
    expect(((await option('the sugar 1')) as HTMLInputElement).checked).toBe(true);
  });

  it('shows "Submit Quiz" on the last question [QUIZ-17]', async () => {
    open();
    await start();
    expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull();
    await reply(2);
    expect((await button('Submit Quiz')).disabled).toBe(true);
    await user.keyboard('1');
    expect((await button('Submit Quiz')).disabled).toBe(false);
  });

  it('takes 1 to 4 and Enter, and ends in the results, which say that it counts [QUIZ-18, QUIZ-23, PROG-09]', async () => {
    const { callsOf } = open();
    await start();
    await reply(2, 1);
    expect(await title('Not passed yet, one to look at again')).toBeTruthy();
    expect(screen.getByText('Quiz completed! Score: 50%')).toBeTruthy();
    expect(screen.getByText(/The scene counts as completed whatever the score/)).toBeTruthy();
    expect(callsOf('submitAnswers')[0]?.body).toEqual({
      answers: [
        { id: 'q1', chosen: 1 },
        { id: 'q2', chosen: 0 },
      ],
    });
  });

  it('shows each answer with the passage that decides it', async () => {
    open();
    await start();
    await reply(2, 1);
    const missed = (await screen.findByRole('heading', { level: 2, name: 'Question number 2?' })).closest('article');
    const shown = within(missed as HTMLElement);
    expect(shown.getByText('Wrong')).toBeTruthy();
    expect(shown.getByText('A, the membrane 2')).toBeTruthy();
    expect(shown.getByText('B, the stroma 2')).toBeTruthy();
    expect(shown.getByText('It runs in the fluid.')).toBeTruthy();
    expect(shown.getByText('The Calvin cycle takes place in the stroma.')).toBeTruthy();
    expect(shown.getByText('Calvin cycle')).toBeTruthy();
  });

  it('is back at its intro with Retake, which shows best and latest score [QUIZ-19, QUIZ-27]', async () => {
    open({ answers: { getProgress: () => progressOf([aProgress(quiz, { mastery_score: 83, latest_score: 67 })]) } });
    expect((await screen.findByText(/Your best score is/)).textContent).toBe(
      'Your best score is 83%, your latest 67%. The best one counts.',
    );
    await start();
    await reply(2, 2);
    await press('Retake');
    expect(await button('Start Quiz')).toBeTruthy();
  });

  it('keeps the answers when they could not be saved, and grades them once [QUIZ-24]', async () => {
    const { answers, callsOf } = open({ answers: { submitAnswers: lost } });
    await start();
    await reply(2, 2);
    expect(await screen.findByText('Failed to save quiz progress')).toBeTruthy();
    answers.submitAnswers = graded;
    await press('Submit Quiz');
    expect(await title('Passed, all of it right')).toBeTruthy();
    const keys = callsOf('submitAnswers').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('lets one go to the scenes and back without losing an answer', async () => {
    open();
    await start();
    await reply(3);
    await user.click(await screen.findByRole('button', { name: /^The Locked Room/ }));
    await press('Go on with question 2');
    await press('Back');
    expect(((await option('the sugar 1')) as HTMLInputElement).checked).toBe(true);
  });

  it('goes on after a reload with every answer where it was', async () => {
    const { unmount } = open();
    await start();
    await reply(3);
    await title('Question number 2?');
    unmount();
    open();
    expect(await title('Question number 2?')).toBeTruthy();
    await press('Back');
    expect(((await option('the sugar 1')) as HTMLInputElement).checked).toBe(true);
  });

  it('forgets the answers of an attempt that was graded', async () => {
    const { unmount } = open();
    await start();
    await reply(2, 1);
    await title('Not passed yet, one to look at again');
    unmount();
    open();
    expect(await button('Start Quiz')).toBeTruthy();
  });

  it('shows the latest results again, on whatever device they were reached', async () => {
    const { score, passed, questions } = graded({ body: { answers: [{ id: 'q1', chosen: 0 }] } } as Call);
    const attempts = [{ scene_id: quiz.id, score, passed, questions }];
    const entry = aProgress(quiz, { mastery_score: score, latest_score: score });
    open({ answers: { listAttempts: () => ({ attempts }), getProgress: () => progressOf([entry]) } });
    await press('See your results');
    expect(await title('Not passed yet, one to look at again')).toBeTruthy();
    await press('Retake');
    await press('See your results');
    expect(await title('Not passed yet, one to look at again')).toBeTruthy();
  });

  it('is taken by an anonymous user too, whose result nobody keeps [PROG-12]', async () => {
    const { callsOf } = open({ visitor: true, answers: { checkAnswers: graded } });
    expect(await button('Sign in to keep it')).toBeTruthy();
    await start();
    await reply(2, 1);
    await title('Not passed yet, one to look at again');
    expect(callsOf('checkAnswers')).toHaveLength(1);
    expect(callsOf('submitAnswers')).toEqual([]);
    expect(screen.queryByRole('button', { name: /wrong/i })).toBeNull();
    expect(screen.queryByText(/The scene counts as completed/)).toBeNull();
  });

  it('keeps an anonymous user’s answers through a reload, in their tab alone', async () => {
    const { unmount } = open({ visitor: true });
    await start();
    await reply(2);
    await title('Question number 2?');
    unmount();
    open({ visitor: true });
    expect(await title('Question number 2?')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('fabula.quiz.'))).toEqual([]);
    await press('Back');
    expect(((await option('the stroma 1')) as HTMLInputElement).checked).toBe(true);
  });
});

describe('the results', () => {
  const done = async (given?: Parameters<typeof open>[0]) => {
    const view = open(given);
    await start();
    await reply(2, 2);
    await title('Passed, all of it right');
    return view;
  };
  const place = () => screen.queryByText('The text of scene 2.');

  it('of a quiz that was not passed stay, and say so without a green tick [QUIZ-22, QUIZ-23]', async () => {
    open();
    await start();
    await reply(2, 1);
    await title('Not passed yet, one to look at again');
    expect(screen.getByText('Nothing moves on until you say so.')).toBeTruthy();
    const told = (await screen.findByText('Quiz completed! Score: 50%')).closest('li');
    expect(told?.querySelector('.text-done')).toBeNull();
    await pass(10_000);
    expect(place()).toBeNull();
    expect(await title('Not passed yet, one to look at again')).toBeTruthy();
    await press('Next');
    expect(await title('The Sugar Ledger')).toBeTruthy();
  });

  it('open the next scene after 2 s, and say so [QUIZ-20]', async () => {
    await done();
    expect(screen.getByText('Opens by itself in 2 seconds')).toBeTruthy();
    await pass(2_100);
    expect(await title('The Sugar Ledger')).toBeTruthy();
  });

  it.each([
    ['scrolling', () => fireEvent.scroll(window)],
    ['a focus', () => fireEvent.focusIn(document.querySelector('summary') as Element)],
    ['opening an answer', () => fireEvent.pointerDown(document.querySelector('summary') as Element)],
  ])('stay after %s [QUIZ-20, QUIZ-22]', async (_move, act_) => {
    await done();
    await pass(300);
    act(() => void act_());
    await pass(5_000);
    expect(place()).toBeNull();
    expect(screen.queryByText(/Opens by itself/)).toBeNull();
    expect(await title('Passed, all of it right')).toBeTruthy();
  });

  it('stay when asked to', async () => {
    await done().then(() => press('Stay here'));
    await pass(5_000);
    expect(place()).toBeNull();
  });

  it('stay on the last scene [QUIZ-21]', async () => {
    await done({ scenes: [quiz] });
    expect(screen.getByText('Next: The end')).toBeTruthy();
    await pass(5_000);
    expect(await title('Passed, all of it right')).toBeTruthy();
  });

  it('lead to the end when nothing else is left, from the middle too [QUIZ-20, PROG-17]', async () => {
    await done({ answers: { getProgress: () => progressOf([aProgress(ledger)]) } });
    await pass(2_500);
    expect(await screen.findByRole('heading', { level: 2, name: 'What is next' })).toBeTruthy();
  });

  it('lead from the last scene to the page that says what is not completed yet [QUIZ-21, VIEW-09]', async () => {
    await done({ scenes: [ledger, aQuizScene(3)], at: '?scene=2' });
    await press('Next');
    await screen.findByText('1 scene is not marked as complete');
    expect(screen.getByRole('link', { name: 'The Sugar Ledger' }).getAttribute('href')).toMatch(/\?scene=1$/);
  });

  it('do not open what is not written yet', async () => {
    await done({ scenes: [quiz, { ...ledger, state: 'stub', content: null }] });
    await pass(5_000);
    expect(screen.queryByText('This scene is being written')).toBeNull();
  });

  it('count at once', async () => {
    await done();
    await press('Next');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Mastery Progress' }).getAttribute('aria-valuenow')).toBe('100'),
    );
  });
});
