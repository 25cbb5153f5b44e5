import type { Page } from 'playwright-core';
import { practisedContent } from '../../fixtures/lesson/practised.ts';
import { refuse } from '../../fixtures/web/api-answers.ts';
import { aCard, aGap, anOrder, aSchedule, asked, aTerm, aToday, inOwnWords } from '../../unit/web/samples/cards.ts';
import { aScene, SESSION } from '../../unit/web/samples/sessions.ts';
import { type GalleryPage, never, type State } from '../gallery-page.ts';
import { modulesOf } from '../samples/lesson.ts';

const question = aCard(1, asked);
const term = aCard(2, aTerm);
const gap = aCard(3, aGap);
const order = aCard(4, anOrder);
const open = aCard(5, inOwnWords);
const cards = [question, term, gap, order, open];

const answersFor = (items: typeof cards): State['answers'] => ({
  listDueCards: () => ({ items, cursor: null }),
  listDecks: () => ({ items: [], cursor: null }),
  getToday: () => aToday(),
  getDeckSettings: () => ({ retention: 0.9, new_a_day: 10, sitting_minutes: 10 }),
  gradeCards: ({ body }) => {
    const { reviews } = body as { reviews: { id: string; card: string; turn: number }[] };
    return {
      results: reviews.map(({ id, card, turn }) => ({
        id,
        outcome: 'counted',
        card: { ...aSchedule(1), id: card, turn: turn + 1 },
      })),
    };
  },
  listScenes: () => modulesOf([aScene(1, { content: practisedContent })]),
});
/** There are cards, none of which is due. */
const someDeck = () => ({
  items: [
    {
      session_id: SESSION,
      title: 'How a loaf rises',
      mode: 'custom',
      off: false,
      cards: 5,
      fresh: 0,
      fading: 0,
      leeches: 0,
      suspended: 0,
      waiting: 2,
      a_day: 0.6,
      remembered: 0.94,
    },
  ],
  cursor: null,
});

/** One card, with the keys that lead to its state. */
const state = (card: (typeof cards)[number], shows: State['shows'], ...keys: string[]): State => ({
  answers: answersFor([card, ...cards.filter(({ id }) => id !== card.id)]),
  act: async (page: Page) => {
    await page.getByRole('progressbar').waitFor();
    for (const key of keys) await page.keyboard.press(key);
  },
  shows,
});

export const reviewPages: readonly GalleryPage[] = [
  {
    name: 'review',
    path: '/review',
    states: {
      loading: { answers: { ...answersFor([]), listDueCards: never }, shows: 'Loading your cards' },
      error: {
        answers: { ...answersFor([]), listDueCards: refuse('internal') },
        shows: 'Your cards could not be loaded',
      },
      empty: { answers: answersFor([]), shows: 'No cards yet' },
      nothing: { answers: { ...answersFor([]), listDecks: someDeck }, shows: 'Nothing is due' },
      full: state(question, 'Show the answer'),
      missed: state(question, 'Your answer', '1'),
      right: state(question, 'Easy', '2'),
      leech: state({ ...question, leech: true, lapses: 8 }, 'Forgotten 8 times.', '2'),
      term: state(term, 'Show'),
      'term-back': state(term, 'Easy', 'Space'),
      gap: state(gap, 'Show'),
      'gap-back': state(gap, 'Easy', 'Space'),
      order: state(order, 'Check'),
      'order-back': state(order, 'Easy', 'Space'),
      open: state(open, 'Show'),
      'open-back': state(open, 'Easy', 'Space'),
      paused: state(question, 'Paused with 5 left', 'p'),
      offline: {
        ...state(term, '1 answer waits for the connection.', 'Space', '3'),
        answers: { ...answersFor([term, question]), gradeCards: refuse('internal') },
      },
      practice: {
        ...state(question, 'Practice: its date stays.', '2'),
        answers: { ...answersFor([]), listDecks: someDeck, listCards: () => ({ items: cards, cursor: null }) },
        path: '/review?practice=1',
      },
      done: {
        answers: answersFor([term]),
        act: async (page) => {
          await page.getByRole('progressbar').waitFor();
          await page.keyboard.press('Space');
          await page.keyboard.press('3');
        },
        shows: 'Done for today: 1 card.',
      },
    },
  },
];
