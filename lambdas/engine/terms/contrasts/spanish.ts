import { both, type Contrast, opposites, poleFinder } from './contrast.ts';

const POLES = new Map([
  ...opposites(
    both(`mayor/menor mayores/menores superior/inferior superiores/inferiores interior/exterior aumenta/disminuye
    aumentan/disminuyen aumentó/disminuyó sube/baja suben/bajan subió/bajó gana/pierde ganan/pierden absorbe/libera
    absorben/liberan abre/cierra abren/cierran rápidamente/lentamente fuerte/débil fuertes/débiles máximo/mínimo
    dentro_de/fuera_de encima_de/debajo_de`),
  ),
  ...opposites(both('larg/cort grues/fin rápid/lent alt/baj frí/cálid'), ['o', 'a', 'os', 'as']),
]);

/** "más rápido que", "menos rápido que", "tan rápido como". */
export const spanishComparedIn = (text: string): Contrast[] =>
  [...text.matchAll(/(?<![\p{L}-])(?<degree>más|menos) (?<quality>\p{Ll}{4,}) que(?= \p{L})/gu)].flatMap(
    ({ 0: word, index: at, groups }): Contrast[] => {
      const { degree, quality = '' } = groups ?? {};
      if (/\b(?:no|mucho|poco|algo|bastante|veces|nada|aún) $/i.test(text.slice(0, at))) return [];
      return [{ word, at, others: [`${degree === 'más' ? 'menos' : 'más'} ${quality} que`, `tan ${quality} como`] }];
    },
  );

export const spanishPolesIn = poleFinder(POLES, {
  before: /\b(?:no|ni|tan|muy poco|nunca|ningun\p{L}*|Edad|cada vez|\d\S* \p{L}+ (?:de )?) ?$/iu,
  after: /^(?:-| (?:y|o|que|plazo|parte)\b)/,
});
