import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeMessage } from '../../../../shared/events/realtime.ts';
import Live from '../../../../web/src/features/generation/live.tsx';
import { noteStarted } from '../../../../web/src/lib/api/started-by.ts';
import { Component as Dashboard } from '../../../../web/src/routes/dashboard/dashboard.tsx';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, stubApi } from '../fake-api.ts';
import { FakeSocket, stubSocket } from '../fake-socket.ts';
import { aSession, atWork, SESSION } from '../samples/sessions.ts';
import { user } from '../samples/users.ts';
import { createFakeAuth, session, show } from '../stage.tsx';

const around = (page: React.ReactNode) => (
  <>
    {page}
    <Live />
    <Toaster />
  </>
);
const routes = [
  { path: '/dashboard', element: around(<Dashboard />) },
  { path: '/community', element: around(<p>Community</p>) },
  { path: '/session/:id', element: around(<p>The story</p>) },
];

const ready = (given: Partial<Extract<RealtimeMessage, { kind: 'session.updated' }>> = {}): RealtimeMessage => ({
  kind: 'session.updated',
  id: SESSION,
  mode: 'custom',
  version: 9,
  title: 'The Locked Room of Light',
  status: 'ready',
  previous: 'generating',
  ...given,
});

/** `meanwhile` runs between the first answers and the opening of the socket. */
const open = async (at: string, meanwhile: (answers: Answers) => Promise<void> = async () => undefined) => {
  stubSocket();
  const api = stubApi({
    getMe: () => user(),
    getStats: () => ({ totalSessions: 1, hoursLearned: 0, completedStories: 0 }),
    listSessions: () => ({ items: [atWork(8, 9)], cursor: null }),
    listScenes: () => ({ modules: [] }),
    createRealtimeTicket: () => ({ ticket: 't', expires_in: 60 }),
  });
  const view = show(routes, at, createFakeAuth(session()).auth);
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  await meanwhile(api.answers);
  act(() => FakeSocket.last.onopen?.());
  return { ...api, ...view };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

describe('a story that becomes ready', () => {
  it('is announced on its dashboard for 4 s with a party icon [LIVE-06, LIVE-09, LIVE-10]', async () => {
    await open('/dashboard');
    FakeSocket.last.tell(ready());
    const line = screen.getByText('"The Locked Room of Light" is ready! Opening your story...');
    const card = line.closest('li');
    expect(card?.querySelector('.lucide-party-popper')).toBeTruthy();
    // A second after its time it leaves the list. The clock also goes on by itself: a busy machine takes some of it
    await pass(4_000);
    expect(card?.isConnected).toBe(true);
    await pass(1_200);
    expect(card?.isConnected).toBe(false);
  });

  it('opens from its dashboard after 1.5 s [LIVE-11]', async () => {
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready());
    await pass(1_300);
    expect(router.state.location.pathname).toBe('/dashboard');
    await pass(400);
    expect(router.state.location.pathname).toBe(`/session/${SESSION}`);
  });

  it('opens also when it was a draft before [LIVE-07]', async () => {
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready({ previous: 'draft' }));
    await pass(1_700);
    expect(router.state.location.pathname).toBe(`/session/${SESSION}`);
  });

  it('is told once, however often the message comes', async () => {
    await open('/dashboard');
    FakeSocket.last.tell(ready());
    FakeSocket.last.tell(ready());
    expect(screen.getAllByText(/Opening your story/)).toHaveLength(1);
  });

  it('does not pull back who has left the dashboard', async () => {
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready());
    await act(() => router.navigate('/community'));
    await pass(3_000);
    expect(router.state.location.pathname).toBe('/community');
  });

  it('is told with a link in a tab that did not ask for it, and does not open there', async () => {
    noteStarted(SESSION);
    // Belongs to one tab: from here on this is another tab
    sessionStorage.clear();
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready());
    expect(screen.getByRole('link', { name: 'Open it' })).toBeTruthy();
    await pass(3_000);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('opens in the tab that asked for it', async () => {
    noteStarted(SESSION);
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready());
    await pass(1_700);
    expect(router.state.location.pathname).toBe(`/session/${SESSION}`);
  });

  it('is told elsewhere with a link and without navigation [CUST-36, CUST-37]', async () => {
    const { router } = await open('/community');
    FakeSocket.last.tell(ready());
    const line = screen.getByText(/Your interactive story is ready!/);
    expect(within(line).getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/session/${SESSION}`);
    await pass(3_000);
    expect(router.state.location.pathname).toBe('/community');
  });

  it('is told as elsewhere on the dashboard of another mode [LIVE-19]', async () => {
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready({ mode: 'anchor' }));
    expect(screen.getByText(/"The Locked Room of Light" is ready!/).textContent).toContain('Open it');
    await pass(3_000);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each([
    { previous: 'ready', status: 'completed' },
    { previous: 'generating', status: 'draft' },
  ] as const)('is not announced for a step from $previous to $status [LIVE-08]', async (step) => {
    const { router } = await open('/dashboard');
    FakeSocket.last.tell(ready(step));
    await pass(3_000);
    expect(screen.queryByText(/is ready!/)).toBeNull();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('the dashboard while a story is written', () => {
  it('follows every step', async () => {
    await open('/dashboard');
    await screen.findByText('8 of 9 done');
    FakeSocket.last.tell({
      kind: 'generation.updated',
      id: SESSION,
      version: 12,
      phase: 'generate',
      written: 9,
      total: 9,
    });
    expect(await screen.findByText('9 of 9 done')).toBeTruthy();
  });

  it('asks again for what a message outdates, and after a gap for everything [LIVE-01, LIVE-03]', async () => {
    const { answers, callsOf } = await open('/dashboard');
    await screen.findByText('8 of 9 done');
    answers.listSessions = () => ({ items: [aSession({ version: 10 })], cursor: null });
    FakeSocket.last.tell(ready());
    expect(await screen.findByRole('link', { name: /^Start Learning/ })).toBeTruthy();
    const before = callsOf('getStats').length;
    FakeSocket.last.tell({ kind: 'progress.changed', id: SESSION, version: 1 });
    await waitFor(() => expect(callsOf('getStats').length).toBeGreaterThan(before));
  });

  it('shows what changed between its first answer and the opening of the socket', async () => {
    await open('/dashboard', async (answers) => {
      await screen.findByText('8 of 9 done');
      answers.listSessions = () => ({ items: [aSession({ version: 10 })], cursor: null });
    });
    expect(await screen.findByRole('link', { name: /^Start Learning/ })).toBeTruthy();
  });

  it.each([
    [
      'busy',
      'The update failed: The model that writes lessons was too busy. Please try again in a few minutes.',
      ['on its card', 'in a toast'],
    ],
    ['cancelled', 'The update was cancelled.', ['on its card']],
  ] as const)(
    'says of an update that ended with "%s" what became of it, and only of a failure also in a toast [EDIT-24]',
    async (code, said, places) => {
      const growing = aSession({ version: 10, generation: atWork(1, 3).generation });
      const { answers } = await open('/dashboard', async (given) => {
        await screen.findByText('8 of 9 done');
        given.listSessions = () => ({ items: [growing], cursor: null });
      });
      await screen.findByText('1 of 3 done');
      answers.listSessions = () => ({ items: [aSession({ version: 11, failure_reason: { code } })], cursor: null });
      FakeSocket.last.tell(ready({ version: 11, previous: 'ready' }));
      await screen.findAllByText(said);
      await pass(500);
      expect(screen.getAllByText(said)).toHaveLength(places.length);
    },
  );

  it('puts a session that was made in another tab on the dashboard', async () => {
    const { answers } = await open('/dashboard');
    await screen.findByText('8 of 9 done');
    const made = aSession({ id: 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99', title: 'Made elsewhere' });
    answers.listSessions = () => ({ items: [made, atWork(8, 9)], cursor: null });
    FakeSocket.last.tell({ kind: 'session.inserted', id: made.id, mode: 'custom', version: 1 });
    expect(await screen.findByRole('heading', { name: 'Made elsewhere' })).toBeTruthy();
  });
});
