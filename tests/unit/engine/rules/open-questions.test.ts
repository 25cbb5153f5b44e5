import { describe, expect, it } from 'vitest';
import type { Apparatus } from '../../../../lambdas/domain/material/chunk.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { openDraftsIn, openQuestionsOn } from '../../../../lambdas/engine/rules/open-questions.ts';
import { questionsOn } from '../../../../lambdas/engine/rules/questions-on.ts';
import { bakery } from './bakery.ts';

const glossary = [
  ['levain', 'mixture of flour and water that ferments with wild yeasts'],
  ['poolish', 'wet mixture that ferments overnight with bought yeast'],
  ['autolyse', 'rest of flour and water before salt is added'],
  ['banneton', 'basket of woven cane for a resting loaf'],
] as const;

const text = `A **levain** and a **poolish** differ: one is a mixture of flour and water that ferments with wild yeasts, and one is a wet mixture that ferments overnight with bought yeast.

The **autolyse** is a rest of flour and water before any salt is added. Bakers like the autolyse. No autolyse takes a night.

A rye dough is very sticky because rye flour holds little gluten.

Steel pans are made of two thin sheets. Steel pans can rust in a damp kitchen.`;

const apparatus: Apparatus = {
  objectives: [],
  glossary: glossary.map(([term, definition]) => ({ term, definition, chunk: 'c2' })),
  questions: [],
};
const chunks = [
  { id: 'c1', heading: 'Bread › Dough', text },
  {
    id: 'c2',
    heading: 'Glossary',
    role: 'glossary' as const,
    text: glossary.map(([term, definition]) => `- **${term}**: ${definition}`).join('\n'),
  },
];
const reading = readMaterial({ language: 'en', chunks, apparatus });
const asked = (rule: string) => openDraftsIn(reading).filter((draft) => draft.rule.id === rule);

describe('a question in one’s own words', () => {
  it('asks how two terms differ that a sentence names together, by what each of them is', () => {
    expect(asked('compare').map(({ question }) => question)).toEqual([
      'How do “levain” and “poolish” differ? Say what each of them is.',
    ]);
    expect(asked('compare')[0]?.points.map(({ text: point }) => point)).toEqual([
      'levain: mixture of flour and water that ferments with wild yeasts',
      'poolish: wet mixture that ferments overnight with bought yeast',
    ]);
  });

  it('asks what a term means that the text explains, and none that only the glossary does', () => {
    const questions = asked('explain').map(({ question }) => question);
    expect(questions).toContain('Explain in your own words what the material means by “autolyse”.');
    expect(questions.some((question) => question.includes('banneton'))).toBe(false);
  });

  it('has the whole of a definition as its point, and asks for none that says no more than its term', () => {
    const entries = [
      [
        'sponge',
        '(also, starter) loose dough that is made the day before, but that holds all of the yeast; smells sour',
      ],
      ['rye bread', 'bread that is baked of rye'],
    ] as const;
    const said = entries
      .map(([term, definition]) => `The ${term} is here. ${definition}. The ${term} is old. The ${term} is new.`)
      .join(' ');
    const book = readMaterial({
      language: 'en',
      chunks: [
        { id: 'c1', heading: 'Bread', text: said },
        {
          id: 'c2',
          heading: 'Glossary',
          role: 'glossary',
          text: entries.map((entry) => entry.join(': ')).join('\n\n'),
        },
      ],
      apparatus: { ...apparatus, glossary: entries.map(([term, definition]) => ({ term, definition, chunk: 'c2' })) },
    });
    expect(openDraftsIn(book).flatMap(({ points }) => points.map((point) => point.text))).toEqual([
      'sponge: loose dough that is made the day before, but that holds all of the yeast; smells sour',
    ]);
  });

  const meaningsOf = (terms: readonly string[], uses: number) => {
    const list = terms.map((term) => ({
      term,
      definition: `loaf that is baked with ${term.length} ${term.at(-1)}-grained flours`,
      chunk: 'c2',
    }));
    const text = terms
      .map((term) =>
        `A ${term} is a loaf that is baked with ${term.length} ${term.at(-1)}-grained flours. `.repeat(uses),
      )
      .join('\n\n');
    const parts = [
      { id: 'c1', heading: 'Bread', text },
      {
        id: 'c2',
        heading: 'Glossary',
        role: 'glossary' as const,
        text: list.map((one) => `${one.term}: ${one.definition}`).join('\n\n'),
      },
    ];
    const book = readMaterial({ language: 'en', chunks: parts, apparatus: { ...apparatus, glossary: list } });
    return openQuestionsOn(book, ['c1'], { shortAnswers: 9 }).filter(({ question }) => question.startsWith('Explain'));
  };

  it('asks for no meaning of a term that the text uses in passing', () => {
    expect(meaningsOf(['miche'], 1)).toEqual([]);
    expect(meaningsOf(['miche'], 3)).toHaveLength(1);
  });

  it('asks for no meaning that its sentence hardly tells', () => {
    const told = (what: string) =>
      openDraftsIn(
        readMaterial({
          language: 'en',
          chunks: [
            {
              id: 'c1',
              heading: 'Bread › Oven spring',
              text: `An **oven spring** is ${what}. The oven spring takes minutes. Bakers like the oven spring.`,
            },
          ],
        }),
      ).filter(({ rule }) => rule.id === 'explain');
    expect(told('a rather massive matter')).toEqual([]);
    expect(told('a rise of the dough that sets in with the first heat of the stone')).toHaveLength(1);
  });

  it('asks no quiz full of meanings', () => {
    expect(meaningsOf(['miche', 'fouace', 'pugliese', 'cottage'], 3)).toHaveLength(1);
  });

  it('asks nothing of a box beside the text', () => {
    const box = readMaterial({
      language: 'en',
      chunks: [{ id: 'c1', heading: 'Bread › Career Connection: Miller', text: 'A miller is a man who grinds corn.' }],
    });
    expect(openDraftsIn(box)).toEqual([]);
  });

  it('asks why, with the sentence that says it as its one point', () => {
    const [why] = asked('why');
    expect(why?.question).toBe('Why is a rye dough very sticky?');
    expect(why?.points).toEqual([
      expect.objectContaining({ text: 'A rye dough is very sticky because rye flour holds little gluten.' }),
    ]);
  });

  const about = 'Bakers, blades, flour, ovens, poolish and cracks';

  it.each([
    ['how', 'Bakers keep a loaf soft by wrapping it in a damp cloth.', 'How do bakers keep a loaf soft?'],
    ['purpose', 'A sharp blade allows bakers to cut a wet dough.', 'What does a sharp blade allow bakers to do?'],
    ['purpose', 'Rye flour is used to feed a sour dough.', 'What is rye flour used for?'],
    [
      'purpose',
      'In 1790, bakers built a tall chimney to draw the smoke out of the room.',
      'In 1790, why did bakers build a tall chimney?',
    ],
    ['effect', 'A cold oven leads to a pale crust and a flat loaf.', 'What does a cold oven lead to?'],
    ['parts', 'A poolish consists of flour, water and a little yeast.', 'What does a poolish consist of?'],
    ['why', 'If a poolish grows sour, the clerk throws it away.', 'What happens if a poolish grows sour?'],
    ['when', 'A crack appears when the skin of a dough dries out.', 'When does a crack appear?'],
  ])('asks what a sentence says of its subject: %s', (rule, sentence, question) => {
    const known = 'Some bakers work at night. In the morning rye flour and wheat flour come in.';
    const loaf = readMaterial({
      language: 'en',
      chunks: [{ id: 'c1', heading: about, text: `${sentence}\n\n${known}` }],
    });
    expect(openDraftsIn(loaf).map((draft) => [draft.rule.id, draft.question])).toEqual([[rule, question]]);
    expect(openDraftsIn(loaf)[0]?.points).toEqual([{ text: sentence, chunk: 'c1', quote: sentence }]);
  });

  it.each([
    ['a verb that belongs to the subject', 'A dough sent by rail to the town leads to a flat loaf.'],
    ['a name that is given to the subject', 'An oven called oven two allows bakers to cut a wet dough.'],
    ['something done to a thing before', 'Due to its price, a modified oven can be used to bake a pale crust.'],
    ['one case of many', 'A cold oven was used to keep a poolish for a day.'],
    ['a subject that another sentence names', 'The device allows bakers to cut a wet dough.'],
    ['an answer of a word or two', 'A cold oven leads to cold.'],
    ['more of the same after it', 'A cold oven leads to a pale crust and a flat loaf. Another result is a sour taste.'],
    ['a first step of several', 'If a poolish grows sour, the clerk throws it away. Then it feeds the hens.'],
    ['where it goes on and not what for', 'Bakers built a tall chimney next to the oven of the town.'],
    ['a list', '- A cold oven leads to a pale crust and a flat loaf.'],
    [
      'more of the same elsewhere',
      'A cold oven leads to a pale crust and a flat loaf.\n\nA cold oven causes cracks, too.',
    ],
    ['a subject that the text is not about', 'A cold cellar leads to a pale crust and a flat loaf.'],
    ['praise', 'A poolish is a key feature of baking that allows a baker to sleep.'],
    ['a second predicate', 'A poolish is a mixture of flour and water, and allows a baker to sleep at night.'],
    ['a person', 'Charles is a retired driver who bakes at night. Some say that Charles sleeps by day.'],
  ])('asks nothing where there is %s', (_, text) => {
    const loaf = readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: about, text }] });
    expect(openDraftsIn(loaf)).toEqual([]);
  });

  it('asks one thing of a sentence, and for no term that the book asks for, or that has options elsewhere', () => {
    const text = 'A sharp blade allows bakers to cut a wet dough because its edge is thin.';
    const loaf = readMaterial({ language: 'en', chunks: [{ id: 'c1', heading: about, text }] });
    expect(openDraftsIn(loaf).map(({ rule }) => rule.id)).toEqual(['why']);
    const question = { number: '1', answer: null, chunk: 'c2', answerChunk: null, correct: 0 };
    const book = readMaterial({
      language: 'en',
      chunks,
      apparatus: {
        ...apparatus,
        questions: [{ ...question, question: 'What is a rest before salt is added?', options: ['autolyse', 'levain'] }],
      },
    });
    expect(openDraftsIn(book).some(({ subjects }) => subjects.includes('autolyse'))).toBe(false);
    expect(openDraftsIn(book).some(({ subjects }) => subjects.includes('levain'))).toBe(true);
  });

  it('has its points in the material, and asks of no term twice', () => {
    const open = openQuestionsOn(reading, ['c1'], { shortAnswers: 9 });
    for (const { points } of open)
      for (const { chunk, quote } of points) expect(reading.byId.get(chunk)?.text).toContain(quote);
    expect(open.filter(({ question }) => question.includes('“levain”'))).toHaveLength(1);
  });

  it('asks in several ways, as far as it is asked for, and nothing that a question with options asks already', () => {
    const all = bakery();
    const ids = all.chunks.map(({ id }) => id);
    const kept = questionsOn(all, ids, { count: 9 }).map(({ question }) => question);
    expect(kept).toContain('What does the material mean by “levain”?');
    const open = openQuestionsOn(all, ids, { shortAnswers: 2, kept });
    expect(open).toHaveLength(2);
    expect(open.some(({ question }) => question.includes('levain'))).toBe(false);
    expect(
      openQuestionsOn(all, ids, { shortAnswers: 99, kept: ['Why is a rye dough very sticky?'] }),
    ).not.toContainEqual(expect.objectContaining({ question: 'Why is a rye dough very sticky?' }));
  });

  it('is none of the book’s own, which stand at the end with the book’s answer', () => {
    expect(openDraftsIn(bakery()).map(({ question }) => question)).not.toContain(
      'Why does a baker wait before the salt is added?',
    );
  });
});
