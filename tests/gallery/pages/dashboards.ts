import type { Session } from '../../../shared/model/session/session.ts';
import { refuse } from '../../fixtures/web/api-answers.ts';
import { aToday, twoWeeks } from '../../unit/web/samples/deck.ts';
import { nothingRead } from '../../unit/web/samples/sessions.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { halfWritten, modulesOf } from '../samples/lesson.ts';
import { anchors, binned, figures, lessons, listed, stories } from '../samples/sessions.ts';

interface Dashboard {
  readonly name: string;
  readonly path: string;
  readonly mode: Session['mode'];
  readonly sessions: readonly Session[];
  readonly empty: string;
}

const dashboards: readonly Dashboard[] = [
  { name: 'dashboard', path: '/dashboard', mode: 'custom', sessions: stories, empty: 'No story sessions yet' },
  {
    name: 'dashboard-traditional',
    path: '/dashboard/traditional',
    mode: 'traditional',
    sessions: lessons,
    empty: 'No traditional lessons yet',
  },
  {
    name: 'dashboard-anchor',
    path: '/dashboard/anchor',
    mode: 'anchor',
    sessions: anchors,
    empty: 'No anchor lessons yet',
  },
];

const rested = [12, 9, 7, 14, 6, 4];
const sittings = () => ({ retention: 0.9, new_a_day: 10, sitting_minutes: 10 });

const pageOf = ({ name, path, mode, sessions, empty }: Dashboard): GalleryPage => {
  const [, second = sessions[0]] = sessions;
  const title = second?.title ?? '';
  const bin = binned(mode);
  const full = {
    listSessions: () => listed(...sessions),
    getStats: () => figures(sessions),
    countDeletedSessions: () => ({ count: bin.length }),
    listDeletedSessions: () => listed(...bin),
    listScenes: () => modulesOf(halfWritten),
    // Prefetched for the card under the pointer
    getSession: () => second,
    getProgress: () => ({ entries: [], session: nothingRead }),
  };
  const none = {
    ...full,
    listSessions: () => listed(),
    listDeletedSessions: () => listed(),
    getStats: () => ({ totalSessions: 0, hoursLearned: 0, completedStories: 0, tags: [] }),
    countDeletedSessions: () => ({ count: 0 }),
  };
  const binAt = `${path}?tab=bin`;
  return {
    name,
    path,
    states: {
      loading: {
        answers: { ...full, listSessions: never, getStats: never, countDeletedSessions: never },
        shows: 'Loading your sessions',
      },
      empty: { answers: none, shows: empty },
      error: { answers: { ...full, listSessions: refuse('internal') }, shows: 'Unable to Load Dashboard' },
      full: { answers: full, shows: title },
      today: {
        answers: {
          ...full,
          getToday: () =>
            aToday({
              due: 12,
              fresh: 5,
              behind: twoWeeks,
              sessions: sessions.slice(1, 3).map(({ id }, at) => ({ session_id: id, due: 4 - at, cards: 18 })),
            }),
        },
        shows: 'about 6 min',
      },
      'today-done': {
        answers: { ...full, getToday: () => aToday({ behind: twoWeeks, ahead: [5] }) },
        shows: /Nothing is due/,
      },
      'today-after-a-week': {
        answers: {
          ...full,
          getDeckSettings: sittings,
          getToday: () => aToday({ due: 38, behind: rested, seconds_a_card: 28 }),
        },
        shows: '10 of about 18 min',
      },
      'today-error': {
        answers: { ...full, getToday: refuse('internal') },
        shows: 'What is due today could not be loaded.',
      },
      selecting: {
        answers: full,
        act: async (page) => {
          await page.getByRole('button', { name: 'Select Multiple' }).click();
          await page.getByRole('checkbox').nth(1).click();
        },
        shows: /^Delete Selected/,
      },
      'nothing-matches': { answers: none, path: `${path}?search=whale`, shows: 'Nothing matches' },
      'bin-loading': {
        answers: { ...full, listDeletedSessions: never },
        path: binAt,
        shows: 'Loading the recycling bin',
      },
      'bin-empty': { answers: none, path: binAt, shows: 'Recycling bin is empty' },
      'bin-error': {
        answers: { ...full, listDeletedSessions: refuse('internal') },
        path: binAt,
        shows: 'Unable to Load Dashboard',
      },
      'bin-full': { answers: full, path: binAt, shows: 'Eight Days Too Late' },
    },
  };
};

export const dashboardPages: readonly GalleryPage[] = dashboards.map(pageOf);
