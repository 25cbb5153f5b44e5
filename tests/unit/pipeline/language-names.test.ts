import { francAll } from 'franc-min';
import { describe, expect, it } from 'vitest';
import { languageNames } from '../../../lambdas/pipeline/prompts/language-names.ts';

const samples = ['Wasser und Land', 'вода и земля', 'पानी और ज़मीन', 'ماء وأرض'];

/** ISO 639-1 codes of every language the detector tells apart. */
const recognised = [
  ...new Set(
    samples
      .flatMap((text) => francAll(text, { minLength: 3 }).map(([code]) => Intl.getCanonicalLocales(code)[0] ?? ''))
      .filter((code) => code.length === 2),
  ),
];

describe('the names of languages', () => {
  it('cover every language that a text is recognised as', () => {
    expect(recognised.length).toBeGreaterThan(30);
    expect(recognised.filter((code) => languageNames[code] === undefined)).toEqual([]);
  });

  it('are those of the common locale data', () => {
    const known = new Intl.DisplayNames('en', { type: 'language' });
    for (const [code, name] of Object.entries(languageNames)) expect(name).toBe(known.of(code));
  });
});
