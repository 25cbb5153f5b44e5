import { expect, it } from 'vitest';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { sectionSalience } from '../../../../lambdas/engine/salience/section-salience.ts';

it('puts the section that the objectives and the terms are about before one in passing', () => {
  const reading = readMaterial({
    language: 'en',
    chunks: [
      { id: 'aside', heading: 'A walk', text: 'We went out in the rain. Somebody sang. The dog barked twice.' },
      {
        id: 'yeast',
        heading: 'Yeast',
        text: '**Yeast** is a fungus that makes dough rise. Yeast needs sugar to live.',
      },
      { id: 'glossary', heading: 'Glossary', role: 'glossary', text: 'yeast: a fungus' },
    ],
    apparatus: { objectives: ['Explain how yeast makes dough rise'], glossary: [], questions: [] },
  });
  const weights = sectionSalience(reading);
  expect([...weights.keys()]).toEqual(['aside', 'yeast']);
  expect(weights.get('yeast')).toBe(1);
  expect(weights.get('aside')).toBeLessThan(0.5);
});
