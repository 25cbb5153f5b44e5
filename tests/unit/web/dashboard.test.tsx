import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SignInGuard } from '../../../web/src/features/auth/dialog/sign-in-guard.tsx';
import { Component as Dashboard } from '../../../web/src/routes/dashboard/dashboard.tsx';
import { toast } from '../../../web/src/ui/overlay/toast.ts';
import { Toaster } from '../../../web/src/ui/overlay/toaster.tsx';
import { type Answers, refuse, stubApi } from './fake-api.ts';
import { aSession, atWork, SESSION } from './samples/sessions.ts';
import { user } from './samples/users.ts';
import { createFakeAuth, session, show } from './stage.tsx';

const OTHER = 'ses_01JZ8E5V6H7K8M9N0P1Q2R3S99';
const page = (...items: ReturnType<typeof aSession>[]) => ({ items, cursor: null });
const figures = { totalSessions: 8, hoursLearned: 6.4, completedStories: 2 };

const open = (answers: Answers, at = '/dashboard') => {
  const api = stubApi({
    getMe: () => user(),
    getStats: () => figures,
    listSessions: () => page(aSession()),
    ...answers,
  });
  const { auth } = createFakeAuth(session());
  const routes = [
    { path: '/', element: <p>Landing</p> },
    { path: '/auth', element: <p>Sign in here</p> },
    { path: '/upload', element: <p>Wizard</p> },
    {
      Component: SignInGuard,
      children: [
        {
          path: '/dashboard',
          element: (
            <>
              <Dashboard />
              <Toaster />
            </>
          ),
        },
      ],
    },
  ];
  return { ...api, ...show(routes, at, auth) };
};

afterEach(() => act(() => toast.remove()));

describe('the Custom dashboard', () => {
  it('is titled "Your Story Sessions" and has three figures [DASH-01, DASH-02, PROG-22]', async () => {
    open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Story Sessions' })).toBeTruthy();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Total Sessions', 'Hours Learned', 'Completed Stories']);
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['8', '6.4', '2']),
    );
  });

  it('explains that the figures count all modes, and asks for all of them [DASH-03, DASH-94]', async () => {
    const { callsOf } = open({});
    expect(await screen.findByRole('button', { name: /all three modes/ })).toBeTruthy();
    expect(screen.getByText(/^Counted across all your lessons: Custom, Traditional and Anchor\./)).toBeTruthy();
    await waitFor(() => expect(callsOf('getStats')[0]?.query).toEqual({}));
  });

  it('falls back to planned hours when the figures cannot be had [PROG-26, PROG-28]', async () => {
    open({
      getStats: refuse('invalid'),
      listSessions: () => page(aSession({ estimated_duration: 90 }), aSession({ id: OTHER, estimated_duration: 45 })),
    });
    await waitFor(() => expect(screen.getAllByRole('definition')[1]?.textContent).toBe('2'));
  });

  it('shows zeros as zeros [PROG-27]', async () => {
    open({ getStats: () => ({ totalSessions: 0, hoursLearned: 0, completedStories: 0 }) });
    await waitFor(() =>
      expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['0', '0', '0']),
    );
  });

  it('lists the sessions of its mode, and of a status under its tab [DASH-05, DASH-06, DASH-07, DASH-11]', async () => {
    const { callsOf } = open({});
    await screen.findByRole('article');
    expect(callsOf('listSessions')[0]?.query).toMatchObject({ mode: 'custom' });
    for (const [name, tab] of [
      ['Ready', 'ready'],
      ['In Progress', 'in-progress'],
      ['Completed', 'completed'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name }));
      await waitFor(() => expect(callsOf('listSessions').at(-1)?.query).toMatchObject({ mode: 'custom', tab }));
    }
  });

  it('opens under the tab of its address', async () => {
    const { callsOf } = open({}, '/dashboard?tab=completed');
    await waitFor(() => expect(callsOf('listSessions')[0]?.query).toMatchObject({ tab: 'completed' }));
    expect(screen.getByRole('tab', { name: 'Completed', selected: true })).toBeTruthy();
  });

  it('shows skeletons while it loads [DASH-45]', async () => {
    open({ listSessions: () => new Promise(() => undefined) });
    expect(await screen.findByRole('status', { name: 'Loading your sessions' })).toBeTruthy();
  });

  it('offers the first step when it is empty [DASH-43, DASH-44]', async () => {
    open({ listSessions: () => page() });
    expect(await screen.findByText('No story sessions yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Generate New Story' }))
      expect(link.getAttribute('href')).toBe('/upload');
  });

  it('loads the next page when asked', async () => {
    const { callsOf } = open({
      listSessions: ({ query }) =>
        query['cursor'] === 'more'
          ? page(aSession({ id: OTHER, title: 'Second page' }))
          : { items: [aSession()], cursor: 'more' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Second page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(callsOf('listSessions')).toHaveLength(2);
  });
});

describe('a dashboard that cannot be loaded', () => {
  it('says so in a panel and a toast, and tries again [DASH-46, DASH-47, DASH-73, DASH-75]', async () => {
    const { answers } = open({ listSessions: refuse('bad_cursor') });
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByText('Unable to Load Dashboard')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load dashboard data. Please try again.')).toHaveLength(2),
    );
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    answers.listSessions = () => page(aSession());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByText('Unable to Load Dashboard')).toBeNull();
  });

  it('says that what stands may be old, in place of what cannot be loaded, when asking again fails [DASH-46]', async () => {
    const { answers } = open({
      listSessions: (input) =>
        input.query['cursor'] === 'more' ? refuse('internal')(input) : { items: [aSession()], cursor: 'more' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('This May Not Be the Latest')).toBeTruthy();
    expect(screen.queryByText('Unable to Load Dashboard')).toBeNull();
    expect(screen.getByRole('article')).toBeTruthy();
    answers.listSessions = () => page(aSession());
    await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers to sign in when the session was lost, and drops the stale user [DASH-48, DASH-49, DASH-71]', async () => {
    open({ listSessions: refuse('unauthenticated') });
    const button = await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.getAllByText('Please sign in to view your dashboard').length).toBeGreaterThan(0);
    await userEvent.click(button);
    expect(await screen.findByText('Sign in here')).toBeTruthy();
  });
});

describe('a card', () => {
  const cardOf = async (given: Parameters<typeof aSession>[0]) => {
    open({ listSessions: () => page(aSession(given)) });
    return screen.findByRole('article');
  };

  it('shows title, description, genre, category, author and date [DASH-13, DASH-14, DASH-15, DASH-16, DASH-17, DASH-18]', async () => {
    const card = await cardOf({});
    expect(within(card).getByRole('heading', { name: 'The Locked Room of Light' })).toBeTruthy();
    expect(within(card).getByText('Who let the oxygen out of the leaf?')).toBeTruthy();
    expect(card.textContent).toMatch(/Mystery · Science · after Agatha Christie/);
    expect(card.textContent).toContain('2025');
  });

  it('shows the label of what is stored [CAT-11]', async () => {
    const card = await cardOf({ category: 'arts-and-design' });
    expect(card.textContent).toContain('Arts & Design');
  });

  it('shows General without a category, and no description without one [DASH-14, DASH-16]', async () => {
    const card = await cardOf({ category: null, description: null });
    expect(card.textContent).toContain('Mystery · General');
    expect(within(card).queryByText('Who let the oxygen out of the leaf?')).toBeNull();
  });

  it('leads to its session with its action, and says which scene opens [DASH-21]', async () => {
    const card = await cardOf({ learning_status: 'in-progress', scene_progress: 38, left_off: 2 });
    const action = within(card).getByRole('link', { name: /^Continue Learning/ });
    expect(action.getAttribute('href')).toBe(`/session/${SESSION}`);
    expect(within(card).getByRole('progressbar', { name: 'Scene 2 of 8' }).getAttribute('aria-valuenow')).toBe('38');
    expect(screen.getByText(/^Where you left off: scene 2 of/)).toBeTruthy();
  });

  it('says why a generation failed and how to try again', async () => {
    const card = await cardOf({
      status: 'draft',
      learning_status: null,
      failure_reason: { code: 'scanned' },
    });
    expect(within(card).getByText(/^This file holds pictures of pages and no text/)).toBeTruthy();
    expect(within(card).getByRole('button', { name: /^Try again/ })).toBeTruthy();
    const change = within(card).getByRole('link', { name: 'Change it first' });
    expect(change.getAttribute('href')).toBe(`/upload?again=${SESSION}`);
    expect(within(card).getByRole('link', { name: /^Start Learning/ })).toBeTruthy();
  });

  it('shows phase, count and parts while its story is written', async () => {
    open({ listSessions: () => page(atWork(5, 9)), listScenes: () => ({ modules: [] }) });
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Writing scenes')).toBeTruthy();
    expect(within(card).getByText('5 of 9 done')).toBeTruthy();
    expect(within(card).getByRole('progressbar', { name: 'Scenes written' }).getAttribute('aria-valuetext')).toBe(
      '5 of 9',
    );
    expect(within(card).getByRole('link', { name: /^Generating Story\.\.\./ })).toBeTruthy();
  });
});
