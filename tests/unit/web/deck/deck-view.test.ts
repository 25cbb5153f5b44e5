import { describe, expect, it } from 'vitest';
import { answerOf, evidenceOfCard, frontOf } from '../../../../shared/model/learning/card-text.ts';
import { filledTabs, pileOf, shuffled } from '../../../../web/src/features/deck/flashcards/flashcards-view.ts';
import { filteredCards, mayHave, totalsOf, whenOf } from '../../../../web/src/features/deck/list/deck-view.ts';
import { aCard, aDeck, aFreshCard, gapOf, NOW, orderOf, questionOf, termOf } from '../samples/deck.ts';

describe('a card in words', () => {
  it('leaves blank the gap that it asks and fills the others', () => {
    const gap = gapOf(['Light hits ', ' and frees ', ' at once.'], ['pigment', 'electrons'], 1);
    expect(frontOf(gap)).toEqual(['Light hits pigment and frees ', ' at once.']);
    expect(answerOf(gap)).toEqual(['electrons']);
  });

  it('answers a question with its right option and an order with its steps', () => {
    expect(answerOf(questionOf('Where from?'))).toEqual(['the water']);
    expect(answerOf(orderOf('How?', ['first', 'then', 'last']))).toEqual(['first', 'then', 'last']);
  });

  it('quotes each sentence of the material once', () => {
    expect(evidenceOfCard(orderOf('How?', ['same', 'same', 'other'])).map(({ quote }) => quote)).toEqual([
      'same',
      'other',
    ]);
  });
});

describe('the tabs and the search of the deck', () => {
  const cards = [
    aCard({ n: 1, in: 0, content: questionOf('Where does oxygen come from?') }),
    aCard({ n: 2, in: 3, leech: true, lapses: 8, content: termOf('stroma') }),
    aFreshCard({ n: 3, content: termOf('photolysis') }),
    aCard({ n: 4, in: -2, suspended: true, content: termOf('lumen') }),
    aCard({ n: 5, in: 0.01, state: 'relearning', content: termOf('membrane') }),
  ];
  const found = (tab: Parameters<typeof filteredCards>[1]['tab'], search = '') =>
    filteredCards(cards, { tab, search }, NOW).map(({ id }) => Number(id.slice(-2)));

  it('lists under each tab what its name says', () => {
    expect(found('all')).toEqual([1, 2, 3, 4, 5]);
    expect(found('due')).toEqual([1, 5]);
    expect(found('new')).toEqual([3]);
    expect(found('leeches')).toEqual([2]);
    expect(found('suspended')).toEqual([4]);
  });

  it('finds words in the question, the answer and the sentence of the notes', () => {
    expect(found('all', 'OXYGEN')).toEqual([1]);
    expect(found('all', 'the water')).toEqual([1]);
    expect(found('all', 'word lumen stands')).toEqual([4]);
    expect(found('due', 'lumen')).toEqual([]);
  });

  it('loads no session of which a tab can have nothing', () => {
    const deck = aDeck({ fresh: 0, leeches: 0, suspended: 2 });
    const none = new Set<string>();
    expect((['all', 'due', 'new', 'leeches', 'suspended'] as const).filter((tab) => mayHave(deck, tab, none))).toEqual([
      'all',
      'suspended',
    ]);
    expect(mayHave({ ...deck, off: true }, 'due', new Set([deck.session_id]))).toBe(false);
  });

  it('says when a card comes back, or why not', () => {
    const texts = cards.map((card) => whenOf(card, false, NOW).text);
    expect(texts).toEqual(['due today', 'in 3 days', 'new', 'suspended', 'due today']);
    expect(whenOf(aCard({ in: 0 }), true, NOW)).toEqual({ text: 'not asked', due: false });
  });
});

it('weighs what is remembered of a session by its cards that were reviewed', () => {
  const decks = [
    aDeck({ cards: 31, fresh: 1, remembered: 0.9 }),
    aDeck({ cards: 10, fresh: 0, remembered: 0.5 }),
    aDeck({ cards: 8, fresh: 8, remembered: null }),
  ];
  expect(totalsOf(decks)).toMatchObject({ cards: 49, fresh: 9 });
  expect(totalsOf(decks).remembered).toBeCloseTo(0.8);
  expect(totalsOf([]).remembered).toBeNull();
});

describe('flashcards', () => {
  const cards = [
    aCard({ n: 1, content: termOf('stroma') }),
    aCard({ n: 2, content: questionOf('Why?'), lapses: 1 }),
    aFreshCard({ n: 3, content: termOf('lumen'), missed: true }),
  ];

  it('offer only the piles that have cards', () => {
    expect(filledTabs(cards)).toEqual([
      { tab: 'all', count: 3 },
      { tab: 'questions', count: 1 },
      { tab: 'terms', count: 2 },
      { tab: 'missed', count: 2 },
    ]);
    expect(pileOf(cards, 'missed').map(({ id }) => id.slice(-1))).toEqual(['2', '3']);
  });

  it('are shuffled without losing one', () => {
    const numbers = [0.9, 0.1, 0.5];
    expect(shuffled(['a', 'b', 'c'], () => numbers.shift() ?? 0)).toEqual(['b', 'c', 'a']);
  });
});
