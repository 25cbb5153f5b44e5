import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../../shared/model/time.ts';
import { Component as Dashboard } from '../../../../web/src/routes/dashboard/dashboard.tsx';
import { Component as Session } from '../../../../web/src/routes/session/session.tsx';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { stubApi } from '../fake-api.ts';
import { aScene, aSession, atWork, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const written = { modules: [{ story_session_id: SESSION, order_index: 1, scenes: [aScene(1, { title: 'Done' })] }] };

const open = (at: string) => {
  const api = stubApi({
    getMe: () => user(),
    getStats: () => ({ totalSessions: 1, hoursLearned: 0, completedStories: 0, tags: [] }),
    countDeletedSessions: () => ({ count: 0 }),
    listSessions: () => ({ items: [atWork(5, 9)], cursor: null }),
    getSession: () => atWork(0, null),
    listScenes: () => ({ modules: [] }),
    getProgress: () => ({ entries: [], session: { score: 0, mastery: null, learning_status: null, last_scene: null } }),
  });
  const routes = [
    { path: '/dashboard', element: <Dashboard /> },
    { path: '/session/:id', element: <Session /> },
  ].map(({ path, element }) => ({
    path,
    element: (
      <>
        {element}
        <Toaster />
      </>
    ),
  }));
  return { ...api, ...show(routes, at, createFakeAuth(session()).auth) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a dashboard without live updates waits for a generation of more than three minutes [GEN-03]', async () => {
  const { answers } = open('/dashboard');
  await screen.findByText('5 of 9 done');
  await pass(4 * MINUTE);
  expect(screen.getByText('5 of 9 done')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  answers.listSessions = () => ({ items: [aSession()], cursor: null });
  await pass(MINUTE);
  expect(await screen.findByRole('link', { name: /^Start Learning/ })).toBeTruthy();
});

it('a viewer without live updates waits for a generation of more than three minutes [GEN-03]', async () => {
  const { answers } = open(`/session/${SESSION}`);
  await screen.findByText('Creating Your Story');
  await pass(4 * MINUTE);
  expect(screen.getByText('Creating Your Story')).toBeTruthy();
  answers.getSession = () => aSession();
  answers.listScenes = () => written;
  await pass(MINUTE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Done' })).toBeTruthy();
});
