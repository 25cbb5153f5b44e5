import { describe, expect, it } from 'vitest';
import { newId, type ReviewId } from '../../../../shared/model/id.ts';
import type { CardGrade, DeckCard } from '../../../../shared/model/learning/card.ts';
import type { ReviewOutcome } from '../../../../shared/model/learning/review.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import {
  doneOf,
  figuresOf,
  gradeSet,
  gradesFor,
  leftOf,
  minutesFor,
} from '../../../../web/src/features/review/sitting/figures.ts';
import { intervalText, nextText } from '../../../../web/src/features/review/sitting/next-days.ts';
import {
  beforeSitting,
  type CardVerdict,
  LONGEST_ANSWER,
  type Sitting,
  sittingStep,
} from '../../../../web/src/features/review/sitting/sitting.ts';
import { aCard, aSchedule, asked, aTerm, aToday, cardNumber } from '../samples/cards.ts';

const NOW = Date.parse('2025-06-14T09:30:00.000Z');
const begin = (cards: DeckCard[], minutes = 10): Sitting =>
  sittingStep(beforeSitting, { do: 'begin', cards, minutes, now: NOW });
const answer = (sitting: Sitting, verdict: CardVerdict = 'right'): Sitting =>
  sittingStep(sitting, { do: 'answer', answer: { verdict, chosen: 0, picks: [] } });
const grade = (sitting: Sitting, given: CardGrade, now = NOW + 1_000, review: ReviewId = newId('rev')): Sitting =>
  sittingStep(answer(sitting, given === 'again' ? 'wrong' : 'right'), { do: 'grade', grade: given, review, now });
const idOf = ({ current }: Sitting) => current?.card.id;
const three = () => [aCard(1, asked), aCard(2, aTerm, aSchedule(2)), aCard(3, asked, aSchedule(3))];
const told = (sitting: Sitting, id: ReviewId, outcome: ReviewOutcome, card: ReturnType<typeof aSchedule> | null) =>
  sittingStep(sitting, { do: 'results', results: [{ id, outcome, card }], now: NOW + 2_000 });

describe('after an answer', () => {
  it('only Again and Hard are offered for a miss, and Again is set', () => {
    expect([gradesFor('wrong'), gradeSet('wrong')]).toEqual([['again', 'hard'], 'again']);
  });

  it('Good is set for a right one, and nothing where the learner is the judge', () => {
    expect([gradeSet('right'), gradeSet('own'), gradesFor('own').length]).toEqual(['good', null, 4]);
  });

  it('a card is not graded before it is answered, and not answered twice', () => {
    const sitting = begin(three());
    expect(sittingStep(sitting, { do: 'grade', grade: 'good', review: newId('rev'), now: NOW })).toBe(sitting);
    const once = answer(sitting, 'wrong');
    expect(answer(once, 'right')).toBe(once);
  });
});

describe('a sitting', () => {
  it('leaves a card behind that comes back on another day, and brings one back that does so today', () => {
    const sitting = grade(grade(begin(three()), 'again'), 'good');
    expect([idOf(sitting), leftOf(sitting), doneOf(sitting)]).toEqual([cardNumber(3), 2, 1]);
    const last = grade(sitting, 'good');
    expect([idOf(last), last.current?.card.turn, last.current?.sure]).toEqual([cardNumber(1), 4, false]);
  });

  it('shows a step whose minutes are over before cards that are due', () => {
    const sitting = grade(grade(begin(three()), 'again'), 'good', NOW + 11 * MINUTE);
    expect(idOf(sitting)).toBe(cardNumber(1));
  });

  it('ends when nothing is left, and says what was remembered at once', () => {
    let sitting = begin(three().slice(0, 2));
    sitting = grade(grade(grade(sitting, 'again'), 'good'), 'good', NOW + 60_000);
    expect([sitting.current, leftOf(sitting)]).toEqual([null, 0]);
    expect(figuresOf(sitting)).toEqual({ cards: 2, atOnce: 1, minutes: 1 });
  });

  it('is over after its minutes, where cards are left, and begins anew for whoever goes on', () => {
    const sitting = grade(begin(three(), 1), 'good', NOW + 2 * MINUTE);
    expect(sitting.over).toBe(true);
    const next = sittingStep(sitting, { do: 'resume', now: NOW + 5 * MINUTE });
    expect([next.over, next.spent, next.current?.since]).toEqual([false, 0, NOW + 5 * MINUTE]);
  });

  it('counts no time while it rests, and none for a card that was left alone', () => {
    const paused = sittingStep(begin(three()), { do: 'pause', now: NOW + 1_000 });
    const resumed = sittingStep(paused, { do: 'resume', now: NOW + 3_600_000 });
    expect(grade(resumed, 'good', NOW + 3_600_000).steps[0]?.took).toBe(1_000);
    expect(grade(begin(three()), 'good', NOW + 3_600_000).steps[0]?.took).toBe(LONGEST_ANSWER);
  });

  it('takes a page more without showing a card twice', () => {
    const sitting = sittingStep(begin(three().slice(0, 2)), { do: 'more', cards: three(), now: NOW });
    expect(leftOf(sitting)).toBe(3);
  });
});

describe('what is taken back', () => {
  it('is asked again before the card that followed, at the turn that the server gave it', () => {
    const sitting = grade(begin(three()), 'again');
    const back = sittingStep(sitting, { do: 'take-back', schedule: aSchedule(1, { turn: 5 }), now: NOW });
    expect([idOf(back), back.current?.card.turn, back.current?.answer]).toEqual([cardNumber(1), 5, null]);
    expect([back.steps.length, leftOf(back), back.waiting[0]?.card.id]).toEqual([0, 3, cardNumber(2)]);
  });
});

describe('what the server says', () => {
  const review = newId('rev');
  const again = () => grade(begin(three().slice(0, 2)), 'again', NOW, review);

  it('tells what the next grades of a card lead to', () => {
    const schedule = aSchedule(1, { turn: 4, state: 'relearning' });
    const sitting = grade(told(again(), review, 'counted', schedule), 'good');
    expect([idOf(sitting), sitting.current?.sure, sitting.current?.card.state]).toEqual([
      cardNumber(1),
      true,
      'relearning',
    ]);
  });

  it('lets an answer from elsewhere stand: the card goes, and the answer counts nowhere', () => {
    const sitting = told(again(), review, 'already', aSchedule(1, { turn: 4 }));
    expect([leftOf(sitting), sitting.steps, idOf(sitting)]).toEqual([1, [], cardNumber(2)]);
    const shown = told(grade(again(), 'good'), review, 'already', aSchedule(1, { turn: 4 }));
    expect([shown.current, figuresOf(shown).cards]).toEqual([null, 1]);
  });

  it('lets a card go that is not there any more', () => {
    expect(leftOf(told(again(), review, 'gone', null))).toBe(1);
  });

  it('about an answer says nothing of a later one to the same card', () => {
    const later = grade(grade(again(), 'good'), 'again', NOW + 3_000);
    const sitting = told(later, review, 'counted', aSchedule(1, { turn: 4 }));
    expect(sitting.current?.card.turn).toBe(5);
  });
});

describe('when a card comes back', () => {
  it('is said in minutes, days, months and years', () => {
    const said = [0, 1, 30, 90, 730].map((days) => intervalText({ days, minutes: 10 }));
    expect(said).toEqual(['10 min', '1 day', '30 days', '3 months', '2 years']);
  });

  it('names the two days that are next, and none where nothing comes', () => {
    expect(nextText(aToday().ahead)).toBe('5 tomorrow, 9 on Monday');
    expect(nextText([{ day: '2025-06-15', due: 0 }])).toBeUndefined();
  });

  it('takes at least a minute', () => {
    expect([minutesFor(1, 10), minutesFor(12, 30)]).toEqual([1, 6]);
  });
});
