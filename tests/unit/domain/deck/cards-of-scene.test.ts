import { describe, expect, it } from 'vitest';
import { type CardDraft, cardsOfScene } from '../../../../lambdas/domain/deck/cards-of-scene.ts';
import { isMissed } from '../../../../lambdas/domain/deck/missed.ts';
import { newId } from '../../../../shared/model/id.ts';
import { activities, chapter, practised, quiz, says } from './samples.ts';

const called = ({ content }: CardDraft): string => {
  switch (content.kind) {
    case 'term':
      return `term ${content.term}`;
    case 'gap':
      return `gap ${content.activity.answers[content.gap]?.text}`;
    case 'order':
      return 'order';
    default:
      return `${content.kind} ${content.question.id}`;
  }
};

describe('what becomes a card', () => {
  it('is every gap, pair and order of a chapter, and every term of it once', () => {
    expect(cardsOfScene(chapter).map(called)).toEqual([
      'term ebb',
      'term flood',
      'gap moon',
      'gap sea',
      'order',
      'term neap tide',
      'term spring tide',
      'term tid',
    ]);
  });

  it('is every question of a quiz that has a key, but none whose key is unsure', () => {
    expect(cardsOfScene(quiz).map(called)).toEqual(['question q1', 'question q2', 'open q3']);
  });

  it('has the sentence of the material that uses its term, and not one that has it inside another word', () => {
    const terms = cardsOfScene(chapter).flatMap(({ content }) => (content.kind === 'term' ? [content] : []));
    const sentence = (term: string) => terms.find((one) => one.term === term)?.evidence;
    expect(sentence('ebb')).toEqual(says('The ebb is falling water.'));
    expect(sentence('spring tide')).toEqual(says('A spring tide is strong.'));
    expect(sentence('tid')).toBeNull();
  });
});

describe('the id of a card', () => {
  it('is the same each time, and for a term also in another scene', () => {
    const ids = cardsOfScene(chapter).map(({ id }) => id);
    expect(cardsOfScene(chapter).map(({ id }) => id)).toEqual(ids);
    expect(cardsOfScene({ ...chapter, order: 9, activities: [] }).map(({ id }) => id)).toContain(ids[0]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is another for the same question of another scene or another session', () => {
    const [first] = cardsOfScene(quiz);
    expect(cardsOfScene({ ...quiz, order: 4 })[0]!.id).not.toBe(first!.id);
    expect(cardsOfScene({ ...quiz, session_id: newId('ses') })[0]!.id).not.toBe(first!.id);
  });
});

describe('what was missed', () => {
  const missed = (entries = practised.entries) =>
    cardsOfScene(chapter).filter((draft) => isMissed(draft, activities, [], entries));

  it('is each part that was wrong when the activity was checked', () => {
    expect(missed().map(called)).toEqual(['term flood', 'gap moon', 'order']);
  });

  it('is all of an activity that took more than one try, or was shown', () => {
    const tried = practised.entries.map((entry) => ({ ...entry, picks: [0, 1, 2], words: ['moon', 'sea'] }));
    expect(missed(tried)).toEqual([]);
    expect(missed(tried.map((entry) => ({ ...entry, tries: 2 })))).toHaveLength(5);
    expect(missed(tried.map((entry) => ({ ...entry, tries: 0 })))).toHaveLength(5);
  });

  it('is nothing of an activity that was put aside or is open', () => {
    expect(missed(practised.entries.map((entry) => ({ ...entry, phase: 'aside' })))).toEqual([]);
  });

  it('is a question whose latest answer was wrong', () => {
    const latest = [
      { id: 'q1', score: 100 },
      { id: 'q2', score: 0 },
      { id: 'q3', score: null },
    ];
    expect(
      cardsOfScene(quiz)
        .filter((draft) => isMissed(draft, [], latest, []))
        .map(called),
    ).toEqual(['question q2']);
  });
});
