import { describe, expect, it } from 'vitest';
import { hasMore, placeOf, sceneOf } from '../../../../web/src/features/quiz/results/passage-place.ts';

const scenes = [
  { title: 'Flour', content: '# Flour\n\nFlour is ground grain.' },
  {
    title: 'Yeast',
    content: 'It is a fungus.\n\n## What it does\n\nIt feeds on **sugar**. It gives off gas.\n\nIt sleeps in the cold.',
  },
  { title: 'Quiz', content: null },
];

describe('the place of a passage in a lesson', () => {
  it('is the paragraph around it, under the nearest heading', () => {
    expect(placeOf(scenes, { quote: 'It gives off gas.' })).toEqual({
      index: 1,
      heading: 'What it does',
      paragraph: ['It feeds on sugar. ', 'It gives off gas.', ''],
    });
    expect(placeOf(scenes, { quote: 'It is a fungus.' })).toMatchObject({ index: 1, heading: 'Yeast' });
    expect(placeOf(scenes, { quote: 'Flour' })).toMatchObject({
      index: 0,
      paragraph: ['', 'Flour', ' is ground grain.'],
    });
  });

  it('is found in spite of marks in the text and in the passage', () => {
    expect(placeOf(scenes, { quote: 'It *feeds* on sugar.' })?.paragraph[1]).toBe('It feeds on sugar.');
  });

  it('is none where the lesson says it in other words', () => {
    expect(placeOf(scenes, { quote: 'Yeast lives on sugar.' })).toBeUndefined();
    expect(placeOf(scenes, { quote: '**' })).toBeUndefined();
  });

  it('has more to read where the paragraph is more than the passage', () => {
    const more = (quote: string) => {
      const place = placeOf(scenes, { quote });
      return place && hasMore(place);
    };
    expect(more('It feeds on sugar.')).toBe(true);
    expect(more('It is a fungus.')).toBe(false);
  });
});

describe('the scene of a passage', () => {
  const passage = (quote: string, start: number) => ({
    chunk: 'c1',
    heading: null,
    quote,
    start,
    end: start + quote.length,
  });
  const told = scenes.map((scene, at) => ({ ...scene, sources: [passage('x'.repeat(50), at * 100)] }));

  it('is the one that has it word for word, else one that was told from it', () => {
    expect(sceneOf(told, passage('Flour is ground grain.', 110))).toBe(0);
    expect(sceneOf(told, passage('Yeast lives on sugar.', 110))).toBe(1);
    expect(sceneOf(told, passage('Yeast lives on sugar.', 60))).toBeUndefined();
  });
});
