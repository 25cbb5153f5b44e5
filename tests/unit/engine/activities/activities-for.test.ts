import { describe, expect, it } from 'vitest';
import { chapterOf, withTerms } from './practise.ts';

describe('the activities of a chapter', () => {
  const rest =
    'Flour is ground from grain in a mill. Salt gives a loaf its taste. Water makes the flour swell in the bowl. An oven is heated with dry wood. Steam keeps the crust soft at first.';
  const material = withTerms(rest);

  it('are at most two of a short chapter, and a recall where there is no other', () => {
    const all = ['one', 'two', 'three', 'four'].map((seed) => chapterOf(material, seed).map(({ kind }) => kind));
    expect(all.flat()).toContain('gap');
    for (const kinds of all) {
      expect(kinds.filter((kind) => kind !== 'recall').length).toBeLessThanOrEqual(2);
      expect(kinds.includes('recall')).toBe(!kinds.includes('gap'));
    }
    const plain = { parts: [{ heading: 'Bread › Flour', text: rest }] };
    expect(chapterOf(plain).map(({ kind }) => kind)).toEqual(['recall']);
  });

  it('are the same each time', () => {
    expect(chapterOf(material)).toEqual(chapterOf(material));
  });

  it('practise no term twice', () => {
    for (const seed of ['one', 'two', 'three']) {
      const made = chapterOf(material, seed);
      const hidden = made.flatMap((one) => (one.kind === 'gap' ? one.answers.map(({ text }) => text) : []));
      const matched = made.flatMap((one) => (one.kind === 'match' ? one.pairs.map(({ term }) => term) : []));
      expect(hidden.length + matched.length).toBeGreaterThan(0);
      expect(hidden.filter((term) => matched.includes(term))).toEqual([]);
    }
  });
});
