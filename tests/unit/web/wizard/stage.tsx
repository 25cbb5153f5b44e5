import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { SignInGuard } from '../../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { Component as Upload } from '../../../../web/src/routes/upload/upload.tsx';
import { Component as UploadAnchor } from '../../../../web/src/routes/upload/upload-anchor.tsx';
import { Component as UploadTraditional } from '../../../../web/src/routes/upload/upload-traditional.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

function Toasted() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

const routes = [
  { path: '/', element: <p>Landing</p> },
  { path: '/auth', element: <p>Sign in here</p> },
  {
    element: <Toasted />,
    children: [
      {
        Component: SignInGuard,
        children: [
          { path: '/upload', Component: Upload },
          { path: '/upload-traditional', Component: UploadTraditional },
          { path: '/upload/anchor', Component: UploadAnchor },
          { path: '/dashboard/traditional', element: <p>Lessons</p> },
          { path: '/dashboard', element: <p>Dashboard</p> },
        ],
      },
    ],
  },
];

export const usage = (tier: 'free' | 'pro' = 'free', used = 1) => ({
  tier,
  stories: { used, limit: tier === 'free' ? 3 : null },
  lessons: { used: 0, limit: 10 },
  expansions: { used: 0, limit: 5 },
  running: { used: 0, limit: 1 },
});

export const open = (answers: Answers = {}, at = '/upload') => {
  const api = stubApi({
    getMe: () => user(),
    getUsage: () => usage(),
    createSession: () => ({ id: SESSION }),
    generateStory: () => ({ ok: true, sessionId: SESSION }),
    ...answers,
  });
  return { ...api, ...show(routes, at, createFakeAuth(session()).auth) };
};

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const press = async (name: string) => userEvent.click(await button(name));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
export const type = async (content: string) => {
  await userEvent.click(text());
  await userEvent.paste(content);
};
export const choose = async (group: string, option: string) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', {
      name: new RegExp(`^${option}`),
    }),
  );
export const bring = (name: string, content: BlobPart) => {
  const picker = document.querySelector('input[type=file]');
  if (!(picker instanceof HTMLInputElement)) throw new Error('no file input');
  return userEvent.upload(picker, new File([content], name), { applyAccept: false });
};

export const CONTENT = 'Water is split in the thylakoid membrane by light.';
export const toReview = async (content = CONTENT) => {
  await press('Next');
  await type(content);
  await press('Next');
  await choose('Genre', 'Mystery');
  await choose('Author style', 'Closed-circle puzzle');
  await press('Next');
  await heading('Review & Generate');
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  act(() => toast.remove());
  vi.restoreAllMocks();
});
