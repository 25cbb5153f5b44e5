import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { settledIn } from '../../../../lambdas/engine/rules/settle.ts';

const glossary = [
  ['levain', 'mixture of flour and water that ferments with wild yeasts'],
  ['poolish', 'wet mixture that ferments overnight'],
  ['biga', 'stiff mixture that rests in a cool room'],
  ['autolyse', 'mixture of flour and water that rests without salt'],
  ['old doughs', 'mixtures kept from the day before'],
  ['baker', 'person who makes bread'],
] as const;

const gapsIn = (text: string) => {
  const said =
    'A levain is warm. A poolish is wet. A biga is stiff. An autolyse is short. Old doughs are sour. A baker is awake.';
  const reading = readMaterial({
    language: 'en',
    chunks: [
      { id: 'c1', heading: 'Levain', text: `${text}\n\n${said}` },
      {
        id: 'c2',
        heading: 'Glossary',
        role: 'glossary',
        text: glossary.map(([term, meaning]) => `**${term}**: ${meaning}`).join('\n\n'),
      },
    ],
    apparatus: {
      objectives: ['Say what a levain is'],
      glossary: glossary.map(([term, definition]) => ({ term, definition, chunk: 'c2' })),
      questions: [],
    },
  });
  return settledIn(reading).filter(
    ({ rule, candidate }) => rule.id === 'gap' && candidate.shown.startsWith(text.slice(0, 12)),
  );
};

describe('a gap', () => {
  it('is filled by nothing but terms of its kind, its number and its article', () => {
    const [found] = gapsIn('A levain gives a loaf of rye its sour taste and its long life.');
    expect(found?.candidate.question).toContain('A _____ gives a loaf');
    expect(found?.refused).toBeUndefined();
    expect(found?.wrong.map(({ text }) => text).sort()).toEqual(['Biga', 'Poolish']);
  });

  it.each([
    ['says more of what stands before it', 'A levain is even more sour and gives a loaf of rye its long life.'],
    ['points at something', 'A levain gives such a loaf of rye its sour taste and its long life.'],
  ])('is not made in a sentence that %s', (_, text) => {
    expect(gapsIn(text).map(({ refused }) => refused)).toEqual(['hangs on the sentences around it']);
  });

  it.each([
    ['mentions its term in passing', 'When the baker feeds the levain, flour and water are always at hand.'],
    ['is a caption', '*A levain gives a loaf of rye its sour taste and its long life.*'],
    [
      'leaves only its term, by a longer name',
      'A levain starter gives a loaf of rye its sour taste and its long life.',
    ],
  ])('is not made in a sentence that %s', (_, text) => {
    expect(gapsIn(text)).toEqual([]);
  });
});
