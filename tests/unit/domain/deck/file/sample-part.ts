import { type CardRecord, newCard } from '../../../../../lambdas/domain/deck/card.ts';
import { cardsOfScene } from '../../../../../lambdas/domain/deck/cards-of-scene.ts';
import { beginningOf, dayOf } from '../../../../../lambdas/domain/deck/day.ts';
import type { DeckPart } from '../../../../../lambdas/domain/deck/file/ports.ts';
import { usualFit } from '../../../../../lambdas/domain/deck/memory.ts';
import { countReview, type ReviewRecord } from '../../../../../lambdas/domain/deck/review.ts';
import type { SceneRecord } from '../../../../../lambdas/domain/scene/scene.ts';
import { newId, type SessionId } from '../../../../../shared/model/id.ts';
import type { CardGrade } from '../../../../../shared/model/learning/card.ts';
import { DAY, instant, MINUTE } from '../../../../../shared/model/time.ts';
import { chapter, lesson, now, quiz, says } from '../samples.ts';

export const timezone = 'Europe/Amsterdam';

/** What Anki could misread: formulas, braces and colons in a gap, HTML. */
const awkward: SceneRecord = {
  ...chapter,
  order: 3,
  title: 'Awkward things',
  terms: [
    { term: 'energy', definition: 'It is $E = mc^2$, and $$\\frac{{a}}{b} < 1$$' },
    { term: '<b>tag</b>', definition: '=HYPERLINK("http://a.test","x")' },
  ],
  activities: [
    {
      id: 'a',
      kind: 'gap',
      place: { at: 'end' },
      parts: ['In {{c1::C++}} one writes ', ' for the list.'],
      answers: [{ text: 'std::vector{}}', accepted: [] }],
      bank: null,
      evidence: says('One writes `std::vector` in **C++**, where $x_1$ is a name.'),
    },
  ],
  sources: [],
};

export const scenes: readonly SceneRecord[] = [chapter, quiz, awkward];

/** Reviews a card once each so many minutes after it was made. */
export const reviewed = (
  card: CardRecord,
  answers: readonly (readonly [minutes: number, grade: CardGrade])[],
): { card: CardRecord; reviews: ReviewRecord[] } => {
  let current = card;
  const reviews: ReviewRecord[] = [];
  for (const [minutes, grade] of answers) {
    const at = Date.parse(card.made_at) + minutes * MINUTE;
    const told = {
      id: newId('rev'),
      card: card.id,
      turn: current.turn,
      grade,
      missed: false,
      at: instant(at),
      took: 5_000,
    };
    const clock = { now: at, sent: at, timezone, retention: 0.9, fit: usualFit };
    const writes = countReview(current, told, reviews, clock);
    current = writes.card;
    reviews.push(writes.review);
  }
  return { card: current, reviews };
};

const days = (count: number): number => (count * DAY) / MINUTE;
/** By turns: new, in its steps, at an interval, overdue, forgotten. */
const histories: readonly (readonly (readonly [number, CardGrade])[])[] = [
  [],
  [[days(29), 'again']],
  [
    [0, 'good'],
    [10, 'good'],
    [days(3), 'good'],
    [days(14), 'hard'],
  ],
  [[0, 'easy']],
  [
    [0, 'good'],
    [11, 'good'],
    [days(4), 'good'],
    [days(30) - 3, 'again'],
  ],
];

/** A session's cards in all states, thirty days after they were made. */
export const samplePart = (session: SessionId = lesson.id, title = 'Tides: ebb & flood'): DeckPart => {
  const made = instant(beginningOf(dayOf(now, timezone), timezone) - 30 * DAY);
  const own = scenes.map((scene) => ({ ...scene, session_id: session }));
  const all = own.flatMap((scene) => cardsOfScene(scene).map((draft) => ({ ...draft, order: scene.order })));
  const ids = new Set<string>();
  const drafts = all.filter(({ id }) => !ids.has(id) && ids.add(id));
  const done = drafts.map(({ id, order, content: { kind } }, at) =>
    reviewed(
      newCard({
        id,
        user_id: 'ann',
        session_id: session,
        order,
        kind,
        missed: at % 3 === 0,
        foreign: false,
        made_at: made,
      }),
      histories[at % histories.length] ?? [],
    ),
  );
  return {
    session: { ...lesson, id: session, title },
    off: false,
    scenes: own,
    cards: done.map(({ card }, at) => (at === 2 ? { ...card, suspended: true } : card)),
    reviews: done.flatMap(({ reviews }) => reviews),
  };
};
