import * as z from 'zod/mini';
import { ModeSchema } from '../../catalogue/contract-choices.ts';
import { NEW_CARDS_A_DAY, RETENTION, SITTING_MINUTES } from '../../catalogue/limits.ts';
import { SessionIdSchema } from '../id.ts';
import { InstantSchema } from '../time.ts';

/** A day of the reader's own time zone, yyyy-mm-dd. It begins at four in the morning. */
export const LearningDaySchema = z.iso.date();
export type LearningDay = string;

export const DeckSettingsSchema = z.object({
  /** How much of the deck shall be remembered at any time, as a part of one, in hundredths. */
  retention: z.number().check(
    z.minimum(RETENTION.least),
    z.maximum(RETENTION.most),
    z.refine((part) => Number(part.toFixed(2)) === part),
  ),
  new_a_day: z.int().check(z.minimum(0), z.maximum(NEW_CARDS_A_DAY.most)),
  sitting_minutes: z.int().check(z.minimum(SITTING_MINUTES.least), z.maximum(SITTING_MINUTES.most)),
});
export type DeckSettings = z.infer<typeof DeckSettingsSchema>;

export const defaultDeckSettings: DeckSettings = {
  retention: RETENTION.usual,
  new_a_day: NEW_CARDS_A_DAY.usual,
  sitting_minutes: SITTING_MINUTES.usual,
};

const count = z.int();

/** What waits today, what was done, and what comes. */
export const TodaySchema = z.object({
  day: LearningDaySchema,
  /** Cards that come back before this day ends, of all sessions that can be read. */
  due: count,
  /** New cards that may still be shown today. */
  fresh: count,
  /** Whether there are more due, or coming, than were counted. */
  more: z.boolean(),
  done: z.object({ reviews: count, missed: count, fresh: count, minutes: count }),
  /** What a card has taken on average lately. */
  seconds_a_card: count,
  /** Reviews of each day up to this one, the earliest first. */
  behind: z.array(z.object({ day: LearningDaySchema, reviews: count })),
  /** Cards that come back on each day after this one. */
  ahead: z.array(z.object({ day: LearningDaySchema, due: count })),
  /** Sessions of which cards are due, those with the most first; a hundred at most. */
  sessions: z.array(z.object({ session_id: SessionIdSchema, due: count, cards: count })),
});
export type Today = z.infer<typeof TodaySchema>;

/** The cards of one session. */
export const SessionDeckSchema = z.object({
  session_id: SessionIdSchema,
  /** Makes no cards, and those that it has are not asked. */
  off: z.boolean(),
  cards: count,
  fresh: count,
  /** Cards whose chance to be remembered has fallen as far as the settings allow. */
  fading: count,
  leeches: count,
  suspended: count,
  /** What a review of it shows today: what is due, and new ones as far as the day still allows. */
  waiting: count,
  /** Reviews of it on an average day that let nine in ten be remembered, as well as its cards are known now; without new ones. */
  a_day: z.number(),
  /** How much of what was reviewed the deck thinks is remembered now, 0–1; null before any review. It is no mastery. */
  remembered: z.nullable(z.number()),
});
export type SessionDeck = z.infer<typeof SessionDeckSchema>;

export const NamedDeckSchema = z.extend(SessionDeckSchema, { title: z.string(), mode: ModeSchema });

/** By which parameters dates are reckoned. */
export const DeckFitSchema = z.object({
  /** Whether they are fitted to the reader's own answers, or the usual ones. */
  fitted: z.boolean(),
  /** Answers that the last attempt to fit them was made from; 0 before there was one. */
  answers: count,
  tried_at: z.nullable(InstantSchema),
});
export type DeckFit = z.infer<typeof DeckFitSchema>;
