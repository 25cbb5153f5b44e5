import { type CardId, cardId, sceneId } from '../../../../shared/model/id.ts';
import type { CardContent, CardGrade, CardSchedule, DeckCard } from '../../../../shared/model/learning/card.ts';
import type { Today } from '../../../../shared/model/learning/deck.ts';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import { eightActivities, practisedTerms } from '../../../fixtures/lesson/practised.ts';
import { AT, SESSION } from './sessions.ts';

export const cardNumber = (number: number): CardId => cardId(SESSION, String(number).padStart(20, '0'));

const sentence: Passage = {
  chunk: 'c1',
  heading: 'What yeast does',
  quote: 'The gas cannot leave the dough because the gluten holds it, so the dough swells.',
  start: 0,
  end: 80,
};

const outcome = (days: number, minutes = 0) => ({ due: AT, days, minutes });
const outcomes: Record<CardGrade, ReturnType<typeof outcome>> = {
  again: outcome(0, 10),
  hard: outcome(2),
  good: outcome(5),
  easy: outcome(11),
};

export const aSchedule = (number: number, given: Partial<CardSchedule> = {}): CardSchedule => ({
  id: cardNumber(number),
  state: 'review',
  due: AT,
  turn: 3,
  reviews: 3,
  lapses: 0,
  leech: false,
  suspended: false,
  remembered: 0.9,
  outcomes,
  ...given,
});

export const aCard = (number: number, content: CardContent, given: Partial<DeckCard> = {}): DeckCard => ({
  ...aSchedule(number),
  session: { id: SESSION, title: 'How a loaf rises', mode: 'custom', own: true, origin: 'own' },
  scene_id: sceneId(SESSION, 2),
  missed: false,
  content,
  ...given,
});

/** The second option is right. */
export const asked: CardContent = {
  kind: 'question',
  question: {
    id: 'q1',
    question: 'Why does a dough swell and not simply leak its gas?',
    options: [
      'The crust has closed',
      'The gluten holds the gas',
      'The gas is heavier than air',
      'The yeast eats it again',
    ],
  },
  key: {
    id: 'q1',
    correctAnswer: 1,
    explanation: 'A crust forms only in the oven, long after the dough has swollen.',
    evidence: sentence,
    about: ['What the heat of the oven makes of the outside.', '', '', ''],
  },
};
export const aTerm: CardContent = { kind: 'term', ...practisedTerms[1]!, evidence: sentence };
export const aGap: CardContent = {
  kind: 'gap',
  gap: 1,
  activity: eightActivities.find((one) => one.kind === 'gap')!,
};
export const anOrder: CardContent = { kind: 'order', activity: eightActivities.find((one) => one.kind === 'order')! };
export const inOwnWords: CardContent = {
  kind: 'open',
  question: { id: 'q2', kind: 'short_answer', question: 'What does yeast live on?', scenario: null },
  key: {
    id: 'q2',
    modelAnswer: 'On the sugar in flour, which it turns into alcohol and gas.',
    points: [{ text: 'Sugar', evidence: sentence }],
  },
};

export const aToday = (given: Partial<Today> = {}): Today => ({
  day: '2025-06-14',
  due: 3,
  fresh: 2,
  more: false,
  done: { reviews: 0, missed: 0, fresh: 0, minutes: 0 },
  seconds_a_card: 30,
  behind: [],
  ahead: [
    { day: '2025-06-15', due: 5 },
    { day: '2025-06-16', due: 9 },
    { day: '2025-06-17', due: 0 },
    { day: '2025-06-18', due: 4 },
    { day: '2025-06-19', due: 0 },
    { day: '2025-06-20', due: 14 },
    { day: '2025-06-21', due: 3 },
  ],
  sessions: [{ session_id: SESSION, due: 3, cards: 18 }],
  ...given,
});
