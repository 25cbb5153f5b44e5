import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Component as Debug } from '../../../../web/src/routes/debug.tsx';
import { type Answers, refuse, stubApi } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const healthy: Answers = {
  getColumnInfo: () => ({ exists: true, type: 'string' }),
  createSession: () => ({ ...aSession({ mode: 'traditional' }) }),
  getSession: () => aSession({ mode: 'traditional' }),
  updateSession: () => aSession({ mode: 'custom' }),
  listSessions: () => ({ items: [aSession({ title: 'Cells', mode: 'anchor' })], cursor: null }),
  deleteSession: () => aSession(),
  purgeSession: () => ({ ok: true }),
};

const run = async (answers: Answers, signedIn = true) => {
  const api = stubApi(answers);
  show([{ path: '/debug-mode', element: <Debug /> }], '/debug-mode', createFakeAuth(signedIn ? session() : null).auth);
  await userEvent.click(await screen.findByRole('button', { name: 'Run the check' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
  return { ...api, steps: screen.getAllByRole('listitem').map((item) => item.textContent ?? '') };
};

it('creates, reads, updates, lists and deletes in this order, and shows what each gave [PAGE-28, PAGE-29]', async () => {
  const { calls, steps } = await run(healthy);
  expect(calls.map(({ name }) => name)).toEqual([
    'getColumnInfo',
    'createSession',
    'getSession',
    'updateSession',
    'listSessions',
    'deleteSession',
    'purgeSession',
  ]);
  const told = ['Create a test session', 'Read it', 'Update it', 'List the last 5 sessions', 'Delete the test session'];
  expect(steps.slice(1).map((step) => step.split(':')[0])).toEqual(told);
  for (const step of steps) expect(step).toContain('passed');
  expect(steps[4]).toContain('Cells (anchor)');
});

it('asks for the mode column of the sessions by both names, and for five of them [PAGE-30]', async () => {
  const { callsOf, steps } = await run(healthy);
  expect(callsOf('getColumnInfo')[0]?.query).toEqual({ table_name: 'story_sessions', column_name: 'mode' });
  expect(steps[0]).toContain('story_sessions.mode is a string');
  expect(callsOf('listSessions')[0]?.query).toEqual({ limit: '5' });
  for (const name of ['getSession', 'updateSession', 'deleteSession', 'purgeSession'] as const)
    expect(callsOf(name)[0]?.params).toEqual({ sessionId: SESSION });
});

it('fails the step whose mode is not the one that was written, and goes on', async () => {
  const { steps } = await run({ ...healthy, updateSession: () => aSession({ mode: 'traditional' }) });
  expect(steps[3]).toContain('failed');
  expect(steps[3]).toContain('The mode is traditional, not custom');
  expect(steps[5]).toContain('passed');
});

it('shows an anonymous user the refusal that each step got [PAGE-31]', async () => {
  const refused = Object.fromEntries(Object.keys(healthy).map((name) => [name, refuse('unauthenticated')]));
  const { steps } = await run({ ...refused, getSession: refuse('session_not_found') }, false);
  for (const step of steps) expect(step).toContain('failed');
  expect(steps[1]).toContain('Not authenticated');
  expect(steps[2]).toContain('Story session not found or not accessible');
});
