import { describe, expect, it } from 'vitest';
import { editionPhrases } from '../../../../lambdas/engine/locales/phrases.ts';
import { languageCodes } from '../../../../shared/catalogue/locales.ts';

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(languageCodes)('the phrases of an edition in %s', (code) => {
  const [own, english] = [leaves(editionPhrases(code)), leaves(editionPhrases('en'))];

  it('are in that language', () => {
    expect(code === 'en' || own.every((text, at) => slots(text).length > 0 || text !== english[at])).toBe(true);
  });

  it('have the same names to fill in', () => {
    const filledIn = (phrases: readonly string[]) => [...new Set(phrases.flatMap(slots))].sort();
    expect(filledIn(own)).toEqual(filledIn(english));
  });
});

it('speak English where a language has none', () => {
  expect(editionPhrases('nl')).toBe(editionPhrases('en'));
});
