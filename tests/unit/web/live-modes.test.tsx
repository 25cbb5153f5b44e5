import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionId, SessionIdSchema } from '../../../shared/model/id.ts';
import type { Session } from '../../../shared/model/session.ts';
import Live from '../../../web/src/features/generation/live.tsx';
import { Component as Anchor } from '../../../web/src/routes/dashboard-anchor.tsx';
import { Component as Traditional } from '../../../web/src/routes/dashboard-traditional.tsx';
import { toast } from '../../../web/src/ui/toast.ts';
import { Toaster } from '../../../web/src/ui/toaster.tsx';
import { stubApi } from './fake-api.ts';
import { FakeSocket, stubSocket } from './fake-socket.ts';
import { aSession } from './samples/sessions.ts';
import { createFakeAuth, session, show, user } from './stage.tsx';

type LessonMode = 'anchor' | 'traditional';

const paths: Record<LessonMode, string> = { anchor: '/dashboard/anchor', traditional: '/dashboard/traditional' };
const around = (page: React.ReactNode) => (
  <>
    {page}
    <Live />
    <Toaster />
  </>
);
const routes = [
  { path: paths.anchor, element: around(<Anchor />) },
  { path: paths.traditional, element: around(<Traditional />) },
  { path: '/session/:id', element: around(<p>The lesson</p>) },
];

const idOf = (n: number): SessionId => SessionIdSchema.parse(`ses_01JZ8E5V6H7K8M9N0P1Q2R3S${n}0`);
const lesson = (n: number, hour: number, given: Partial<Session> = {}): Session =>
  aSession({
    id: idOf(n),
    mode: 'traditional',
    title: `Lesson ${n}`,
    updated_at: `2025-06-12T${hour}:00:00.000Z`,
    version: hour,
    ...given,
  });
const newestFirst = (lessons: readonly Session[]) =>
  [...lessons].sort((a, b) => b.updated_at.localeCompare(a.updated_at));

/** A mode's dashboard with live updates, over a list that the server keeps in order. */
const open = async (mode: LessonMode, shelf: Session[]) => {
  vi.stubGlobal('scrollTo', vi.fn());
  stubSocket();
  stubApi({
    getMe: () => user(),
    getStats: () => ({ totalSessions: 1, hoursLearned: 0, completedStories: 0, tags: [] }),
    countDeletedSessions: () => ({ count: 0 }),
    listSessions: () => ({ items: newestFirst(shelf), cursor: null }),
    listScenes: () => ({ modules: [] }),
    createRealtimeTicket: () => ({ ticket: 't', expires_in: 60 }),
  });
  const view = show(routes, paths[mode], createFakeAuth(session()).auth);
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  act(() => FakeSocket.last.onopen?.());
  await screen.findAllByRole('article');
  return view;
};

const tellReady = (mode: LessonMode, previous: 'generating' | 'draft', status: 'ready' | 'completed' = 'ready') =>
  FakeSocket.last.tell({
    kind: 'session.updated',
    id: idOf(1),
    mode,
    version: 20,
    title: 'Photosynthesis',
    status,
    previous,
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

describe('an Anchor lesson that becomes ready', () => {
  const shelf = () => [lesson(1, 10, { mode: 'anchor', status: 'generating', learning_status: null })];

  it('is announced on its dashboard in its own words [LIVE-12]', async () => {
    await open('anchor', shelf());
    tellReady('anchor', 'generating');
    expect(screen.getByText('"Photosynthesis" is ready! Opening your lesson…')).toBeTruthy();
  });

  it.each([
    ['generating', 'ready'],
    ['draft', 'ready'],
    ['generating', 'completed'],
    ['draft', 'completed'],
  ] as const)('opens from its dashboard after 1.2 s, from %s to %s [LIVE-13]', async (previous, status) => {
    const { router } = await open('anchor', shelf());
    tellReady('anchor', previous, status);
    await pass(1_000);
    expect(router.state.location.pathname).toBe(paths.anchor);
    await pass(400);
    expect(router.state.location.pathname).toBe(`/session/${idOf(1)}`);
  });
});

describe('a Traditional lesson that becomes ready', () => {
  const shelf = () => [lesson(1, 10, { status: 'generating', learning_status: null })];

  it('is announced for 3 s on its dashboard [LIVE-14, LIVE-15]', async () => {
    await open('traditional', shelf());
    tellReady('traditional', 'generating');
    const card = screen.getByText('"Photosynthesis" is ready!').closest('li');
    await pass(2_800);
    expect(card?.className).toContain('animate-rise');
    await pass(400);
    expect(card?.className).toContain('animate-sink');
  });

  it('leaves its reader on the dashboard [LIVE-16]', async () => {
    const { router } = await open('traditional', shelf());
    tellReady('traditional', 'generating');
    expect(screen.getByText('"Photosynthesis" is ready!')).toBeTruthy();
    await pass(5_000);
    expect(router.state.location.pathname).toBe(paths.traditional);
  });
});

describe('the list of Traditional lessons', () => {
  it('takes in a lesson that was made elsewhere, in its place [LIVE-17, LIVE-18]', async () => {
    const shelf = [lesson(1, 10), lesson(2, 12)];
    await open('traditional', shelf);
    expect(titles()).toEqual(['Lesson 2', 'Lesson 1']);
    shelf.push(lesson(3, 14));
    FakeSocket.last.tell({ kind: 'session.inserted', id: idOf(3), mode: 'traditional', version: 1 });
    await waitFor(() => expect(titles()).toEqual(['Lesson 3', 'Lesson 2', 'Lesson 1']));
  });

  it('moves a lesson to the front when it was changed elsewhere [LIVE-18]', async () => {
    const shelf = [lesson(1, 10), lesson(2, 12)];
    await open('traditional', shelf);
    shelf[0] = lesson(1, 14, { title: 'Lesson 1, renamed' });
    FakeSocket.last.tell({
      kind: 'session.updated',
      id: idOf(1),
      mode: 'traditional',
      version: 14,
      title: 'Lesson 1, renamed',
      status: 'ready',
      previous: 'ready',
    });
    await waitFor(() => expect(titles()).toEqual(['Lesson 1, renamed', 'Lesson 2']));
  });
});
