import { describe, expect, it } from 'vitest';
import { localeOf } from '../../../../lambdas/engine/locales/locales.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { proofOf } from '../../../../lambdas/engine/rules/proof.ts';

const RESTS = 'A dough rests in a bowl. A dough rests in a basket. A dough rises in a bowl. A loaf rises in an oven.';

interface Case {
  readonly question?: string;
  /** The right one first. */
  readonly options?: readonly string[];
  readonly glossary?: string;
}

/** The sentence that decides who feeds what, or another question, in a text about dough with one sentence more. */
const proof = (more: string, { question, options, glossary = 'A crust is hard.' }: Case = {}): string | undefined => {
  const chunks = [
    { id: 'c1', heading: 'Bread', text: `${RESTS}\n\n${more}` },
    { id: 'c2', heading: 'Glossary', role: 'glossary' as const, text: glossary },
  ];
  return proofOf(
    {
      number: null,
      question: question ?? 'What feeds the **levain** of a dough in winter?',
      options: options ?? ['rye flour', 'coarse salt', 'warm water'],
      correct: 0,
      answer: null,
      chunk: 'c2',
      answerChunk: null,
    },
    { reading: readMaterial({ language: 'en', chunks }), locale: localeOf('en') },
  )?.text;
};
const FED = 'In winter, rye flour feeds the **levain** of a dough.';
const plain = (text: string): string => text.replaceAll('*', '');

describe('the sentence that decides a question of a book', () => {
  it('speaks of what is asked and holds the answer', () => {
    expect(proof(FED)).toBe(plain(FED));
  });

  it('may be several of a paragraph that say it together', () => {
    const both = 'In winter a **levain** is slow. Bakers then feed it with fresh rye flour.';
    expect(proof(both)).toBe(plain(both));
    expect(proof(both.replace('. ', '.\n\n'))).toBeUndefined();
  });

  it('are not several that leave out what a word is asked for by', () => {
    const question = 'Which mill of a dough is called so in winter?';
    const options = ['levain', 'salt', 'water'];
    const both = 'In winter a dough is slow. Its levain is called old.';
    expect(proof(both, { question, options })).toBeUndefined();
    expect(proof(both.replace('slow', 'slow at the mill'), { question, options })).toContain('levain');
  });

  it.each<[string, string, Case?]>([
    [
      'speaks of too little',
      'In winter, rye flour is dear.\n\nA wet loaf is cold.\n\nA sticky loaf is soft. A wet bowl is cold and soft and sticky.',
      { question: 'What keeps a wet, cold and sticky dough soft in winter?' },
    ],
    ['does not speak of the rarest word', 'A baker feeds the **levain** of a dough with rye flour.'],
    ['does not name a term', `Rye flour feeds a dough in winter.\n\nThe **levain** is old.`],
    [
      'does not name who is asked about',
      'Anna Miller kneads a dough of rye flour in winter.',
      { question: 'What does Anna Baker knead in winter?' },
    ],
    ['does not hold the answer', 'In winter, flour feeds the **levain** of a dough.'],
    [
      'has a word of the answer that only begins like it',
      'In winter, fermenting feeds the **levain** of a dough.',
      { options: ['fermented rice', 'salt', 'water'] },
    ],
    [
      'has another number than the answer',
      'In winter, old rye flour and rested water of 12 hours feed the **levain** of a dough.',
      { options: ['old rye flour and rested water of 14 hours', 'salt', 'water'] },
    ],
    ['names another option by its words', 'In winter, rye flour and warm water feeds the **levain** of a dough.'],
    [
      'says what another option says',
      'In winter, rye flour and warm water feeds the **levain** of a dough.',
      { options: ['rye flour', 'coarse salt', 'water that is warm'] },
    ],
    [
      'names another option in words of the question',
      'In winter, rye flour feeds the **levain** of a dough, and the dough levain too.',
      { options: ['rye flour', 'dough levain', 'water'] },
    ],
    ['needs the one before it', 'In this winter, rye flour feeds the **levain** of a dough.'],
    ['asks', 'Does rye flour feed the **levain** of a dough in winter?'],
    [
      'is listed to choose from',
      'Which is true?\n\n1. In winter, rye flour feeds the levain of a dough.\n2. It does not.',
    ],
  ])('is none that %s', (_, text, some) => {
    expect(proof(text, some)).toBeUndefined();
  });

  it('of a definition may name other options', () => {
    const question = 'Which dough is fed in winter?';
    const options = ['levain', 'biga', 'poolish'];
    const text = 'levain: a dough that is fed in winter, unlike a biga';
    expect(proof('A dough.', { question, options, glossary: text })).toBe(text);
    expect(proof(`A ${text.replace(':', ' is')}.`, { question, options })).toBeUndefined();
  });

  it.each<[string, Case]>([
    ['what is not so', { question: 'What does not feed the levain of a dough in winter?' }],
    ['an option about its options', { options: ['all of the above', 'salt', 'water'] }],
  ])('is none for %s', (_, some) => {
    expect(proof(`${FED} All that is above feeds the levain of a dough in winter.`, some)).toBeUndefined();
  });
});
