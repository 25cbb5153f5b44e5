import { describe, expect, it } from 'vitest';
import type { BookQuestion } from '../../../../lambdas/domain/material/chunk.ts';
import { bookQuestions } from '../../../../lambdas/engine/activities/book.ts';
import { findWhy } from '../../../../lambdas/engine/activities/why.ts';
import { chapterOf, first, madeBy } from './practise.ts';

const asked = (text: string, language = 'en') =>
  madeBy(findWhy, { language, parts: [{ heading: 'Bread', text }] }).flatMap((made) =>
    made.kind === 'why' ? [made.question] : [],
  );

describe('a sentence is asked for its reason', () => {
  it.each([
    ['Rye dough is sticky because rye holds hardly any gluten.', 'Why is rye dough sticky?'],
    [
      'A damp cloth covers the bowl so that no dry skin can form on the dough.',
      'Why does a damp cloth cover the bowl?',
    ],
    ['Because steam keeps the crust soft, bakers pour water into the oven.', 'Why do bakers pour water into the oven?'],
    [
      'The first bakers of Rome worked at night in order to sell warm bread at dawn.',
      'Why did the first bakers of Rome work at night?',
    ],
    ['A damp cloth can be used in order to keep the dough soft.', 'What can a damp cloth be used for?'],
    [
      'When old yeast runs out of sugar, the dough collapses and tastes of vinegar.',
      'What happens when old yeast runs out of sugar?',
    ],
    [
      'When yeast and sugar meet in warm water, they cause a foam in the bowl.',
      'What happens when yeast and sugar meet in warm water?',
    ],
  ])('%s', (text, question) => {
    expect(asked(text)).toEqual([question]);
  });

  it.each([
    ['has two verbs', 'A dry loaf is grated in the morning and is sold as crumbs because nobody wants it.'],
    ['has a clause as its subject', 'Whoever has a dark loaf needs a sharp knife because rye dough is sticky.'],
    ['speaks of each of several times', 'Every loaf is weighed in the town in order to find the light ones.'],
    ['says what is so', 'When an oven of stone is heated at night, its bricks are hard and dry.'],
    ['says what may be done', 'When an oven of stone is heated at night, a baker may sleep beside it.'],
    ['leans on the one before it', 'This is sticky because rye holds hardly any gluten.'],
    ['speaks of somebody not named', 'The dough that he bakes is sticky because rye holds no gluten.'],
    ['tells what somebody believes', 'Bakers believed that rye is sticky because the moon was full.'],
    ['has several clauses', 'Although wheat is not, rye dough is sticky because rye holds no gluten.'],
    ['names a condition without a subject', 'When kept in the cold, the dough rests for a whole night.'],
    [
      'speaks of a thing that only the sentence before names',
      'If the conditions are not met, the dough collapses in the bowl.',
    ],
    ['only names something', 'When a dough rests for a whole night, it is called a cold dough by bakers.'],
    ['says that nothing follows', 'When a dough rests for a whole night, no salt is added to the bowl.'],
    [
      'says one of several things about the same case',
      'When old yeast runs out of sugar, the dough collapses. Bakers throw a dough away once old yeast runs out of sugar.',
    ],
    ['gives a part of the reason', 'Rye dough is sticky partly because rye holds hardly any gluten.'],
    ['leaves the reason to another sentence', 'Rye dough sticks to the hands because of this lack of gluten.'],
    ['has two clauses', 'Rye dough is sticky, but wheat is not because it holds gluten.'],
    ['draws a conclusion', 'Rye dough is therefore sticky because rye holds hardly any gluten.'],
    [
      'tells a condition only in part',
      'When old yeast runs out of sugar, and the room is warm, the dough collapses in the bowl.',
    ],
    ['orders something', 'If a dough of rye sticks to the hands, add a spoon of flour to it.'],
    ['says what something is for by what it is', 'Baking is the art of heating dough so that it becomes bread.'],
    ['says why by a thing that it does not name', 'The model is useful because rye holds hardly any gluten.'],
    ['begins with a word that may be a name', 'Fermage is sticky because rye holds hardly any gluten.'],
    ['only tells what something does', 'Old dough leads to a heavy loaf with a pale crust.'],
  ])('not where it %s', (_, text) => {
    expect(asked(text)).toEqual([]);
  });

  it('in German and Spanish in the words of the sentence itself', () => {
    expect(asked('Roggenteig klebt an den Händen, weil er kaum Gluten hat.', 'de')).toEqual([
      'Warum ist das so? „Roggenteig klebt an den Händen.“',
    ]);
    expect(asked('La masa de centeno se pega mucho porque tiene poco gluten.', 'es')).toEqual([
      '¿Por qué es así? «La masa de centeno se pega mucho.»',
    ]);
  });
});

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

  it('needs the whole text where nobody can tell what answers it', () => {
    const some = { answer: 'The moon of Jupiter pulls on every kitchen.' };
    expect(told(['c1'], some)).toEqual([]);
    expect(book(some)).toHaveLength(1);
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

describe('the activities of a chapter', () => {
  const rest =
    'Flour is ground from grain in a mill. Salt gives a loaf its taste. Water makes the flour swell in the bowl. An oven is heated with dry wood. Steam keeps the crust soft at first.';
  const text =
    'Rye dough is sticky because rye holds hardly any gluten. When old yeast runs out of sugar, the dough collapses and tastes of vinegar. Old dough leads to a heavy loaf with a pale crust. Bakers shape a loaf with wet hands. A basket holds the shape of the loaf for a night.';
  const material = {
    parts: [
      { heading: 'Bread › Rye', text },
      {
        heading: 'Bread › Flour',
        text: `${rest} ${rest.replaceAll(/Flour|Salt|Water|An oven|Steam/g, (one) => `${one} of the town`)}`,
      },
      ...parts.slice(1),
    ],
    apparatus: { questions: [question({ answer: 'Rye holds hardly any gluten.' })] },
  };

  it('are at most one prediction and at most two others of a short chapter, and a recall where there is no other', () => {
    const kinds = chapterOf(material).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'predict').length).toBeLessThanOrEqual(1);
    expect(kinds).toContain('why');
    expect(kinds).not.toContain('recall');
    expect(kinds.length).toBeLessThanOrEqual(3);
    const plain = { parts: [{ heading: 'Bread › Flour', text: rest }] };
    expect(chapterOf(plain).map(({ kind }) => kind)).toEqual(['recall']);
  });

  it('are the same each time', () => {
    expect(chapterOf(material)).toEqual(chapterOf(material));
  });

  it('practise no sentence twice', () => {
    const both = 'The **levain** is a starter that is fed because its yeast eats its flour within a day.';
    const parts = [{ heading: 'Bread › Starters', text: `${both} ${text}` }];
    const quotes = ['one', 'two', 'three'].flatMap((seed) =>
      chapterOf({ parts }, seed).flatMap((made) => {
        if (made.kind === 'gap') return `${seed} ${made.evidence.quote}`;
        return made.kind === 'predict' || made.kind === 'why' ? made.answer.map(({ quote }) => `${seed} ${quote}`) : [];
      }),
    );
    expect(quotes.length).toBeGreaterThan(2);
    expect(new Set(quotes).size).toBe(quotes.length);
  });
});
