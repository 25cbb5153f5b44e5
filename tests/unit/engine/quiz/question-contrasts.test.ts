import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

describe('what a sentence compares', () => {
  it('is asked for with its opposite and with "just as"', () => {
    const [one] = asked(
      'A tributary glacier is thinner than the main glacier of the valley, and erodes less.',
      'contrast',
    );
    expect(one?.question).toContain('A tributary glacier is _____ the main glacier');
    expect(one).toMatchObject({ key: 'thinner than', wrong: ['thicker than', 'just as thin as'] });
  });

  it.each([
    [
      'Marble breaks more easily than granite from the quarries of the northern valley. There is a road to it.',
      'less easily than',
      'just as easily as',
    ],
    ['A large dog is older than a small dog with the same habits and food.', 'younger than', 'just as old as'],
    ['Marble is heavier than sandstone from the quarries of the northern valley.', 'lighter than', 'just as heavy as'],
  ])('keeps its grammar: %s', (text, opposite, equal) => {
    expect(asked(text, 'contrast')[0]?.wrong).toEqual([opposite, equal]);
  });

  it.each([
    ['is denied', 'A glacier of this valley is no thinner than the main glacier of the next one.'],
    ['says how much', 'A tributary glacier is much thinner than the main glacier of the valley.'],
  ])('is left alone where it %s', (_, text) => {
    expect(asked(text, 'contrast')).toEqual([]);
  });

  it('is asked for in German and in Spanish', () => {
    expect(
      asked('Eine Forelle schwimmt schneller als ein Karpfen aus dem gleichen Teich im Wald.', 'contrast')[0],
    ).toMatchObject({
      key: 'schneller als',
      wrong: ['langsamer als', 'genauso schnell wie'],
    });
    expect(
      asked('El aluminio de una ventana es más ligero que el cobre y cuesta menos dinero en España.', 'contrast')[0],
    ).toMatchObject({
      key: 'más ligero que',
      wrong: ['menos ligero que', 'tan ligero como'],
    });
  });
});

describe('a share', () => {
  it('is asked for with other shares', () => {
    expect(
      asked('Forests cover a third of the island of Borneo, and lakes a small part.', 'contrast')[0],
    ).toMatchObject({
      key: 'a third',
      wrong: ['half', 'two thirds', 'a tenth'],
    });
  });
});

describe('which of several sentences the material says', () => {
  const text = `# Water

## Layers

The warm water of a lake rises above the cold water in the first days of May. A lake loses heat through its surface during a clear night.
The strong winds of autumn mix the upper water with the deep water within 3 days. Fish do not breathe well in the warm water near the shore.
`;
  const [one, ...others] = asked(text, 'claim');

  it('is asked with sentences of the same heading in which one word is turned round', () => {
    expect(one?.question).toBe('Which of these does the material say in “Layers”?');
    expect(text).toContain(one?.key);
    expect(one?.wrong.length).toBeGreaterThanOrEqual(2);
    for (const wrong of one?.wrong ?? []) expect(text).not.toContain(wrong);
    const wrong = [one, ...others].flatMap((each) => each?.wrong ?? []);
    expect(wrong).toContain('A lake gains heat through its surface during a clear night.');
    expect(wrong).toContain('Fish breathe well in the warm water near the shore.');
  });

  it('turns a duty round where the text lays down rules', () => {
    const rules = `# House\n\n## Rooms\n\nGuests of the attic must pay on the day of arrival. Dogs of guests must stay in the yard at night.
Boots of climbers must dry in the cellar until morning. Keys of lockers must not leave the house on any day.
Beds of guests must be stripped on the last morning. Lamps of the dormitory must be out by midnight. Children of guests must wear slippers.`;
    const wrong = asked(rules, 'claim').flatMap((each) => each.wrong);
    expect(wrong.length).toBeGreaterThan(1);
    expect(wrong.join(' ')).toMatch(/need not/);
  });

  it('is not asked where a heading has too little under it', () => {
    expect(
      asked(`# Water\n\n## Lakes\n\nA lake loses heat through its surface during a clear night.`, 'claim'),
    ).toEqual([]);
  });
});

describe('what a story tells first', () => {
  const story = Array.from(
    { length: 30 },
    (_, day) =>
      `Anna carried basket number ${day} down to the harbour of Bergen. She laughed. He sold ${['herring', 'apples', 'candles', 'ropes', 'lamps', 'books'][day % 6]} to captain ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'[day]}. He slept.`,
  ).join('\n\n');

  it('is asked for with what it tells later', () => {
    const [one] = asked(story, 'next');
    const after = story.indexOf(/“(?<shown>.*)”/.exec(one?.question ?? '')?.groups?.['shown'] ?? '?');
    expect(after).toBeGreaterThanOrEqual(0);
    const key = story.indexOf(one?.key ?? '?');
    expect(key).toBeGreaterThan(after);
    for (const wrong of one?.wrong ?? []) expect(story.indexOf(wrong)).toBeGreaterThan(key);
  });
});
