import type { ReviewId } from '../../../../../shared/model/id.ts';
import type { CardGrade, CardSchedule, DeckCard } from '../../../../../shared/model/learning/card.ts';
import type { ReviewResult } from '../../../../../shared/model/learning/review.ts';
import { MINUTE } from '../../../../../shared/model/time.ts';

/** `own`: only the learner can tell whether it was right. */
export type CardVerdict = 'right' | 'wrong' | 'own';

export interface CardAnswer {
  readonly verdict: CardVerdict;
  /** Index of the chosen option. */
  readonly chosen: number | null;
  /** The steps of an order as the learner had them. */
  readonly picks: readonly number[];
}

export interface SittingCard {
  readonly card: DeckCard;
  /** Epoch milliseconds from which it may be shown; 0 for at once. */
  readonly ready: number;
  /** False until the server has said what its next grades lead to. */
  readonly sure: boolean;
}

interface ShownCard extends SittingCard {
  /** When it was shown, less what was paused meanwhile. */
  readonly since: number;
  readonly answer: CardAnswer | null;
}

/** Something that can be taken back. */
export interface SittingStep {
  readonly card: SittingCard;
  readonly did: { readonly grade: CardGrade; readonly review: ReviewId } | 'suspended' | 'practised';
  readonly missed: boolean;
  readonly took: number;
}

export interface Sitting {
  readonly waiting: readonly SittingCard[];
  readonly current: ShownCard | null;
  /** What was done, the first of it first. */
  readonly steps: readonly SittingStep[];
  readonly pausedAt: number | null;
  /** Milliseconds that a sitting lasts, and how long this one has lasted. */
  readonly lasts: number;
  readonly spent: number;
  /** The minutes of the sitting are over, and cards are left. */
  readonly over: boolean;
}

export type SittingAction =
  | { readonly do: 'begin'; readonly cards: readonly DeckCard[]; readonly minutes: number; readonly now: number }
  | { readonly do: 'more'; readonly cards: readonly DeckCard[]; readonly now: number }
  | { readonly do: 'answer'; readonly answer: CardAnswer }
  | { readonly do: 'grade'; readonly grade: CardGrade; readonly review: ReviewId; readonly now: number }
  | { readonly do: 'results'; readonly results: readonly ReviewResult[]; readonly now: number }
  | { readonly do: 'take-back'; readonly schedule: CardSchedule | null; readonly now: number }
  | { readonly do: 'practised' | 'suspend' | 'pause' | 'resume'; readonly now: number };

/** A card that was left open for longer was left alone, and says nothing of how long cards take. */
export const LONGEST_ANSWER = 2 * MINUTE;

export const beforeSitting: Sitting = {
  waiting: [],
  current: null,
  steps: [],
  pausedAt: null,
  lasts: 0,
  spent: 0,
  over: false,
};

const isStep = ({ state }: Pick<CardSchedule, 'state'>): boolean => state === 'learning' || state === 'relearning';

const readyAt = (card: CardSchedule): number => (isStep(card) && card.due !== null ? Date.parse(card.due) : 0);

const arrived = (cards: readonly DeckCard[]): SittingCard[] =>
  cards.map((card) => ({ card, ready: readyAt(card), sure: true }));

/** A step whose minutes are over, then what is due, then, when nothing else is left, the step that ends first. */
export const nextOf = (waiting: readonly SittingCard[], now: number): SittingCard | undefined => {
  const steps = waiting.filter(({ ready }) => ready > 0).toSorted((one, other) => one.ready - other.ready);
  const over = steps.find(({ ready }) => ready <= now);
  return over ?? waiting.find(({ ready }) => ready === 0) ?? steps[0];
};

const shown = (card: SittingCard, now: number): ShownCard => ({ ...card, since: now, answer: null });

const withNext = (sitting: Sitting, now: number): Sitting => {
  const next = nextOf(sitting.waiting, now);
  if (!next) return { ...sitting, current: null };
  return { ...sitting, waiting: sitting.waiting.filter((one) => one !== next), current: shown(next, now) };
};

const known = ({ waiting, current, steps }: Sitting): ReadonlySet<string> =>
  new Set([...waiting, ...(current ? [current] : []), ...steps.map(({ card }) => card)].map(({ card }) => card.id));

const withMore = (sitting: Sitting, cards: readonly DeckCard[], now: number): Sitting => {
  const there = known(sitting);
  const waiting = [...sitting.waiting, ...arrived(cards.filter(({ id }) => !there.has(id)))];
  return sitting.current ? { ...sitting, waiting } : withNext({ ...sitting, waiting }, now);
};

export const tookOf = ({ since }: Pick<ShownCard, 'since'>, now: number): number =>
  Math.max(0, Math.min(LONGEST_ANSWER, now - since));

/** Whatever the next grades lead to only the server can tell; how long a step is, the card has said before. */
const comingBack = ({ card }: SittingCard, grade: CardGrade, now: number): SittingCard[] => {
  const { days, minutes } = card.outcomes[grade];
  if (days > 0) return [];
  const state = card.state === 'new' || card.state === 'learning' ? 'learning' : 'relearning';
  return [{ card: { ...card, state, turn: card.turn + 1 }, ready: now + minutes * MINUTE, sure: false }];
};

const stepped = (sitting: Sitting, did: SittingStep['did'], back: readonly SittingCard[], now: number): Sitting => {
  const { current } = sitting;
  if (!current) return sitting;
  const { card, ready, sure, answer } = current;
  const took = tookOf(current, now);
  const step = { card: { card, ready, sure }, did, missed: answer?.verdict === 'wrong', took };
  const spent = sitting.spent + took;
  const next = withNext(
    { ...sitting, steps: [...sitting.steps, step], waiting: [...sitting.waiting, ...back], spent },
    now,
  );
  return { ...next, over: next.current !== null && spent >= sitting.lasts };
};

/** What the server says of reviews. Of one that it did not count nothing is left but how the card stands. */
const withResult = (sitting: Sitting, { id, outcome, card }: ReviewResult, now: number): Sitting => {
  const step = sitting.steps.find(({ did }) => typeof did === 'object' && did.review === id);
  if (!step) return sitting;
  const is = (one: SittingCard | null): boolean => one?.card.id === step.card.card.id;
  const steps = outcome === 'counted' ? sitting.steps : sitting.steps.filter((one) => one !== step);
  const stays = card !== null && (isStep(card) || outcome === 'ahead');
  const { current } = sitting;
  // It was answered once more meanwhile: what that one comes to is told later
  if (card && [...sitting.waiting, ...(current ? [current] : [])].some((one) => is(one) && one.card.turn > card.turn))
    return { ...sitting, steps };
  const renew = <C extends SittingCard>(one: C): C =>
    is(one) && card ? { ...one, card: { ...one.card, ...card }, sure: true } : one;
  const waiting = sitting.waiting.filter((one) => !is(one) || stays).map(renew);
  if (current && is(current)) {
    if (stays) return { ...sitting, steps, waiting, current: renew(current) };
    return withNext({ ...sitting, steps, waiting }, now);
  }
  const lost = outcome === 'ahead' && card !== null && !waiting.some(is);
  const next = { ...sitting, steps, waiting: lost ? [...waiting, renew(step.card)] : waiting };
  return current ? next : withNext(next, now);
};

const takenBack = (sitting: Sitting, schedule: CardSchedule | null, now: number): Sitting => {
  const last = sitting.steps.at(-1);
  if (!last) return sitting;
  const { card } = last;
  const others = [...(sitting.current ? [sitting.current] : []), ...sitting.waiting];
  const waiting = others
    .filter((one) => one.card.id !== card.card.id)
    .map(({ card: one, ready, sure }) => ({ card: one, ready, sure }));
  const again = schedule ? { ...card, card: { ...card.card, ...schedule }, sure: true } : card;
  const steps = sitting.steps.slice(0, -1);
  const spent = Math.max(0, sitting.spent - last.took);
  return { ...sitting, steps, waiting, current: shown(again, now), spent, over: false, pausedAt: null };
};

export const sittingStep = (sitting: Sitting, action: SittingAction): Sitting => {
  const { current } = sitting;
  switch (action.do) {
    case 'begin': {
      const lasts = action.minutes * MINUTE;
      return withNext({ ...beforeSitting, lasts, waiting: arrived(action.cards) }, action.now);
    }
    case 'more':
      return withMore(sitting, action.cards, action.now);
    case 'answer':
      return current && !current.answer ? { ...sitting, current: { ...current, answer: action.answer } } : sitting;
    case 'grade': {
      if (!current?.answer) return sitting;
      const { grade, review, now } = action;
      return stepped(sitting, { grade, review }, comingBack(current, grade, now), now);
    }
    case 'practised':
      return stepped(sitting, 'practised', [], action.now);
    case 'suspend':
      return stepped(sitting, 'suspended', [], action.now);
    case 'results':
      return action.results.reduce((before, result) => withResult(before, result, action.now), sitting);
    case 'take-back':
      return takenBack(sitting, action.schedule, action.now);
    case 'pause':
      return sitting.pausedAt === null && current ? { ...sitting, pausedAt: action.now } : sitting;
    case 'resume': {
      const rested = sitting.pausedAt === null ? 0 : action.now - sitting.pausedAt;
      // After a sitting another begins, as long as the first
      if (sitting.over)
        return { ...sitting, over: false, spent: 0, current: current && { ...current, since: action.now } };
      return { ...sitting, pausedAt: null, current: current && { ...current, since: current.since + rested } };
    }
  }
};
