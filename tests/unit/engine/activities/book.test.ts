import { describe, expect, it } from 'vitest';
import type { BookQuestion } from '../../../../lambdas/domain/material/chunk.ts';
import { bookQuestions } from '../../../../lambdas/engine/activities/book.ts';
import { first, madeBy } from './practise.ts';

const question = (some: Partial<BookQuestion>): BookQuestion => ({
  number: '1',
  question: 'Why is rye dough so sticky?',
  options: [],
  correct: null,
  answer: 'Rye holds hardly any gluten.',
  chunk: 'c3',
  answerChunk: null,
  ...some,
});
const parts = [
  {
    heading: 'Bread › Rye',
    text: 'Rye dough is sticky. Rye holds hardly any gluten, and gluten gives a dough its strength.',
  },
  { heading: 'Bread › Salt', text: 'Salt slows the yeast of a dough down. Without salt a loaf tastes flat.' },
  { heading: 'Bread › Exercises', role: 'exercises' as const, text: '1. Why is rye dough so sticky?' },
];
const told = (ids: readonly string[], some: Partial<BookQuestion>) =>
  madeBy(({ reading }) => bookQuestions(reading, new Set(ids)).answered, {
    parts,
    apparatus: { questions: [question(some)] },
  });
const book = (some: Partial<BookQuestion>) => told(['c1', 'c2'], some);

describe('a question of the book', () => {
  it('is asked where the text answers it', () => {
    expect(first(book({}), 'book')).toMatchObject({ number: '1', answer: 'Rye holds hardly any gluten.' });
  });

  it('is asked with its options and the key of the book', () => {
    const options = ['hardly any gluten', 'the salt'];
    expect(first(book({ options, correct: 0, answer: null }), 'book')).toMatchObject({ options, correct: 0 });
  });

  it('shows the sentence that decides it, and none for what is not so', () => {
    const options = ['hardly any gluten', 'coarse salt'];
    const some = { options, correct: 0, answer: null };
    const quoteOf = (asked: string) => {
      const made = first(book({ ...some, question: asked }), 'book');
      return made?.kind === 'book' ? made.evidence?.quote : undefined;
    };
    expect(quoteOf('What does the rye of a dough hold?')).toMatch(/^Rye holds hardly any gluten/);
    expect(quoteOf('What does the rye of a dough not hold?')).toBeUndefined();
  });

  it.each<[string, Partial<BookQuestion>]>([
    ['about what the reader thinks', { question: 'Do you think rye dough is sticky?' }],
    ['about what is not so', { options: ['rye', 'salt'], correct: 0, question: 'Which of these is not sticky dough?' }],
    ['about its own options', { options: ['sticky', 'rye', 'all of the above'], correct: 2 }],
    ['in two words', { question: 'Rye is:', options: ['sticky', 'dry'], correct: 0, answer: null }],
    ['with marks of code', { question: 'What does `Vec<Loaf>` hold in {curly} brackets?' }],
    [
      'with a key that no sentence says',
      { question: 'What holds hardly any gluten?', options: ['salt', 'rye'], correct: 0, answer: null },
    ],
  ])('is the book’s to ask as it likes: %s', (_, some) => {
    expect(book(some)).toHaveLength(1);
  });

  it('is not asked again where a quiz has asked it', () => {
    const some = { options: ['hardly any gluten', 'the salt'], correct: 0, answer: null };
    const asked = [{ question: 'Complete the sentence: “Why is rye dough so sticky?”', options: some.options }];
    const made = madeBy(({ reading }) => bookQuestions(reading, new Set(['c1', 'c2']), asked).answered, {
      parts,
      apparatus: { questions: [question(some)] },
    });
    expect(made).toEqual([]);
  });

  it('is asked with its own options where a quiz has asked another one in the same words', () => {
    const some = { question: 'Which is true?', options: ['Rye is sticky.', 'Rye is dry.'], correct: 0, answer: null };
    const twin = { ...some, options: ['Salt slows yeast down.', 'Salt feeds yeast.'] };
    const made = madeBy(
      ({ reading }) =>
        bookQuestions(reading, new Set(['c1', 'c2']), [{ question: some.question, options: some.options }]).answered,
      { parts, apparatus: { questions: [question(some), question(twin)] } },
    );
    expect(made).toMatchObject([{ options: twin.options }]);
  });

  it('has the book’s answer in words where its options have no key', () => {
    const some = { options: ['gluten', 'salt'], correct: null, answer: 'Rye holds hardly any gluten.' };
    expect(first(book(some), 'book')).toMatchObject({ options: [], answer: some.answer });
  });

  it('is kept for another lesson where what answers it was not told', () => {
    expect(told(['c2'], {})).toEqual([]);
  });

  it.each<[string, Partial<BookQuestion>]>([
    ['the answer', { answer: 'The moon of Jupiter pulls on every kitchen.' }],
    [
      'what is asked',
      {
        question: 'Which planet pulls the tide of every kitchen?',
        options: ['dough', 'salt'],
        correct: 0,
        answer: null,
      },
    ],
  ])('is left to its readers where the text does not bear out %s', (_, some) => {
    let left = 0;
    const made = madeBy(
      ({ reading }) => {
        const { answered, open } = bookQuestions(reading, new Set(['c1', 'c2']));
        left = open.length;
        return answered;
      },
      { parts, apparatus: { questions: [question(some)] } },
    );
    expect(made).toEqual([]);
    expect(left).toBe(1);
  });

  it('has "all of the above" for its key only where one part of the text says all of that', () => {
    const keyed = (...options: string[]) =>
      book({ options: [...options, 'all of the above'], correct: 2, answer: null });
    expect(keyed('sticky dough', 'hardly any gluten')).toHaveLength(1);
    expect(keyed('sticky dough', 'weak yeast')).toEqual([]);
  });

  it('is left to its readers where the text says less than nine of ten words of the answer', () => {
    const answer = (known: string) => ({ question: 'What is rye?', answer: `${known}.` });
    expect(book(answer('Sticky rye dough, bitter crumb'))).toEqual([]);
    expect(book(answer('Sticky rye dough, gluten strength'))).toHaveLength(1);
  });

  it.each([
    ['a blank has no options', { question: 'Rye dough is ____.', answer: 'sticky' }],
    ['the answer names letters', { question: 'How are both?', answer: 'Rye: a; dough: c.' }],
  ])('is left to its readers where %s', (_, some) => {
    expect(book(some)).toEqual([]);
  });

  it('is left to its readers where it is about somebody whom the text does not name', () => {
    const dough = { options: ['sticky dough', 'weak yeast'], correct: 0, answer: null };
    expect(book({ ...dough, question: 'What is a Rye Dough?' })).toHaveLength(1);
    expect(book({ ...dough, question: 'What is a rye dough of the Old Baker?' })).toEqual([]);
  });

  it('is still left to its readers where the text cannot answer it, and only gone where it cannot be put', () => {
    const left = (some: Partial<BookQuestion>) => {
      let open: readonly string[] = [];
      madeBy(
        ({ reading }) => {
          open = bookQuestions(reading, new Set(['c1', 'c2'])).open.map((one) => one.question);
          return [];
        },
        { parts, apparatus: { questions: [question(some)] } },
      );
      return open;
    };
    expect(left({ question: 'Do you think rye is bitter?', answer: null })).toHaveLength(1);
    expect(left({ options: ['bitter malt', 'coarse bran'], correct: 0, answer: null })).toHaveLength(1);
    expect(left({ question: '' })).toEqual([]);
    expect(left({ question: '![](loaf.png) What is this?' })).toEqual([]);
  });

  it('is left out where its options are told by letters or are empty', () => {
    expect(book({ options: ['gluten', ''], correct: 0, answer: null })).toEqual([]);
    expect(book({ options: ['gluten', 'salt', 'both A and B'], correct: 2, answer: null })).toEqual([]);
  });

  it('is asked beside the part of the text that it stands below, even where that does not say its answer', () => {
    const tried = { heading: 'Bread › Try It', role: 'exercises' as const, text: 'Weigh 3 loaves of 2 pounds.' };
    const between = [...parts.slice(0, 1), tried, ...parts.slice(1, 2)];
    const some = question({ question: 'Weigh 3 loaves of 2 pounds.', answer: '6', chunk: 'c2' });
    const made = (at: 'end' | 'below') =>
      madeBy(
        ({ reading }) => {
          const { answered, below } = bookQuestions(reading, new Set(['c1']));
          return at === 'end' ? answered : below(['c1']);
        },
        { parts: between, apparatus: { questions: [some] } },
      );
    expect(made('end')).toEqual([]);
    expect(made('below')).toMatchObject([{ answer: '6', place: { at: 'section', heading: 'Rye' } }]);
  });

  it.each<[string, Partial<BookQuestion>]>([
    ['without an answer', { answer: null }],
    ['about a picture', { question: 'Why is the rye dough in the figure sticky?' }],
    ['about a film', { question: 'Watch this video of a rye dough. Why is rye dough so sticky?' }],
    ['whose answer is a picture', { answer: 'Rye holds hardly any gluten, as in Figure 2.' }],
    ['with a row of a table', { question: 'Complete it.\n\n| Rye | Gluten |\n| --- | --- |\n| 1 | 2 |' }],
    ['that leans on another one', { question: 'Why is the dough of exercise 3 so sticky?' }],
    ['that needs a simulation', { question: 'Run the PhET simulation of a rye dough. Why is it sticky?' }],
    ['that needs a calculator', { question: 'Use a graphing calculator: how sticky is rye dough?' }],
    ['that anybody answers as they like', { answer: 'Answers will vary.' }],
    ['of more than three parts', { question: 'Is rye sticky? Is wheat? Is salt? Is water?' }],
    [
      'whose answer is a name that the material does not say',
      { question: 'Who baked rye?', options: ['Kim Olsen', 'Ann Salt', 'Jo Rye'], correct: 0, answer: null },
    ],
  ])('is left out %s', (_, some) => {
    expect(book(some)).toEqual([]);
  });
});
