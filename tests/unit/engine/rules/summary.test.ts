import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { openDraftsIn } from '../../../../lambdas/engine/rules/open-questions.ts';

const rye = [
  'Rye flour holds little gluten.',
  'A dough of it spreads on the stone and stays sticky for hours.',
  'Bakers add a sour levain, which keeps the enzymes of the flour in check.',
];

describe('a question for the main points of a chapter', () => {
  const taught =
    'Bakers find little gluten in rye flour, so its dough spreads and stays sticky. A sour levain checks enzymes.';
  const summariesIn = (summary: string, text = taught) => {
    const chunks = [
      { id: 'c1', heading: 'Rye bread › Dough', text },
      { id: 'c2', heading: 'Summary', role: 'summary' as const, text: summary },
    ];
    return openDraftsIn(readMaterial({ language: 'en', chunks })).filter(({ rule }) => rule.id === 'summary');
  };

  it('has the book’s own summary as its answer', () => {
    const [draft] = summariesIn(rye.join(' '));
    expect(draft).toMatchObject({
      question: 'Sum up “Rye bread” in your own words, with the points that the material’s own summary makes.',
      chunk: 'c1',
      points: rye.map((text) => ({ text, chunk: 'c2', quote: text })),
    });
  });

  it('tells what leans on a sentence together with it where there are more than five', () => {
    const more = ['Rye flour spreads a dough.', 'It keeps the levain sour.', 'A sour levain is sticky.'];
    const points = (sentences: readonly string[]) =>
      summariesIn([...rye, ...sentences].join(' '))[0]?.points.map(({ text }) => text);
    expect(points(more)).toEqual([...rye, more.slice(0, 2).join(' '), more[2]]);
    expect(points(more.map((one) => one.replace('It keeps', 'Dough keeps')))).toBeUndefined();
  });

  it.each([
    ['has a table', `${rye.join(' ')}\n\n| Rye | Wheat |\n| --- | --- |\n| dark | pale |`],
    ['is hardly more than a sentence', rye.slice(0, 2).join(' ')],
    ['begins with what another one names', `It is sticky. ${rye.join(' ')}`],
    ['would lose an example', `${rye.join(' ')} For example, rye dough is sticky.`],
    ['has a formula', `${rye.join(' ')} Its dough is $\\frac{1}{2}$ sour levain.`],
  ])('is not asked where the summary %s', (_, summary) => {
    expect(summariesIn(summary)).toEqual([]);
  });

  it('is not asked where the summary speaks to its reader', () => {
    expect(summariesIn(`${rye.join(' ')} Bakers add it to your dough.`)).toEqual([]);
  });

  it('is not asked where a sentence of the summary is told nowhere', () => {
    expect(summariesIn(`${rye.join(' ')} Wheat came to Egypt by ship.`)).toEqual([]);
  });
});
