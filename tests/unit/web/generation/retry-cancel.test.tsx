import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { CancelButton } from '../../../../web/src/features/generation/cancel-button.tsx';
import { failureText } from '../../../../web/src/features/generation/failure-text.ts';
import { RetryButton } from '../../../../web/src/features/generation/retry-button.tsx';
import { emptyForm } from '../../../../web/src/features/wizard/draft/draft.ts';
import { resend } from '../../../../web/src/features/wizard/sending/resend.ts';
import { resendBy } from '../../../../web/src/lib/api/unsent-drafts.ts';
import { answerWith, type Confirmation } from '../../../../web/src/ui/overlay/confirm.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, show, session as signedIn } from '../stage.tsx';

const openWith = (element: React.ReactNode, answers: Answers) => {
  const api = stubApi({ getMe: () => user(), ...answers });
  const withToasts = (
    <>
      {element}
      <Toaster />
    </>
  );
  show([{ path: '/', element: withToasts }], '/', createFakeAuth(signedIn()).auth);
  return api;
};
const retryOf = (session: Session, answers: Answers) => openWith(<RetryButton session={session} />, answers);
const cancelOf = (session: Session, agreed: boolean, answers: Answers = {}) => {
  const asked: Confirmation[] = [];
  answerWith(async (question) => {
    asked.push(question);
    return agreed;
  });
  return { asked, ...openWith(<CancelButton session={session} />, { cancelGeneration: () => aSession(), ...answers }) };
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const draft = aSession({ status: 'draft', learning_status: null, failure_reason: { code: 'busy' } });

it('tries again with one click', async () => {
  const { callsOf } = retryOf(draft, { retryGeneration: () => ({ ok: true, sessionId: SESSION }) });
  await press(/^Try again/);
  await waitFor(() => expect(callsOf('retryGeneration').map(({ params }) => params)).toEqual([{ sessionId: SESSION }]));
});

it('sends with one click what was never asked for, and keeps the material', async () => {
  const submission = { key: 'key', body: '{}', sessionId: SESSION };
  const form = { ...emptyForm, content: 'A page of notes on light.', genre: 'mystery', authorInspiration: 'doyle' };
  const place = 'fabula.draft.custom.user-1';
  localStorage.setItem(place, JSON.stringify({ step: 3, form, submission, savedAt: 1 }));
  resendBy(resend);
  const { callsOf } = retryOf(draft, {
    retryGeneration: refuse('nothing_to_retry'),
    generateStory: () => ({ ok: true, sessionId: SESSION }),
  });
  await press(/^Try again/);
  await waitFor(() => expect(callsOf('generateStory')).toHaveLength(1));
  expect(callsOf('generateStory')[0]?.body).toMatchObject({ sessionId: SESSION, content: form.content });
  expect(callsOf('createSession')).toEqual([]);
  await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that nothing can be tried again where this device keeps no draft of it', async () => {
  resendBy(resend);
  retryOf(draft, { retryGeneration: refuse('nothing_to_retry') });
  await press(/^Try again/);
  expect(await screen.findByText(errorCodes.nothing_to_retry.text)).toBeTruthy();
});

it('says why it may not be tried again', async () => {
  retryOf(draft, { retryGeneration: refuse('budget_spent') });
  await press(/^Try again/);
  expect(await screen.findByText(/The daily budget for new generations is used up/)).toBeTruthy();
});

it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'never shows the words of a browser that lost the network (%s)',
  async (words) => {
    resendBy(async () => Promise.reject(new TypeError(words)));
    retryOf(draft, { retryGeneration: refuse('nothing_to_retry') });
    await press(/^Try again/);
    expect(await screen.findByText('Failed to start generation')).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('cancels what is being written once that was confirmed', async () => {
  const { asked, callsOf } = cancelOf(atWork(2, 9), true);
  await press(/^Cancel/);
  await waitFor(() => expect(callsOf('cancelGeneration')).toHaveLength(1));
  expect(asked[0]).toMatchObject({ danger: true, text: expect.stringContaining('Your material is kept') });
});

it('goes on writing unless that was confirmed', async () => {
  const { asked, callsOf } = cancelOf(atWork(2, 9), false);
  await press(/^Cancel/);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(callsOf('cancelGeneration')).toEqual([]);
});

it('says that nothing is lost when only what is added is cancelled', async () => {
  const growing = aSession({ generation: atWork(1, 5).generation });
  const { asked } = cancelOf(growing, false);
  await press(/^Cancel/);
  await waitFor(() => expect(asked[0]?.text).toContain('what you have stays as it is'));
});

it('offers nothing to cancel where nothing is written', async () => {
  cancelOf(aSession(), true);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull());
});

it('calls what fails in a written session its update', () => {
  expect(failureText(draft)).toBe('The model that writes lessons was too busy. Please try again in a few minutes.');
  expect(failureText(aSession({ failure_reason: { code: 'busy' } }))).toBe(
    'The update failed: The model that writes lessons was too busy. Please try again in a few minutes.',
  );
  expect(failureText(aSession({ failure_reason: { code: 'cancelled' } }))).toBe('The update was cancelled.');
  expect(failureText(aSession())).toBeNull();
});
