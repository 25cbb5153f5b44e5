import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { tokenFrom } from '../../../../web/src/lib/auth/access-token.ts';
import { Component as Edit } from '../../../../web/src/routes/edit.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const free = { used: 1, limit: 5 };
export const usage = { tier: 'free', stories: free, lessons: free, expansions: free, running: free };
export const mine = { user_id: 'user-1' };

const routes = [
  { path: '/', element: <p>Landing</p> },
  { path: '/dashboard', element: <p>Dashboard</p> },
  { path: '/session/:id', element: <p>The story</p> },
  { path: '/session/:id/edit', element: <Edit /> },
];

/** Renders the edit page of one's own session with answers to all its calls. */
export const openEdit = (answers: Answers = {}) => {
  const api = stubApi({
    getMe: () => user(),
    getUsage: () => usage,
    getSession: () => aSession(mine),
    expandStory: () => ({ ok: true, sessionId: SESSION }),
    ...answers,
  });
  tokenFrom(async () => 'token');
  const { auth } = createFakeAuth(session());
  const withToasts = routes.map(({ path, element }) => ({
    path,
    element: (
      <>
        {element}
        <Toaster />
      </>
    ),
  }));
  return { ...api, ...show(withToasts, `/session/${SESSION}/edit`, auth) };
};

afterEach(() => {
  act(() => toast.remove());
  localStorage.clear();
  tokenFrom(async () => undefined);
  vi.restoreAllMocks();
});
