import type { SessionId } from '../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../shared/model/learning/card.ts';
import { defaultDeckSettings, type Today } from '../../../../shared/model/learning/deck.ts';
import { api } from '../../lib/api/api.ts';

export interface SittingStart {
  readonly cards: readonly DeckCard[];
  readonly cursor: string | null;
  readonly today: Today;
  /** Cards that today brings in all, of the session or of all of them; more of all are not counted where `today` says so. */
  readonly waiting: number;
  readonly minutes: number;
  /** Whether there is any card that can be practised. */
  readonly any: boolean;
}

/** Cards that are asked for at once, and that are practised at a sitting. */
const PAGE = 24;
/** Sessions that are looked at for cards to practise. */
const SESSIONS = 6;

export const loadSitting = async (session: SessionId | undefined): Promise<SittingStart> => {
  const [page, today, settings, decks, deck] = await Promise.all([
    api('listDueCards', { query: { limit: PAGE, session } }),
    api('getToday'),
    api('getDeckSettings'),
    api('listDecks', { query: { limit: 1 } }),
    session === undefined ? undefined : api('getSessionDeck', { params: { sessionId: session } }),
  ]);
  const { items: cards, cursor } = page;
  return {
    cards,
    cursor,
    today,
    waiting: deck ? deck.waiting : today.due + today.fresh,
    minutes: settings.sitting_minutes,
    any: cards.length > 0 || decks.items.length > 0,
  };
};

const weakest = (one: DeckCard, other: DeckCard): number => (one.remembered ?? 1) - (other.remembered ?? 1);

/** The cards that are most likely forgotten, of one session or of those made last. */
export const loadPractice = async (session: SessionId | undefined): Promise<SittingStart> => {
  const today = await api('getToday');
  const decks = session === undefined ? await api('listDecks', { query: { limit: SESSIONS } }) : undefined;
  const sessions = decks
    ? decks.items.filter(({ off, cards }) => !off && cards > 0).map(({ session_id }) => session_id)
    : [session as SessionId];
  const pages = await Promise.all(
    sessions.map((sessionId) => api('listCards', { params: { sessionId }, query: { limit: 100 } })),
  );
  const cards = pages
    .flatMap(({ items }) => items)
    .filter(({ suspended }) => !suspended)
    .toSorted(weakest)
    .slice(0, PAGE);
  return {
    cards,
    cursor: null,
    today,
    waiting: cards.length,
    minutes: defaultDeckSettings.sitting_minutes,
    any: cards.length > 0,
  };
};
