import type { SessionId } from '../../shared/model/id.ts';
import type { DeckCard } from '../../shared/model/learning/card.ts';
import type { CardRecord, Reckoning } from '../domain/deck/card.ts';
import type { DeckRecord } from '../domain/deck/ports.ts';
import { isReadable } from '../domain/deck/renew.ts';
import { presentCards } from '../domain/deck/show.ts';
import type { SessionRecord } from '../domain/session/session.ts';
import { deckStore, sessionStore } from '../runtime/container.ts';

/** The session's cards are looked at again by what follows changes of its deck: some shown here are not as they should be. */
export const lookAgain = async (userId: string, sessions: Iterable<SessionId>): Promise<void> => {
  for (const id of new Set(sessions))
    await deckStore().changeDeck(userId, id, (deck) => ({ ...deck, looks: deck.looks + 1 }));
};

/** The sessions that somebody can read now. */
export const readableSessions = async (
  userId: string,
  ids: readonly SessionId[],
  now: number,
): Promise<ReadonlyMap<SessionId, SessionRecord>> => {
  const found = await sessionStore().findMany(ids);
  return new Map([...found].filter(([, session]) => isReadable(session, userId, now)));
};

/** Without the sessions that are switched off: their cards may not rest yet. */
const asked = (sessions: ReadonlyMap<SessionId, SessionRecord>, decks: ReadonlyMap<SessionId, DeckRecord>) =>
  new Map([...sessions].filter(([id]) => decks.get(id)?.off !== true));

/** Cards that are due, as they are shown. What cannot be shown any more is left out, and does not come again. */
export const showDue = async (
  userId: string,
  cards: readonly CardRecord[],
  reckoning: Reckoning,
): Promise<DeckCard[]> => {
  const ids = [...new Set(cards.map(({ session_id }) => session_id))];
  const [sessions, decks, scenes] = await Promise.all([
    readableSessions(userId, ids, reckoning.now),
    deckStore().decks(userId, ids),
    deckStore().scenes(cards),
  ]);
  const shown = presentCards(cards, asked(sessions, decks), scenes, reckoning);
  const there = new Set(shown.map(({ id }) => id));
  await lookAgain(
    userId,
    cards.flatMap(({ id, session_id }) => (there.has(id) ? [] : [session_id])),
  );
  return shown;
};
