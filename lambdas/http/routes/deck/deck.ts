import { DAYS_BEHIND } from '../../../../shared/catalogue/limits.ts';
import { type SessionId, sessionOfCard } from '../../../../shared/model/id.ts';
import type { SessionDeck } from '../../../../shared/model/learning/deck.ts';
import { addDays } from '../../../domain/deck/day.ts';
import { presentFit } from '../../../domain/deck/fit/record.ts';
import type { DeckRecord, DueKey } from '../../../domain/deck/ports.ts';
import { presentDeck } from '../../../domain/deck/show.ts';
import { freshLeft, mostDue, todayOf, withoutSessions } from '../../../domain/deck/today.ts';
import { open } from '../../../domain/session/access.ts';
import { deckStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { type DeckClock, deckClock } from '../../deck-clock.ts';
import { lookAgain, readableSessions } from '../../show-cards.ts';

/** Somebody else's sessions that cannot be read any more: their cards are not counted, and rest from now on. */
const lostSessions = async (userId: string, keys: readonly DueKey[], now: number): Promise<ReadonlySet<SessionId>> => {
  const foreign = [...new Set(keys.filter(({ foreign: theirs }) => theirs).map(({ id }) => sessionOfCard(id)))];
  const readable = await readableSessions(userId, foreign, now);
  const lost = foreign.filter((id) => !readable.has(id));
  await lookAgain(userId, lost);
  return new Set(lost);
};

interface FiguresClock extends DeckClock {
  /** New cards that may still be shown today. */
  readonly fresh: number;
}

const figuresClock = async (userId: string, now: number): Promise<FiguresClock> => {
  const clock = await deckClock(userId, now);
  const { day, settings } = clock;
  return { ...clock, fresh: freshLeft(settings, await deckStore().days(userId, day, day), day) };
};

/** A deck with its figures. One whose cards rest though it can be read has them back a moment later. */
const figuresOf = async (deck: DeckRecord, clock: FiguresClock): Promise<SessionDeck> => {
  const cards = await deckStore().ofSession(deck.user_id, deck.session_id);
  if (!deck.off && cards.some(({ resting }) => resting)) await lookAgain(deck.user_id, [deck.session_id]);
  return presentDeck(deck, cards, clock);
};

export const deck: Routes<
  'getToday' | 'listDecks' | 'getSessionDeck' | 'putSessionDeck' | 'getDeckSettings' | 'putDeckSettings' | 'getDeckFit'
> = {
  getToday: async ({ caller: { userId }, now }) => {
    const clock = await deckClock(userId, now);
    const { day, end, settings } = clock;
    const days = await deckStore().days(userId, addDays(day, 1 - DAYS_BEHIND), day);
    const found = await deckStore().dueKeys({ userId, day, end, fresh: freshLeft(settings, days, day) });
    const keys = withoutSessions(
      found,
      await lostSessions(userId, [...found.due, ...found.fresh, ...found.ahead], now),
    );
    const sessions = mostDue(keys).map(([id]) => id);
    return todayOf({ day, days, keys, decks: await deckStore().decks(userId, sessions) });
  },

  listDecks: async ({ caller: { userId }, query, now }) => {
    const { decks, cursor } = await deckStore().listDecks(userId, { limit: query.limit, cursor: query.cursor });
    const ids = decks.map(({ session_id }) => session_id);
    const [clock, sessions] = await Promise.all([figuresClock(userId, now), readableSessions(userId, ids, now)]);
    const items = await Promise.all(
      decks.flatMap((one) => {
        const session = sessions.get(one.session_id);
        if (!session) return [];
        return [figuresOf(one, clock).then((figures) => ({ ...figures, title: session.title, mode: session.mode }))];
      }),
    );
    return { items, cursor };
  },

  getSessionDeck: async ({ caller, params, now }) => {
    open(await sessionStore().find(params.sessionId), caller, now);
    const clock = await figuresClock(caller.userId, now);
    return figuresOf(await deckStore().deck(caller.userId, params.sessionId), clock);
  },

  putSessionDeck: async ({ caller, params, body: { off }, now }) => {
    open(await sessionStore().find(params.sessionId), caller, now);
    const clock = await figuresClock(caller.userId, now);
    const changed = await deckStore().changeDeck(caller.userId, params.sessionId, (one) =>
      one.off === off ? one : { ...one, off },
    );
    return presentDeck(changed, await deckStore().ofSession(caller.userId, params.sessionId), clock);
  },

  getDeckFit: async ({ caller }) => presentFit(await deckStore().fits.find(caller.userId)),

  getDeckSettings: ({ caller }) => deckStore().settings(caller.userId),

  putDeckSettings: async ({ caller, body }) => {
    await deckStore().saveSettings(caller.userId, body);
    return body;
  },
};
