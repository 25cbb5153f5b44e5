import type { QueryClient } from '@tanstack/react-query';
import type { Today } from '../../../../../shared/model/learning/deck.ts';
import { api, keyOf } from '../../../lib/api/api.ts';
import { loadSitting } from '../load-sitting.ts';

/** Pages of cards that are kept at most. */
const PAGES = 4;
/** A sitting changes what is due with every card. */
const PAUSE_MS = 5_000;

const keyFor = (userId: string): string => `fabula.cards-kept.${userId}`;
const markOf = ({ day, due, fresh }: Today): string => [day, due, fresh].join(' ');

/** Asks for today's cards as the review page does, so that the worker has them when the connection is gone. */
const keepCards = async (userId: string, today: Today): Promise<void> => {
  if (!navigator.onLine || localStorage.getItem(keyFor(userId)) === markOf(today)) return;
  const { cards, cursor, today: kept } = await loadSitting(undefined);
  let next = cards.length > 0 ? cursor : null;
  for (let page = 1; page < PAGES && next !== null; page += 1)
    next = (await api('listDueCards', { query: { limit: 24, cursor: next, session: undefined } })).cursor;
  localStorage.setItem(keyFor(userId), markOf(kept));
};

/** Keeps today's cards now and whenever others are due. Returns what stops it. */
export const keepCardsUpToDate = (queries: QueryClient, userId: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (today: Today): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepCards(userId, today).catch(() => undefined), PAUSE_MS);
  };
  api('getToday').then(keep, () => undefined);
  const deaf = queries.getQueryCache().subscribe(({ type, query }) => {
    const [name] = keyOf('getToday');
    if (type === 'updated' && query.queryKey[0] === name && query.state.data !== undefined)
      keep(query.state.data as Today);
  });
  return () => {
    clearTimeout(timer);
    deaf();
  };
};
