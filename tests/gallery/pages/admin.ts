import type { Page } from 'playwright-core';
import type { Member } from '../../../shared/model/account/member.ts';
import type { DayFigures } from '../../../shared/model/analytics.ts';
import { type Answers, refuse } from '../../fixtures/web/api-answers.ts';
import { me } from '../common.ts';
import { type GalleryPage, never, type State } from '../gallery-page.ts';
import { quiz, scenes } from '../samples/lesson.ts';
import { idOf, listed } from '../samples/sessions.ts';

const asOwner: Answers = { getMe: () => ({ ...me, role: 'owner' }) };
const states = (of: Readonly<Record<string, State>>): GalleryPage['states'] =>
  Object.fromEntries(
    Object.entries(of).map(([name, state]) => [name, { ...state, answers: { ...asOwner, ...state.answers } }]),
  );

const at = '2025-06-13T15:20:00.000Z';
const ana = { id: 'u1', name: 'Ana Brandt' };
const ben = { id: 'u2', name: 'Ben Osei' };
const activity = [
  { at, kind: 'role_changed', actor: ana, subject: ben, role: { from: 'user', to: 'admin' } },
  { at, kind: 'session_hidden', actor: ben, subject: { id: idOf(3), name: 'The Salt Road' }, role: null },
  { at, kind: 'subscribed', actor: null, subject: ben, role: null },
  { at, kind: 'signed_up', actor: null, subject: { id: 'u3', name: null }, role: null },
];
const figures = { users: 1204, pro: 37, active_sessions: 8, admins: 3 };

const member = (id: string, given: Partial<Member>): Member => ({
  id,
  name: null,
  email: `${id}@example.test`,
  role: 'user',
  subscription_tier: 'free',
  created_at: '2025-03-01T10:00:00.000Z',
  ...given,
});
const members = [
  member('ana.brandt', { name: 'Ana Brandt', role: 'owner', subscription_tier: 'pro' }),
  member('ben.osei', { name: 'Ben Osei', role: 'admin' }),
  member('a.very.long.address.of.somebody', {}),
  member('chen.li', { name: 'Chen Li', subscription_tier: 'pro' }),
];
const counts = { users: 1201, admins: 2, owners: 1, pro: 37 };
const people = (...items: readonly Member[]) => ({ items, cursor: null, counts });

/** The same thirty days in every run, with a weekly rhythm. */
const days: readonly DayFigures[] = Array.from({ length: 30 }, (_, n) => {
  const busy = [3, 5, 8, 7, 6, 2, 1][n % 7] ?? 0;
  return {
    date: new Date(Date.UTC(2025, 4, 16 + n)).toISOString().slice(0, 10),
    sign_ups: busy * 2,
    generations: { custom: busy * 3, traditional: busy * 2, anchor: busy },
    failures: n % 9 === 0 ? 2 : 0,
    cancellations: n % 5 === 0 ? 1 : 0,
    tokens: busy * 42_000,
    cost_usd: busy * 0.31,
    conversions: n % 4 === 0 ? 1 : 0,
  };
});

const reported = {
  session_id: idOf(3),
  status: 'open',
  reports: 2,
  first_at: at,
  last_at: at,
  decided_at: null,
  session: { title: 'The Salt Road', mode: 'custom', visibility: 'public', author: { id: 'u3', name: 'Anna Author' } },
};
const hidden = { ...reported, status: 'hidden', decided_at: at };
const reports = [
  { reason: 'wrong', note: 'Salt was never carried along this road; scene 3 says the opposite.', reported_at: at },
  { reason: 'copied', note: null, reported_at: '2025-06-12T07:05:00.000Z' },
];
/** Wait for the text, which is in a separate chunk. */
const prose = (page: Page) => page.locator('.reading').first().waitFor();
const readable = [...scenes.slice(0, 2), quiz];

export const adminPages: readonly GalleryPage[] = [
  {
    name: 'admin',
    path: '/admin',
    states: states({
      loading: { answers: { getSiteFigures: never, listActivity: never }, shows: 'Admin Dashboard' },
      empty: { answers: { getSiteFigures: () => figures, listActivity: () => listed() }, shows: /is listed here/ },
      error: {
        answers: { getSiteFigures: refuse('forbidden'), listActivity: refuse('forbidden') },
        shows: 'The activity could not be loaded',
      },
      full: { answers: { getSiteFigures: () => figures, listActivity: () => listed(...activity) }, shows: /Ben Osei/ },
      checking: { answers: { getMe: never }, shows: 'Checking Access' },
      unchecked: { answers: { getMe: refuse('internal') }, shows: 'Access Check Failed' },
      denied: { answers: { getMe: () => me }, shows: 'Access Denied' },
    }),
  },
  {
    name: 'admin-members',
    path: '/admin/members',
    states: states({
      loading: { answers: { listMembers: never }, shows: 'Member Management' },
      empty: { answers: { listMembers: () => people() }, path: '/admin/members?search=zz', shows: 'No members found' },
      error: { answers: { listMembers: refuse('forbidden') }, shows: 'Failed to Load Members' },
      full: { answers: { listMembers: () => people(...members) }, shows: 'Chen Li' },
    }),
  },
  {
    name: 'admin-analytics',
    path: '/admin/analytics',
    states: states({
      loading: { answers: { getAnalytics: never }, shows: /^Analytics/ },
      error: { answers: { getAnalytics: refuse('forbidden') }, shows: 'The analytics could not be loaded' },
      full: { answers: { getAnalytics: () => ({ days }) }, shows: /^Sign-ups over 30 days/ },
    }),
  },
  {
    name: 'admin-moderation',
    path: '/admin/moderation',
    states: states({
      loading: { answers: { listCases: never }, shows: /Moderation/ },
      empty: { answers: { listCases: () => listed() }, shows: 'Nothing to look at' },
      error: { answers: { listCases: refuse('forbidden') }, shows: 'Try Again' },
      full: { answers: { listCases: () => listed(reported) }, shows: 'The Salt Road' },
      hidden: {
        answers: { listCases: () => listed(hidden, { ...hidden, session_id: idOf(4), session: null }) },
        path: '/admin/moderation?status=hidden',
        shows: 'A session that is gone',
      },
    }),
  },
  {
    name: 'admin-case',
    path: `/admin/moderation/${idOf(3)}`,
    states: states({
      loading: { answers: { getCase: never }, shows: 'Case' },
      empty: {
        answers: { getCase: () => ({ case: { ...reported, session: null }, reports, scenes: [] }) },
        shows: 'There is nothing to read',
      },
      error: { answers: { getCase: refuse('session_not_found') }, shows: 'This case could not be loaded' },
      full: {
        answers: { getCase: () => ({ case: reported, reports, scenes: readable }) },
        act: prose,
        shows: 'What readers see',
      },
      hiding: {
        answers: { getCase: () => ({ case: reported, reports, scenes: readable }) },
        act: async (page) => {
          await prose(page);
          await page.getByRole('button', { name: /^Hide/ }).click();
        },
        shows: 'Hide this session?',
      },
    }),
  },
];
