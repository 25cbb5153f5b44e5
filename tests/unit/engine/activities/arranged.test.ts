import { describe, expect, it } from 'vitest';
import { findOrder } from '../../../../lambdas/engine/activities/order.ts';
import { first, madeBy } from './practise.ts';

const one = (text: string, heading = 'Bread › The work of a night') => ({ parts: [{ heading, text }] });
const list = '1. Mix the flour with the water\n2. Let the dough rest\n3. Shape a loaf\n4. Bake it in a hot oven';

describe('an order', () => {
  it('is made of a numbered list that is said to be steps', () => {
    const order = first(madeBy(findOrder, one(`Bread is made in these steps:\n\n${list}`)), 'order');
    expect(order?.question).toBe('The work of a night: what is the order of the steps?');
    expect(order?.steps.map(({ text }) => text)).toEqual([
      'Mix the flour with the water',
      'Let the dough rest',
      'Shape a loaf',
      'Bake it in a hot oven',
    ]);
  });

  it('is made of what a line before it says how something is made', () => {
    const text = `This is how a dark loaf of rye is made:\n\n${list}`;
    expect(first(madeBy(findOrder, one(text)), 'order')?.steps).toHaveLength(4);
  });

  it('is not made of a numbered list that is none', () => {
    expect(madeBy(findOrder, one(`Three methods are known of how bread is made:\n\n${list}`))).toEqual([]);
    expect(madeBy(findOrder, one(`There are four reasons to bake:\n\n${list}`))).toEqual([]);
    expect(madeBy(findOrder, one(list, 'Bread › What bakers like'))).toEqual([]);
  });

  it('is not made of paragraphs that are counted, which tell more than a step', () => {
    const text =
      'Step 1. Mix the flour with the water.\n\nStep 2. Note that the dough rests for a night.\n\nStep 3. Bake it in a hot oven.';
    expect(madeBy(findOrder, one(text))).toEqual([]);
  });

  it('tells its steps without the words that say which each is', () => {
    const text =
      'Bread is made in these steps:\n\n1. In the first step of the work, a baker mixes flour and water.\n2. Then, the dough rests for a night.\n3. Finally, the loaf is baked in a hot oven.';
    expect(first(madeBy(findOrder, one(text)), 'order')?.steps.map(({ text: step }) => step)).toEqual([
      'A baker mixes flour and water.',
      'The dough rests for a night.',
      'The loaf is baked in a hot oven.',
    ]);
  });

  it('is not made of steps that cannot be told without those words', () => {
    const text =
      'Bread is made in these steps:\n\n1. The first step is the mixing of flour.\n2. The dough rests for a night.\n3. It is baked in a hot oven.';
    expect(madeBy(findOrder, one(text))).toEqual([]);
  });

  it('is asked for in German and Spanish, and in no language without words for it', () => {
    const steps = (language: string, lead: string) =>
      first(madeBy(findOrder, { language, ...one(`${lead}\n\n${list}`, 'Brot › Nacht') }), 'order')?.question;
    expect(steps('de', 'Das geht in vier Schritten:')).toBe('Nacht: in welcher Reihenfolge stehen die Schritte?');
    expect(steps('es', 'Se hace en cuatro pasos:')).toBe('Nacht: ¿en qué orden van los pasos?');
    expect(steps('fi', 'Bread is made in these steps:')).toBeUndefined();
  });
});
