import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeMessage } from '../../../../shared/events/realtime.ts';
import Live from '../../../../web/src/features/generation/live.tsx';
import {
  anchorDashboard,
  type DashboardKind,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { DashboardPage } from '../../../../web/src/routes/dashboard/dashboard-page.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { stubApi } from '../fake-api.ts';
import { FakeSocket, stubSocket } from '../fake-socket.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const TITLE = 'The Locked Room of Light';
const OTHER = 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99';

const open = async (kind: DashboardKind) => {
  stubSocket();
  const { mode } = kind;
  const api = stubApi({
    getMe: () => user(),
    getStats: () => ({ totalSessions: 1, hoursLearned: 0, completedStories: 0, tags: [] }),
    listSessions: () => ({ items: [atWork(8, 9, { mode })], cursor: null }),
    listScenes: () => ({ modules: [] }),
    countDeletedSessions: () => ({ count: 0 }),
    createRealtimeTicket: () => ({ ticket: 't', expires_in: 60 }),
  });
  const dashboard = (
    <>
      <DashboardPage kind={kind} />
      <Live />
      <Toaster />
    </>
  );
  const routes = [
    { path: kind.path, element: dashboard },
    { path: '/session/:id', element: <p>The lesson</p> },
  ];
  const view = show(routes, kind.path, createFakeAuth(session()).auth);
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  act(() => FakeSocket.last.onopen?.());
  const tellReady = (previous: 'generating' | 'draft', status: 'ready' | 'completed') => {
    const message: RealtimeMessage = {
      kind: 'session.updated',
      id: SESSION,
      mode,
      version: 9,
      title: TITLE,
      status,
      previous,
    };
    FakeSocket.last.tell(message);
  };
  return { ...api, ...view, tellReady };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

describe('an Anchor lesson that becomes ready on its dashboard', () => {
  it.each([
    ['generating', 'ready'],
    ['generating', 'completed'],
    ['draft', 'ready'],
    ['draft', 'completed'],
  ] as const)('is announced and opened after 1.2 s, from %s to %s [LIVE-12, LIVE-13]', async (previous, status) => {
    const { router, tellReady } = await open(anchorDashboard);
    tellReady(previous, status);
    expect(screen.getByText(`"${TITLE}" is ready! Opening your lesson…`)).toBeTruthy();
    await pass(1_000);
    expect(router.state.location.pathname).toBe(anchorDashboard.path);
    await pass(400);
    expect(router.state.location.pathname).toBe(`/session/${SESSION}`);
  });
});

describe('a Traditional lesson that becomes ready on its dashboard', () => {
  it('is announced for 3 s with a link, and not opened [LIVE-14, LIVE-15, LIVE-16]', async () => {
    const { router, tellReady } = await open(traditionalDashboard);
    tellReady('generating', 'ready');
    const card = screen.getByText(`"${TITLE}" is ready!`).closest('li') as HTMLElement;
    expect(within(card).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/session/${SESSION}`);
    // A second after its time it leaves the list
    await pass(3_500);
    expect(card.isConnected).toBe(true);
    await pass(1_000);
    expect(card.isConnected).toBe(false);
    await pass(2_000);
    expect(router.state.location.pathname).toBe(traditionalDashboard.path);
  });
});

describe('the Traditional list', () => {
  it('takes in a lesson that was made elsewhere, newest updated first, without a reload [LIVE-02, LIVE-17, LIVE-18]', async () => {
    const { answers } = await open(traditionalDashboard);
    await screen.findByText('8 of 9 done');
    const made = aSession({ id: OTHER, title: 'Made elsewhere', mode: 'traditional' });
    answers.listSessions = () => ({ items: [made, atWork(8, 9, { mode: 'traditional' })], cursor: null });
    FakeSocket.last.tell({ kind: 'session.inserted', id: OTHER, mode: 'traditional', version: 1 });
    await waitFor(() => expect(titles()).toEqual(['Made elsewhere', TITLE]));
  });

  it('stands in the new order after an update [LIVE-01, LIVE-18]', async () => {
    const { answers, tellReady } = await open(traditionalDashboard);
    const other = aSession({ id: OTHER, title: 'Read before', mode: 'traditional' });
    const written = aSession({ mode: 'traditional', version: 9 });
    answers.listSessions = () => ({ items: [other, atWork(8, 9, { mode: 'traditional' })], cursor: null });
    FakeSocket.last.tell({ kind: 'session.inserted', id: OTHER, mode: 'traditional', version: 1 });
    await waitFor(() => expect(titles()).toEqual(['Read before', TITLE]));
    answers.listSessions = () => ({ items: [written, other], cursor: null });
    tellReady('generating', 'ready');
    await waitFor(() => expect(titles()).toEqual([TITLE, 'Read before']));
  });
});
