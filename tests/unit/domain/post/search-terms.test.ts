import { describe, expect, it } from 'vitest';
import { hasTerms, termsOf } from '../../../../lambdas/domain/post/search-terms.ts';

describe('the words that a title is found by', () => {
  it.each([
    ['Rivers of France', ['rivers', 'of', 'france']],
    ['ÉCOLE, naïve: Über', ['ecole', 'naive', 'uber']],
    ['Rivers and rivers', ['rivers', 'and']],
    ['A B of 7 42', ['of', '42']],
    ['a'.repeat(25), ['a'.repeat(24)]],
    ['🙂 ...', []],
    ['', []],
  ])('of %j are %j', (title, terms) => expect(termsOf(title)).toEqual(terms));

  it('are the first twenty', () => {
    const words = Array.from({ length: 21 }, (_, number) => `word${number}`);
    expect(termsOf(words.join(' '))).toEqual(words.slice(0, 20));
  });
});

describe('a search for posts', () => {
  it.each([
    ['riv', true],
    ['rivers fra', true],
    ['ivers', false],
    ['riv spain', false],
    ['', true],
  ])('for %j finds "Rivers of France": %s', (search, found) =>
    expect(hasTerms('Rivers of France', search.split(' ').filter(Boolean))).toBe(found),
  );
});
