import { describe, expect, it } from 'vitest';
import { findWhy } from '../../../../lambdas/engine/activities/why.ts';
import { chapterOf, madeBy } from './practise.ts';

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
      'When old yeast runs out of sugar, dough collapses and tastes of vinegar.',
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
      'If the conditions are not met, dough collapses in the bowl.',
    ],
    [
      'tells what befalls a thing that another sentence names',
      'When old yeast runs out of sugar, the vessel bursts in the middle of the night.',
    ],
    ['only names something', 'When a dough rests for a whole night, it is called a cold dough by bakers.'],
    ['says what somebody needs', 'Whenever a dark and heavy loaf is needed, rye replaces the wheat of the dough.'],
    ['says that nothing follows', 'When a dough rests for a whole night, no salt is added to the bowl.'],
    [
      'says one of several things about the same case',
      'When old yeast runs out of sugar, dough collapses. Bakers throw a dough away once old yeast runs out of sugar.',
    ],
    [
      'stops at a first step',
      'When old yeast runs out of sugar, dough collapses in the bowl. This makes room for a sour taste.',
    ],
    ['gives a part of the reason', 'Rye dough is sticky partly because rye holds hardly any gluten.'],
    ['gives the main reason', 'Rye dough is sticky primarily because rye holds hardly any gluten.'],
    ['leaves the reason to another sentence', 'Rye dough sticks to the hands because of this lack of gluten.'],
    ['has two clauses', 'Rye dough is sticky, but wheat is not because it holds gluten.'],
    ['draws a conclusion', 'Rye dough is therefore sticky because rye holds hardly any gluten.'],
    [
      'tells a condition only in part',
      'When old yeast runs out of sugar, and the room is warm, dough collapses in the bowl.',
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

describe('the activities of a chapter', () => {
  const rest =
    'Flour is ground from grain in a mill. Salt gives a loaf its taste. Water makes the flour swell in the bowl. An oven is heated with dry wood. Steam keeps the crust soft at first.';
  const text =
    'Rye dough is sticky because rye holds hardly any gluten. When old yeast runs out of sugar, dough collapses and tastes of vinegar. Old dough leads to a heavy loaf with a pale crust. Bakers shape a loaf with wet hands. A basket holds the shape of the loaf for a night.';
  const material = {
    parts: [
      { heading: 'Bread › Rye', text },
      {
        heading: 'Bread › Flour',
        text: `${rest} ${rest.replaceAll(/Flour|Salt|Water|An oven|Steam/g, (one) => `${one} of the town`)}`,
      },
    ],
  };

  it('are at most two of a short chapter, and a recall where there is no other', () => {
    const kinds = chapterOf(material).map(({ kind }) => kind);
    expect(kinds).toContain('why');
    expect(kinds).not.toContain('recall');
    expect(kinds.length).toBeLessThanOrEqual(2);
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
        return made.kind === 'why' ? made.answer.map(({ quote }) => `${seed} ${quote}`) : [];
      }),
    );
    expect(quotes.length).toBeGreaterThan(2);
    expect(new Set(quotes).size).toBe(quotes.length);
  });
});
