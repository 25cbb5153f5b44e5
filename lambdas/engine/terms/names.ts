import { wordSet } from '../languages/language.ts';
import type { Sentence } from '../text/chunk.ts';
import { words } from '../text/words.ts';
import { sizeOf } from './regions.ts';

export type NameKind = 'person' | 'place' | 'water' | 'body' | 'event';
/** A proper name in the middle of a sentence. */
export interface NameMention {
  readonly name: string;
  readonly sentence: Sentence;
  readonly hint: NameKind | null;
}

const LINK = '(?:of the|of|the|de la|del|de|von|van der|van|der|zu)';
const CAPITAL = '\\p{Lu}[\\p{L}’-]*';
const NAME = new RegExp(
  `(?<=[\\p{Ll}\\p{N},;:)”"] )(?:\\p{Lu}\\. ?)*\\p{Lu}[\\p{L}’-]*\\p{Ll}[\\p{L}’-]*(?: (?:${LINK} )?${CAPITAL}){0,4}(?:(?<= of ${CAPITAL}) and ${CAPITAL})?`,
  'gu',
);

const TITLES =
  /(?:King|Queen|Lord|Lady|Sir|President|General|Governor|Dr\.?|Doctor|Professor|Captain|Minister|Emperor|Empress|Pope|Saint|Prince|Princess|Colonel|Admiral|Count|Duke|Chancellor|Bishop|rey|reina|presidente|doctor|doctora|emperador|König|Königin|Kaiser|Kaiserin|Präsident|Kanzler|Herr|Frau|Graf|Fürst) $/;
const STARTS_WITH_TITLE =
  /^(?:King|Queen|Lord|Lady|Sir|President|General|Governor|Lieutenant|Doctor|Professor|Captain|Emperor|Empress|Pope|Saint|Prince|Princess|Colonel|Admiral|Duke|Chancellor|Bishop|Mr|Mrs|Ms|Dr)\b/;
const EVENT =
  /\b(?:Act|Acts|Bill|Treaty|Law|War|Revolution|Rebellion|Revolt|Uprising|Declaration|Constitution|Amendment|Battle|Massacre|Crisis|Conference|Reform|Peace|Festival|Olympics|Edict|Proclamation|Krieg|Revolution|Vertrag|Schlacht|Guerra|Revolución|Tratado|Batalla)\b/;
const BODY =
  /\b(?:Company|Committee|Congress|Sons|Daughters|Parliament|Court|Party|Council|Association|University|Society|Assembly|Senate|Ministry|Office|Bank|Union|Institute|Institution|Academy|Commission|Corporation|League|Army|Navy|Church|Agency|Museum|Foundation|Guild|Inc|Ltd|GmbH|Universität|Gesellschaft|Universidad|Compañía|Academia)\b/;
const PLACE =
  /\b(?:Harbor|Harbour|Island|Islands|Street|City|Colony|States|Kingdom|Empire|Republic|Valley|Desert|Mountains?|Mount|Coast|Bridge|Square|Province|County|Peninsula|Port|Cape|Europe|Africa|Asia|America|Australia|Britain|England|France|Germany|Spain|Italy|Russia|China|India|Japan|Egypt|Greece|Portugal|Mexico|London|Paris|Berlin|Rome|Madrid|Vienna|Boston|Philadelphia|Europa|España|Francia|Alemania|Italia|América|Deutschland|Frankreich|Spanien|Italien|Österreich)\b/;
const WATER = /\b(?:Sea|Ocean|River|Lake|Bay|Gulf|Strait|Canal|Channel|Nile|Rhine|Danube|Amazon|Mississippi|Thames)\b/;
const GIVEN = wordSet(
  `Abraham Ada Adam Albert Alexander Alfred Alan Alice Andrew Ann Anna Anne Anthony Antoine Antonio Arthur Benjamin Blaise Carl Carlos
  Caroline Catherine Charles Charlotte Christian Christopher Claude Clara Daniel David Dorothy Edmund Edward Eleanor
  Elizabeth Emily Emma Erasmus Ernest Ernst Eugene Florence Francis Frank Franz Frederick Friedrich Galileo Georg George Giovanni
  Gottfried Grace Gregor Guglielmo Hans Harriet Heinrich Helen Henri Henry Herbert Hermann Howard Hugh Humphry Ignaz Isaac Isabel
  Jacob James Jan Jane Jean Johann Johannes John Jonas Joseph José Juan Julia Julius Karl Katherine Konrad Laura Leonard Leonardo Lewis
  Louis Louise Ludwig Luigi Luis Marco Margaret Maria Marie Mark Martin Mary Matthew Max Maximilian Michael Michelangelo Miguel Napoleon
  Nicolas Nikola Nikolaus Oliver Oscar Otto Patrick Paul Pedro Peter Philip Pierre Rachel Ralph Raymond Rebecca René Richard Robert Roger
  Rosalind Rudolf Ruth Samuel Sarah Sigmund Simon Sofia Sophie Stephen Susan Theodor Theodore Thomas Victor Vincent Virginia Walter
  Werner Wilhelm Wilbur William Wolfgang Orville`,
);
export const isGiven = (word: string): boolean => GIVEN.has(word);
/** Capitals that name a time, a people or a place on the page. */
const NO_NAME =
  /^(?:German|Latin|French|Greek|Dutch|Hebrew|Arabic|Hindi|Arabs|Romans|Greeks|Turks|Jews|Danes|Swedes|Poles|Scots|Spaniards|\p{L}+(?:ans|ists|ims)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Figure|Fig|Table|Chapter|Section|Part|Step|Equation|Page|\p{L}+(?:ish|ese|ean|ian|ican))$/u;
/** A common noun that was given a capital. */
const GENERIC =
  /^(?:Empire|Kingdom|Republic|Colony|State|States|Church|Crown|Congress|Parliament|Council|Court|Party|City|River|Sea|Ocean|Island|Union|Act|War|Revolution|Constitution|Company|University|Society|Army|Navy|God)$/;
const TRAILING_TIME =
  / (?:of |in |on )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const SPEAKS =
  /^,? (?:said|says|argued|argues|wrote|writes|believed|believes|claimed|proposed|suggested|discovered|invented|founded|published|became|died|born|served|led|ordered|refused|resigned|replied|asked|told|thought|knew|won|taught|studied|worked|returned|married|travell?ed|painted|composed|described|observed|noticed|who\b|himself|herself|a (?:\w+ )?(?:lawyer|doctor|engineer|scientist|merchant|writer|physicist|chemist|farmer|priest|soldier|teacher|mathematician|philosopher))/;
const INSIDE = /\b(?:in|at|near|from|across|throughout|around|within|outside|between|en|desde|in der|aus|nach|bei) $/;

const NAMED_PLACE =
  /\b(?:[Rr]epublic|[Cc]ity|[Tt]own|[Kk]ingdom|[Pp]ort|[Ii]sland|[Ss]tate|[Pp]rovince|[Vv]illage|[Cc]astle) of $/;

const hintOf = (name: string, before: string, after: string): NameKind | null => {
  if (NAMED_PLACE.test(before) || (/^Saint /.test(name) && INSIDE.test(before))) return 'place';
  if (STARTS_WITH_TITLE.test(name) || TITLES.test(before)) return 'person';
  if (EVENT.test(name)) return 'event';
  if (BODY.test(name)) return 'body';
  if (WATER.test(name)) return 'water';
  if (PLACE.test(name)) return 'place';
  const [first = ''] = words(name);
  if (GIVEN.has(first) && words(name).length > 1) return 'person';
  // "a student in Chicago, discovered it": the city discovers nothing.
  if (INSIDE.test(before)) return 'place';
  return SPEAKS.test(after) ? 'person' : null;
};

/** In German every noun has a capital: only what consists of several words is taken for a name there. */
export const namesIn = (sentence: Sentence, language: string): NameMention[] => {
  if (sentence.kind === 'line') return [];
  return [...sentence.text.matchAll(NAME)].flatMap((match): NameMention[] => {
    const name = match[0]
      .replace(/[’']s$|[.,]$/, '')
      .replace(TRAILING_TIME, '')
      .trim();
    // "In China Li Chun had done the same" names two.
    const [country = '', ...rest] = words(name);
    if (NO_NAME.test(name) || (rest.length > 0 && sizeOf(country) !== 'place')) return [];
    const hint = hintOf(name, sentence.text.slice(0, match.index), sentence.text.slice(match.index + match[0].length));
    const before = sentence.text.slice(0, match.index);
    const single = words(name).length === 1;
    if (/\p{Lu}[\p{L}’-]+ and $/u.test(before) || (single && GENERIC.test(name))) return [];
    const strict = language === 'de' ? !single && hint === 'person' : !single || hint === 'person' || hint === 'place';
    return strict && name.length > 2 ? [{ name, sentence, hint }] : [];
  });
};

/** What the mentions of a name say it is; names whose mentions disagree, or hardly say anything, are left out. */
export const kindsOf = (mentions: readonly NameMention[]): Map<string, NameKind> => {
  const votes = new Map<string, (NameKind | null)[]>();
  for (const { name, hint } of mentions) votes.set(name, [...(votes.get(name) ?? []), hint]);
  const kinds = new Map<string, NameKind>();
  for (const [name, all] of votes) {
    const hints = all.filter((hint) => hint !== null);
    const [first] = hints;
    if (first && hints.every((hint) => hint === first) && hints.length * 2 >= all.length) kinds.set(name, first);
  }
  return kinds;
};
