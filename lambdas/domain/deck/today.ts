import { DAYS_AHEAD, DAYS_BEHIND } from '../../../shared/catalogue/limits.ts';
import { type SessionId, sessionOfCard } from '../../../shared/model/id.ts';
import type { DeckSettings, LearningDay, Today } from '../../../shared/model/learning/deck.ts';
import { MINUTE } from '../../../shared/model/time.ts';
import { addDays } from './day.ts';
import type { DeckRecord, DueKey, DueKeys } from './ports.ts';
import type { ReviewedDay } from './review.ts';

/** Before anybody has reviewed anything. */
const USUAL_SECONDS = 30;
const noFigures: ReviewedDay = { reviews: 0, missed: 0, fresh: 0, took: 0 };

type Days = ReadonlyMap<LearningDay, ReviewedDay>;

/** How many new cards may still be shown on a day. */
export const freshLeft = ({ new_a_day }: DeckSettings, days: Days, day: LearningDay): number =>
  Math.max(0, new_a_day - (days.get(day)?.fresh ?? 0));

const secondsACard = (days: Days): number => {
  const all = [...days.values()];
  const reviews = all.reduce((sum, { reviews: some }) => sum + some, 0);
  if (reviews <= 0) return USUAL_SECONDS;
  return Math.max(1, Math.round(all.reduce((sum, { took }) => sum + took, 0) / reviews / 1_000));
};

/** Sessions that are named with what is due of them; nobody looks through more. */
const MOST_SESSIONS = 100;

/** The sessions of which most is due, with how much. */
export const mostDue = ({ due }: Pick<DueKeys, 'due'>): readonly (readonly [SessionId, number])[] => {
  const counts = new Map<SessionId, number>();
  for (const { id } of due) {
    const session = sessionOfCard(id);
    counts.set(session, (counts.get(session) ?? 0) + 1);
  }
  return [...counts].sort(([, some], [, others]) => others - some).slice(0, MOST_SESSIONS);
};

export interface TodayParts {
  readonly day: LearningDay;
  readonly days: Days;
  readonly keys: DueKeys;
  /** Of the sessions of which cards are due. */
  readonly decks: ReadonlyMap<SessionId, DeckRecord>;
}

export const todayOf = ({ day, days, keys, decks }: TodayParts): Today => {
  const done = days.get(day) ?? noFigures;
  const behind = Array.from({ length: DAYS_BEHIND }, (_, at) => addDays(day, at + 1 - DAYS_BEHIND));
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(day, at + 1));
  return {
    day,
    due: keys.due.length,
    fresh: keys.fresh.length,
    more: keys.more,
    done: {
      reviews: done.reviews,
      missed: done.missed,
      fresh: done.fresh,
      minutes: Math.round(done.took / MINUTE),
    },
    seconds_a_card: secondsACard(days),
    behind: behind.map((each) => ({ day: each, reviews: days.get(each)?.reviews ?? 0 })),
    ahead: ahead.map((each) => ({ day: each, due: keys.ahead.filter((key) => key.day === each).length })),
    sessions: mostDue(keys).map(([session_id, due]) => ({
      session_id,
      due,
      cards: decks.get(session_id)?.cards ?? due,
    })),
  };
};

/** Without the cards of some sessions. */
export const withoutSessions = (keys: DueKeys, gone: ReadonlySet<SessionId>): DueKeys => {
  const stays = ({ id }: DueKey): boolean => !gone.has(sessionOfCard(id));
  return {
    due: keys.due.filter(stays),
    fresh: keys.fresh.filter(stays),
    ahead: keys.ahead.filter(stays),
    more: keys.more,
  };
};
