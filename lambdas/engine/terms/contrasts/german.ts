import { both, type Contrast, opposites, poleFinder } from './contrast.ts';

const STEMS = both(`größer/kleiner höher/niedriger länger/kürzer schneller/langsamer stärker/schwächer
  wärmer/kälter schwerer/leichter älter/jünger breiter/schmaler dicker/dünner tiefer/flacher heller/dunkler härter/weicher
  häufiger/seltener besser/schlechter früher/später teurer/billiger reicher/ärmer`);
const COMPARED = opposites(STEMS);
const PLAIN: Readonly<Record<string, string>> = {
  größer: 'groß',
  höher: 'hoch',
  länger: 'lang',
  kürzer: 'kurz',
  stärker: 'stark',
  schwächer: 'schwach',
  wärmer: 'warm',
  kälter: 'kalt',
  älter: 'alt',
  jünger: 'jung',
  härter: 'hart',
  häufiger: 'häufig',
  besser: 'gut',
  früher: 'früh',
  teurer: 'teuer',
  ärmer: 'arm',
  dunkler: 'dunkel',
};

const POLES = new Map([
  ...opposites(STEMS, ['e', 'en', 'es']),
  ...COMPARED,
  ...opposites(
    both(`steigt/sinkt steigen/sinken stieg/sank stiegen/sanken öffnet/schließt öffnen/schließen oberhalb/unterhalb
    innerhalb/außerhalb zieht_an/stößt_ab meisten/wenigsten oft/selten links/rechts innen/außen oben/unten`),
  ),
  ...opposites(both('groß/klein hoh/niedrig stark/schwach dick/dünn breit/schmal tief/flach'), [
    'e',
    'en',
    'er',
    'es',
    'em',
  ]),
]);

/** "schneller als", "langsamer als", "genauso schnell wie". */
export const germanComparedIn = (text: string): Contrast[] =>
  [...text.matchAll(/(?<![\p{L}-])(?<one>\p{Ll}+er) als(?= (?!ob\b|wenn\b)\p{L})/gu)].flatMap(
    ({ 0: word, index: at, groups }): Contrast[] => {
      const one = groups?.['one'] ?? '';
      const other = COMPARED.get(one)?.[0];
      const before = text.slice(0, at);
      if (
        other === undefined ||
        /\b(?:nicht|kein\p{L}*|nie|noch|viel|etwas|deutlich|weit|wesentlich|mal) $/iu.test(before)
      )
        return [];
      return [{ word, at, others: [`${other} als`, `genauso ${PLAIN[one] ?? one.replace(/er$/, '')} wie`] }];
    },
  );

export const germanPolesIn = poleFinder(POLES, {
  before: /\b(?:nicht|kein\p{L}*|nie|so|zu|wie|noch|immer|je|desto|umso|\d\S* \p{L}+) $/iu,
  after: /^(?:-| (?:als|und|oder|wie|mehr|wieder|noch)\b)/,
});
