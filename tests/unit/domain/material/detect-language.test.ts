import { describe, expect, it } from 'vitest';
import { detectLanguage, mayBeIn } from '../../../../lambdas/domain/material/detect-language.ts';
import { riversText } from '../../../fixtures/lesson/rivers.ts';

const german =
  'Die Alder fließt durch ein enges Tal, in dem der Schnee bis in den Sommer hinein liegen bleibt und das Wasser kalt hält. Weiter unten wird der Boden weich, und die Bauern haben niedrige Dämme gebaut, die jeden Herbst ausgebessert werden.';

describe('the language of a text', () => {
  it.each([
    ['en', riversText(1)],
    ['de', german],
    ['ja', 'これは川についての短い文章です。水は山から海へ流れます。'],
    ['ar', 'النهر يجري من الجبل إلى البحر ويحمل معه الماء والطمي إلى الحقول الواسعة في السهل'],
  ])('is found: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is "und" when there is too little of it to tell', () => {
    expect(detectLanguage('Water')).toBe('und');
    expect(detectLanguage('1765, 1766')).toBe('und');
  });
});

describe('a text that should be in one language', () => {
  it('is recognised when it is in another', () => {
    expect(mayBeIn('en', german)).toBe(false);
    expect(mayBeIn('en', riversText(1))).toBe(true);
  });

  it('has the benefit of the doubt when it is short or the language is not known', () => {
    expect(mayBeIn('en', 'Fluss')).toBe(true);
    expect(mayBeIn('und', german)).toBe(true);
  });
});
