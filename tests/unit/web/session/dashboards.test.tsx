import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  anchorDashboard,
  customDashboard,
  traditionalDashboard,
} from '../../../../web/src/features/session/dashboard/dashboards.ts';
import { toast } from '../../../../web/src/ui/overlay/toast.ts';
import { refuse } from '../fake-api.ts';
import { aSession, SESSION } from '../samples/sessions.ts';
import { idOf, openDashboard, page } from './stage.tsx';

afterEach(() => act(() => toast.remove()));

const labels = () => screen.getAllByRole('term').map((term) => term.textContent);
const three = [customDashboard, anchorDashboard, traditionalDashboard];

describe('each dashboard', () => {
  it.each([
    [anchorDashboard, 'Your Anchor Lessons', ['Total Sessions', 'Hours Learned', 'Completed Stories']],
    [traditionalDashboard, 'Your Traditional Lessons', ['Total Lessons', 'Hours Learned', 'Completed Lessons']],
  ])(
    'has its title and three figures of its own [DASH-76, DASH-77, DASH-92, DASH-93] %#',
    async (kind, title, terms) => {
      openDashboard(kind, { sessions: [] });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(labels()).toEqual(terms);
    },
  );

  it('says what its figures cover, for all to see, and asks for that: Anchor all modes, Traditional its own [DASH-78, DASH-94]', async () => {
    const anchor = openDashboard(anchorDashboard);
    expect(await screen.findByRole('button', { name: /all three modes/ })).toBeTruthy();
    expect(screen.getByText(/^Counted across all your lessons: Custom, Traditional and Anchor\./)).toBeTruthy();
    await waitFor(() => expect(anchor.callsOf('getStats')[0]?.query).toEqual({}));
    anchor.unmount();
    const traditional = openDashboard(traditionalDashboard);
    await waitFor(() => expect(traditional.callsOf('getStats')[0]?.query).toEqual({ mode: 'traditional' }));
    expect(screen.queryByRole('button', { name: /all three modes/ })).toBeNull();
    expect(screen.getByText(/^Counted: your Traditional lessons alone\./)).toBeTruthy();
  });

  it.each(three)(
    'has the five tabs, and a count on the bin alone [DASH-04, DASH-09, DASH-79, DASH-95] %#',
    async (kind) => {
      const { callsOf } = openDashboard(kind, { bin: [aSession({ id: idOf(1), mode: kind.mode })] });
      await screen.findByRole('tab', { name: 'Recycling Bin 1' });
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
        'All',
        'Ready',
        'In Progress',
        'Completed',
        'Recycling Bin 1',
      ]);
      expect(callsOf('countDeletedSessions')[0]?.query).toEqual({ mode: kind.mode });
    },
  );

  it('shows no count for an empty bin [DASH-10]', async () => {
    const { callsOf } = openDashboard(customDashboard);
    await screen.findByRole('article');
    await waitFor(() => expect(callsOf('countDeletedSessions')).toHaveLength(1));
    expect(screen.getByRole('tab', { name: 'Recycling Bin' }).textContent?.trim()).toBe('Recycling Bin');
  });

  it.each(three)('asks for the sessions of its mode alone [DASH-11, DASH-80, DASH-96] %#', async (kind) => {
    const { callsOf } = openDashboard(kind);
    await screen.findByRole('article');
    expect(callsOf('listSessions').map(({ query }) => query)).toEqual([{ mode: kind.mode }]);
  });

  it.each([
    [anchorDashboard, 'No anchor lessons yet', 'Generate Anchor Lesson', '/upload/anchor'],
    [traditionalDashboard, 'No traditional lessons yet', 'Generate Traditional Lesson', '/upload-traditional'],
  ])('offers the first step when it is empty [DASH-88, DASH-112, DASH-113] %#', async (kind, text, label, to) => {
    openDashboard(kind, { sessions: [] });
    expect(await screen.findByText(text)).toBeTruthy();
    const links = screen.getAllByRole('link', { name: label });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.getAttribute('href')).toBe(to);
  });

  it.each(three)('shows skeletons while it loads [DASH-45, DASH-113] %#', async (kind) => {
    openDashboard(kind, { answers: { listSessions: () => new Promise(() => undefined) } });
    expect(await screen.findByRole('status', { name: 'Loading your sessions' })).toBeTruthy();
  });
});

describe('a dashboard of lessons that cannot be loaded', () => {
  it.each([
    [anchorDashboard, 'Failed to load Anchor dashboard data. Please try again.'],
    [traditionalDashboard, 'Failed to load dashboard data. Please try again.'],
  ])(
    'says so in a panel and a toast, and tries again [DASH-73, DASH-74, DASH-75, DASH-89, DASH-113] %#',
    async (kind, text) => {
      const { answers } = openDashboard(kind, { answers: { listSessions: refuse('bad_cursor') } });
      expect(within(await screen.findByRole('alert')).getByText('Unable to Load Dashboard')).toBeTruthy();
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
      answers.listSessions = () => page(aSession({ mode: kind.mode }));
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('article')).toBeTruthy();
    },
  );

  it.each([
    [anchorDashboard, 'Please sign in to view your Anchor dashboard'],
    [traditionalDashboard, 'Please sign in to view your dashboard'],
  ])('offers to sign in when the session was lost [DASH-49, DASH-71, DASH-72, DASH-90] %#', async (kind, text) => {
    openDashboard(kind, { answers: { listSessions: refuse('unauthenticated') } });
    const button = await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.getAllByText(text)).toHaveLength(2);
    await userEvent.click(button);
    expect(await screen.findByText('Sign in here')).toBeTruthy();
  });
});

describe('the card of an Anchor lesson', () => {
  const cardOf = async (given: Parameters<typeof aSession>[0] = {}) => {
    openDashboard(anchorDashboard, { sessions: [aSession({ mode: 'anchor', ...given })] });
    return screen.findByRole('article');
  };

  it('has a badge and shows title, description, genre, author and date [DASH-82, DASH-83, DASH-84]', async () => {
    const card = await cardOf();
    expect(within(card).getAllByText('Anchor').length).toBeGreaterThan(0);
    expect(within(card).getByRole('heading', { name: 'The Locked Room of Light' })).toBeTruthy();
    expect(within(card).getByText('Who let the oxygen out of the leaf?')).toBeTruthy();
    expect(card.textContent).toMatch(/Mystery · Science · after Agatha Christie.*2025/);
  });

  it('says General without a category [DASH-84]', async () => {
    expect((await cardOf({ category: null })).textContent).toContain('Mystery · General');
  });

  it.each([
    [{ learning_status: 'ready' }, 'Start Learning'],
    [{ learning_status: 'in-progress' }, 'Continue Learning'],
    [{ learning_status: 'completed' }, 'Completed'],
    [{ learning_status: null, status: 'generating' }, 'Generating Lesson…'],
  ] as const)('leads to its session with its action [DASH-31, DASH-86, DASH-116] %#', async (given, label) => {
    const link = within(await cardOf(given)).getByRole('link', { name: `${label}: The Locked Room of Light` });
    expect(link.getAttribute('href')).toBe(`/session/${SESSION}`);
  });
});
