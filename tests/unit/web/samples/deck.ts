import { cardId, type SessionId, sceneId } from '../../../../shared/model/id.ts';
import type { CardContent, DeckCard } from '../../../../shared/model/learning/card.ts';
import type { SessionDeck, Today } from '../../../../shared/model/learning/deck.ts';
import type { LoggedReview } from '../../../../shared/model/learning/review.ts';
import { DAY, instant } from '../../../../shared/model/time.ts';
import { aPassage, SESSION } from './sessions.ts';

export const TODAY = '2025-06-14';
export const dayAfter = (days: number, day = TODAY): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Reviews of the fourteen days up to today, and what is due on the seven days after it. */
interface Counts {
  readonly behind?: readonly number[];
  readonly ahead?: readonly number[];
}

/** What is due today of somebody who has no cards, unless the test says otherwise. */
export const aToday = ({
  behind = [],
  ahead = [],
  ...given
}: Partial<Omit<Today, 'behind' | 'ahead'>> & Counts = {}): Today => ({
  day: TODAY,
  due: 0,
  fresh: 0,
  more: false,
  done: { reviews: 0, missed: 0, fresh: 0, minutes: 0 },
  seconds_a_card: 20,
  behind: Array.from({ length: 14 }, (_, at) => ({ day: dayAfter(at - 13), reviews: behind[at] ?? 0 })),
  ahead: Array.from({ length: 7 }, (_, at) => ({ day: dayAfter(at + 1), due: ahead[at] ?? 0 })),
  sessions: [],
  ...given,
});

/** Ten days of fourteen, as most weeks are. */
export const twoWeeks = [12, 9, 0, 14, 6, 0, 0, 11, 16, 8, 5, 0, 13, 2];

export const NOW = Date.parse('2025-06-14T09:30:00.000Z');

export const aDeck = (given: Partial<SessionDeck & { title: string }> = {}) => ({
  session_id: SESSION,
  off: false,
  cards: 4,
  fresh: 1,
  fading: 1,
  leeches: 1,
  suspended: 0,
  waiting: 2,
  a_day: 0.6,
  remembered: 0.92,
  title: 'The Locked Room of Light',
  mode: 'custom' as const,
  ...given,
});

export const termOf = (term: string): CardContent => ({
  kind: 'term',
  term,
  definition: `What ${term} means.`,
  evidence: aPassage(`The word ${term} stands here.`),
});

export const questionOf = (question: string, right = 'the water'): CardContent => ({
  kind: 'question',
  question: { id: 'q1', question, options: ['the air', right, 'the soil'] },
  key: { id: 'q1', correctAnswer: 1, explanation: 'Light splits it.', evidence: aPassage('Light splits the water.') },
});

export const gapOf = (parts: readonly string[], answers: readonly string[], gap = 0): CardContent => ({
  kind: 'gap',
  gap,
  activity: {
    id: 'a1',
    kind: 'gap',
    place: { at: 'end' },
    parts: [...parts],
    answers: answers.map((text) => ({ text, accepted: [] })),
    bank: null,
    evidence: aPassage(parts.map((part, at) => `${part}${answers[at] ?? ''}`).join('')),
  },
});

export const orderOf = (question: string, steps: readonly string[]): CardContent => ({
  kind: 'order',
  activity: {
    id: 'a2',
    kind: 'order',
    place: { at: 'end' },
    question,
    steps: steps.map((text) => ({ text, evidence: aPassage(text) })),
  },
});

interface CardGiven extends Partial<Omit<DeckCard, 'id' | 'session'>> {
  readonly n?: number;
  readonly session?: SessionId;
  readonly title?: string;
  /** Days from now until it is due; 0 and less is due. */
  readonly in?: number;
}

/** A reviewed card, due in a week unless the test says otherwise. */
export const aCard = ({
  n = 1,
  session = SESSION,
  title = 'The Locked Room of Light',
  in: days = 7,
  ...given
}: CardGiven = {}): DeckCard => {
  const outcome = { due: instant(NOW + DAY), days: 1, minutes: 0 };
  return {
    id: cardId(session, String(n).padStart(20, '0')),
    state: 'review',
    due: instant(NOW + days * DAY),
    turn: 3,
    reviews: 3,
    lapses: 0,
    leech: false,
    suspended: false,
    remembered: 0.92,
    outcomes: { again: outcome, hard: outcome, good: outcome, easy: outcome },
    session: { id: session, title, mode: 'custom', own: true, origin: 'own' },
    scene_id: sceneId(session, 2),
    missed: false,
    content: termOf(`term ${n}`),
    ...given,
  };
};

export const aFreshCard = (given: CardGiven = {}): DeckCard =>
  aCard({ state: 'new', due: null, reviews: 0, remembered: null, ...given });

/** Reviews so many days before now, each with its grade and what it left. */
export const aLog = (
  ...reviews: readonly (readonly [daysAgo: number, LoggedReview['grade'], stability: number])[]
): LoggedReview[] =>
  reviews.map(([ago, grade, stability], at) => ({
    id: `rev_01JZ8E5V6H7K8M9N0P1Q2R3S${String(at).padStart(2, '0')}`,
    at: instant(NOW - ago * DAY),
    grade,
    missed: grade === 'again',
    took: 6_000,
    state: at === 0 ? 'new' : 'review',
    days: Math.round(stability),
    stability,
    difficulty: 5,
  }));

export const deckSettings = { retention: 0.9, new_a_day: 10, sitting_minutes: 10 };
