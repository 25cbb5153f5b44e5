import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Component as Dashboard } from '../../../../web/src/routes/dashboard/dashboard.tsx';
import { Component as Upload } from '../../../../web/src/routes/upload/upload.tsx';
import { stubApi } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';
import { press, toReview, usage } from './stage.tsx';

it('finds the new story on the dashboard, which is not called empty until it is asked for again [CUST-28, DASH-25]', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  let lists = 0;
  let arrive: (value: unknown) => void = () => undefined;
  stubApi({
    getMe: () => user(),
    getUsage: () => usage(),
    getStats: () => ({ totalSessions: 0, hoursLearned: 0, completedStories: 0, tags: [] }),
    countDeletedSessions: () => ({ count: 0 }),
    createSession: () => ({ id: SESSION }),
    generateStory: () => ({ ok: true, sessionId: SESSION }),
    listSessions: () => {
      lists += 1;
      return lists === 1 ? { items: [], cursor: null } : new Promise((resolve) => (arrive = resolve));
    },
  });
  const routes = [
    { path: '/dashboard', Component: Dashboard },
    { path: '/upload', Component: Upload },
  ];
  const { router } = show(routes, '/dashboard', createFakeAuth(session()).auth);
  await screen.findByText('No story sessions yet');
  await act(() => router.navigate('/upload'));
  await toReview();
  await press('Generate Story');
  await vi.waitFor(() => expect(lists).toBe(2));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.queryByText('No story sessions yet')).toBeNull();
  await act(async () => arrive({ items: [aSession({ title: 'Tides', status: 'generating' })], cursor: null }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Tides' })).toBeTruthy();
});
