import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Hosts from '../../../../web/src/app/hosts.tsx';
import { type Call, lost, refuse } from '../fake-api.ts';
import { aProgress, aQuizScene, nothingRead, SESSION } from '../samples/sessions.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { open, title } from '../viewer/stage.tsx';

const quiz = aQuizScene(1, 1);
const KEPT = /Your answers are kept on this device/;
const graded = ({ body }: Call) => ({
  score: 100,
  passed: true,
  questions: (body as { answers: { id: string; chosen: number }[] }).answers.map(({ id, chosen }) => ({
    id,
    chosen,
    correctAnswer: chosen,
    correct: true,
    explanation: 'Because.',
    evidence: null,
  })),
  entry: aProgress(quiz, { mastery_score: 100, latest_score: 100 }),
  session: nothingRead,
});

let online = true;
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online));
const go = (next: boolean) =>
  act(() => {
    online = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  });

// Queries wait for a network too, until they are told that there is one
afterEach(() => go(true));

/** Answers and submits without a network. */
const submitted = async () => {
  const view = open({ scenes: [quiz], answers: { submitAnswers: lost } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await title('Question number 1?');
  go(false);
  await userEvent.keyboard('2{Enter}');
  expect(await screen.findByText(KEPT)).toBeTruthy();
  return view;
};

it('says that a quiz could not be saved when the service refuses it, and keeps its answers [QUIZ-24]', async () => {
  open({ scenes: [quiz], answers: { submitAnswers: refuse('internal') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await title('Question number 1?');
  await userEvent.keyboard('2{Enter}');
  expect(await screen.findByText('Failed to save quiz progress')).toBeTruthy();
  expect(screen.getByText(KEPT)).toBeTruthy();
});

describe('a quiz that is submitted offline', () => {
  it('says that its answers are kept, and of nothing that failed', async () => {
    await submitted();
    expect(screen.queryByText('Failed to save quiz progress')).toBeNull();
  });

  it('is sent once when there is a network again, and shows its results', async () => {
    const { answers, callsOf } = await submitted();
    answers.submitAnswers = graded;
    show([{ path: '/elsewhere', element: <Hosts /> }], '/elsewhere', createFakeAuth(session()).auth);
    go(true);
    expect(await title('Passed, all of it right')).toBeTruthy();
    const [first, ...more] = callsOf('submitAnswers').map(({ key }) => key);
    expect(more).toEqual([first]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('fabula.quiz.'))).toEqual([]);
  });

  it('is still there after a reload, and is sent from any page', async () => {
    const { unmount, answers, callsOf } = await submitted();
    unmount();
    answers.submitAnswers = graded;
    online = true;
    show([{ path: '/elsewhere', element: <Hosts /> }], '/elsewhere', createFakeAuth(session()).auth);
    expect(await screen.findByText('Quiz completed! Score: 100%')).toBeTruthy();
    expect(callsOf('submitAnswers').at(-1)).toMatchObject({
      params: { sceneId: quiz.id },
      body: { answers: [{ id: 'q1', chosen: 1 }] },
    });
  });

  it('keeps its answers when it is refused then', async () => {
    const { answers, callsOf } = await submitted();
    answers.submitAnswers = refuse('conflict');
    show([{ path: '/elsewhere', element: <Hosts /> }], '/elsewhere', createFakeAuth(session()).auth);
    go(true);
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
    expect(callsOf('submitAnswers')).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /the stroma 1/ }).checked).toBe(true);
  });

  it('does not come back where its session is gone', async () => {
    const { unmount, answers } = await submitted();
    unmount();
    answers.submitAnswers = refuse('session_not_found');
    online = true;
    show([{ path: '/elsewhere', element: <Hosts /> }], '/elsewhere', createFakeAuth(session()).auth);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(SESSION.slice(4)))).toEqual([]));
  });
});
