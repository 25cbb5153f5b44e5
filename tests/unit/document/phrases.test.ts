import { describe, expect, it } from 'vitest';
import phrases from '../../../lambdas/document/phrases/phrases.json' with { type: 'json' };
import { phrasePattern } from '../../../lambdas/document/phrases/phrases.ts';

const names = Object.keys(phrases) as (keyof typeof phrases)[];

describe.each(names)('the pattern "%s"', (name) => {
  const pattern = phrasePattern(name, name === 'markdown' ? 'mu' : 'iu');

  it('finds each of its examples', () => {
    expect(phrases[name].examples.length).toBeGreaterThan(1);
    expect(phrases[name].examples.filter((text) => !pattern.test(text))).toEqual([]);
  });

  it('lets each of its counterexamples pass', () => {
    expect(phrases[name].counterexamples.length).toBeGreaterThan(0);
    expect(phrases[name].counterexamples.filter((text) => pattern.test(text))).toEqual([]);
  });
});
