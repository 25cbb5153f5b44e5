import { defaultReviewReminder } from '../../../shared/model/learning/reminder.ts';
import { refuse } from '../../fixtures/web/api-answers.ts';
import {
  aCard,
  aDeck,
  aFreshCard,
  aLog,
  aToday,
  deckSettings,
  gapOf,
  orderOf,
  questionOf,
  termOf,
  twoWeeks,
} from '../../unit/web/samples/deck.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { idOf, listed } from '../samples/sessions.ts';
import { acting } from './account.ts';

const [harbour, light] = [idOf(31), idOf(32)];
const titled = (title: string) => ({ title });

const decks = [
  aDeck({ session_id: harbour, ...titled('The Keepers of the Harbour'), cards: 4, fading: 1, leeches: 1, fresh: 0 }),
  aDeck({
    session_id: light,
    ...titled('The Locked Room of Light'),
    cards: 5,
    fading: 1,
    leeches: 0,
    fresh: 1,
    suspended: 1,
    remembered: 0.9,
  }),
];

const ofHarbour = [
  aCard({ n: 1, in: 0, remembered: 0.84, content: questionOf('Which cells remember a stranger they have met?') }),
  aCard({ n: 2, in: 7, content: questionOf('Why does a second infection bring a faster answer than the first?') }),
  aCard({ n: 3, in: 19, remembered: 0.97, content: termOf('antigen') }),
  aCard({
    n: 4,
    in: 2,
    leech: true,
    lapses: 8,
    remembered: 0.71,
    content: gapOf(['An antibody binds to the ', ' of a single antigen.'], ['surface']),
  }),
].map((card) => ({ ...card, session: { ...card.session, id: harbour, ...titled('The Keepers of the Harbour') } }));

const ofLight = [
  aCard({
    n: 5,
    in: 0,
    remembered: 0.86,
    content: questionOf('Where does the oxygen that a leaf gives off come from?'),
  }),
  aFreshCard({ n: 6, content: termOf('photolysis') }),
  aCard({ n: 7, in: 4, remembered: 0.95, content: gapOf(['The Calvin cycle takes place in the ', '.'], ['stroma']) }),
  aCard({ n: 8, suspended: true, content: questionOf('What was marked with heavy oxygen?') }),
  aCard({
    n: 9,
    in: 30,
    content: orderOf('How does light become sugar?', ['Light splits water', 'Electrons move on', 'Carbon is fixed']),
  }),
].map((card) => ({ ...card, session: { ...card.session, id: light } }));

const reviews = aLog([33, 'good', 2], [31, 'good', 6], [25, 'again', 2.4], [22, 'hard', 8], [12, 'good', 17]);

const full = {
  getToday: () =>
    aToday({ due: 12, fresh: 5, behind: twoWeeks, sessions: [{ session_id: harbour, due: 4, cards: 4 }] }),
  getDeckSettings: () => deckSettings,
  getReviewReminder: () => defaultReviewReminder,
  getAbilities: () => ({ acting, deletion: true }),
  listScenes: () => ({ modules: [] }),
  listDecks: () => listed(...decks),
  listCards: ({ params }: { params: Readonly<Record<string, string>> }) =>
    listed(...(params['sessionId'] === harbour ? ofHarbour : ofLight)),
  listReviews: () => ({ reviews }),
  getDeckExport: () => ({ export: null }),
  getDeckFit: () => ({ fitted: true, answers: 1_234, tried_at: '2025-06-02T09:20:00.000Z' }),
};

const file = {
  id: 'exp_01JABCDEFGHJKMNPQRSTVWXYZ0',
  format: 'anki',
  session_id: null,
  sessions: 2,
  created_at: '2025-06-14T09:20:00.000Z',
} as const;
const making = { ...file, status: 'making', cards: 0, bytes: null, expires_at: null };
const ready = { ...file, status: 'ready', cards: 9, bytes: 48_200, expires_at: '2025-06-15T09:20:00.000Z' };

const pile = `/deck/${light}`;

export const deckPages: readonly GalleryPage[] = [
  {
    name: 'deck',
    path: '/deck',
    states: {
      loading: { answers: { ...full, listDecks: never, getDeckSettings: never }, shows: 'Loading your deck' },
      empty: { answers: { ...full, listDecks: () => listed() }, shows: 'No cards yet' },
      error: { answers: { ...full, listDecks: refuse('internal') }, shows: 'Your deck could not be loaded' },
      full: {
        answers: full,
        act: async (page) => {
          await page.getByRole('button', { name: /^Question Why does/ }).click();
          await page.getByText('photolysis').waitFor();
        },
        shows: 'Read it in its place',
      },
      'cards-error': { answers: { ...full, listCards: refuse('internal') }, shows: 'These cards could not be loaded.' },
      'file-making': {
        answers: { ...full, getDeckExport: () => ({ export: making }) },
        shows: 'Your file is being made. You can leave this page.',
      },
      'file-ready': { answers: { ...full, getDeckExport: () => ({ export: ready }) }, shows: 'Download' },
      'file-failed': {
        answers: { ...full, getDeckExport: () => ({ export: { ...making, status: 'failed' } }) },
        shows: 'Your last file could not be made. Please try again.',
      },
      'no-match': {
        answers: full,
        act: (page) => page.getByRole('searchbox', { name: 'Search cards' }).fill('chlorofyll'),
        shows: /^No card matches/,
      },
      off: {
        answers: { ...full, listDecks: () => listed({ ...decks[0], off: true }) },
        shows: 'Switch on',
      },
    },
  },
  {
    name: 'flashcards',
    path: pile,
    states: {
      loading: { answers: { ...full, listCards: never }, shows: 'Loading the cards' },
      empty: { answers: { ...full, listCards: () => listed() }, shows: 'No cards yet' },
      error: { answers: { ...full, listCards: refuse('internal') }, shows: 'These cards could not be loaded.' },
      missing: {
        answers: { ...full, listCards: refuse('session_not_found') },
        shows: 'There are no cards at this address.',
      },
      full: { answers: full, shows: 'Turn over' },
      turned: {
        answers: full,
        act: (page) => page.getByRole('button', { name: /^Turn over/ }).click(),
        shows: 'Turn back',
      },
      term: { answers: full, path: `${pile}?pile=terms`, shows: 'photolysis' },
    },
  },
];
