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
    expect(meaningsOf(['miche', 'fouace', 'pugliese', 'cottage'], 3)).toHaveLength(2);
  });

  it('asks nothing of a box beside the text', () => {
    const box = readMaterial({
      language: 'en',
      chunks: [{ id: 'c1', heading: 'Bread › Career Connection: Miller', text: 'A miller is a man who grinds corn.' }],
    });
    expect(openDraftsIn(box)).toEqual([]);
  });

  it('asks for no term that the book asks for, or that has options elsewhere', () => {
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
    const open = openQuestionsOn(all, ids, { shortAnswers: 9, kept });
    expect(open.some(({ question }) => question.includes('levain'))).toBe(false);
    const first = openQuestionsOn(reading, ['c1'], { shortAnswers: 1 }).map(({ question }) => question);
    expect(first).toHaveLength(1);
    const others = openQuestionsOn(reading, ['c1'], { shortAnswers: 9, kept: first }).map(({ question }) => question);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(first[0]);
  });

  it('is none of the book’s own, which stand at the end with the book’s answer', () => {
    expect(openDraftsIn(bakery()).map(({ question }) => question)).not.toContain(
      'Why does a baker wait before the salt is added?',
    );
  });
});
