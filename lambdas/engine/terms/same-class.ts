import { singular, words } from '../text/words.ts';
import type { Definition } from './definitions.ts';

const BEHIND_HEAD =
  /,? (?:of|that|which|who|whose|in|for|from|with|where|when|between|used|made|by|at|on|to|behind|under|inside|der|die|das|des|von|vom|aus|für|mit|in|im|que|de|del|para|con|por|en|donde)\b|,/iu;
/** "a gland behind the stomach" is a gland. */
const genusOf = (text: string | null): string => {
  const [head = ''] = (text ?? '').split(BEHIND_HEAD);
  const last = words(head).at(-1) ?? '';
  return last.length > 2 ? singular(last) : '';
};

/** Nouns for anything. */
const ANYTHING =
  /^(?:thing|way|part|kind|sort|process|state|place|time|group|number|amount|set|word|name|method|act|result|Ding|Teil|Art|cosa|parte|tipo)$/i;
/** What happens or is done, and no thing. */
const EVENT =
  /(?:tion|sion|ment|ness|ity|sis|ance|ence|ing|ung|keit|heit|ción|miento|dad)$|^(?:process|act|loss|study|transfer|movement|change|use|way|rate|pass|claim|right|decision|history|belief|paso|proceso|pérdida|movimiento|cambio|vorgang|prozess|verlust|wechsel)$/iu;
const LIVING =
  /^(?:animal|insect|beetle|bird|fish|plant|tree|flower|fungus|bacterium|virus|worm|mammal|reptile|species|planta|animal|árbol|ave|pez|insecto|hongo)$|(?:käfer|tier|vogel|fisch|pflanze|baum|pilz|insekt|wurm|art)$/iu;
/** Sorts of things of which a reader can take one for another, by what they are called: "a layer called the mesophyll". */
const KINDS: Readonly<Record<string, RegExp>> = {
  structure:
    /^(?:structure|organelle|layer|space|membrane|region|area|stack|tube|opening|pore|chamber|organ|tissue|cell|vessel|bone|muscle|gland|cavity|sac|duct|shell|wall|valve|node|nucleus|lobe|segment|compartment|fluid|liquid)$/,
  substance:
    /^(?:substance|molecule|pigment|protein|enzyme|hormone|acid|gas|compound|sugar|chemical|mineral|element|metal|carrier|fuel|drug|vitamin|fat|salt|toxin|antibody|receptor|base|alloy|rock)$/,
  method: /^(?:method|technique|procedure|strategy|approach|test|treatment|exercise|instrument|device|tool|machine)$/,
  theory:
    /^(?:theory|principle|hypothesis|model|doctrine|paradox|fallacy|bias|effect|phenomenon|condition|disorder|disease|syndrome)$/,
  rule: /^(?:law|act|treaty|bill|agreement|tax|policy|rule|right|duty|contract|convention|decree|edict|charter)$/,
  body: /^(?:group|party|movement|organi[sz]ation|society|company|council|committee|league|club|order|sect|guild|army)$/,
  file: /^(?:file|folder|directory|command|program|function|variable|branch|table|key|message|server|process|protocol|format)$/,
};
const kindOf = (genus: string): string | undefined =>
  LIVING.test(genus)
    ? 'living'
    : (Object.entries(KINDS).find(([, kind]) => kind.test(genus))?.[0] ?? (EVENT.test(genus) ? 'event' : undefined));

const sortOf = (text: string | null): string | undefined => {
  const genus = genusOf(text);
  return genus === '' ? undefined : (kindOf(genus) ?? 'thing');
};

/** What a sentence says a term is that it only names: "an organelle called a chloroplast". */
export const namedKind = ({ term, text, sentence }: Definition): string | undefined => {
  if (text !== null) return undefined;
  const before = sentence.text.slice(0, sentence.text.indexOf(term));
  const genus = /(\p{L}+),? (?:called|named|termed|known as|referred to as) (?:an? |the )?[“"]?$/u.exec(before)?.[1];
  return genus === undefined ? undefined : kindOf(singular(genus));
};

const MATTER: ReadonlySet<string> = new Set(['structure', 'substance']);

/** Who has not read takes one for the other: nothing that happens beside things, nobody beside a stone. */
export const areAlikeEnough = (a: string, b: string): boolean => {
  const [one, other] = [sortOf(a), sortOf(b)];
  if (one === undefined || other === undefined || one === other) return true;
  if (one === 'thing' || other === 'thing') return one !== 'event' && other !== 'event';
  return MATTER.has(one) && MATTER.has(other);
};

const lastOf = (term: string): string => singular(words(term).at(-1) ?? '');

const HAPPENS = /(?:(?<!junc|sec|por|frac|solu|sta|posi|na|popula|sa|men)[ts]ion|osis|ysis|esis|ción|sión|(?<!r)ung)$/u;

/**
 * Whether one term can be taken for the other: they are explained as the same thing, share their noun ("earth wire",
 * "live wire"), or each has a sentence that says what sort of thing it is.
 */
export const areOfOneClass = (a: Definition, b: Definition): boolean => {
  const [one, other] = [genusOf(a.text), genusOf(b.text)];
  if (one !== '' && one === other && !ANYTHING.test(one)) return true;
  if (words(a.term).length > 1 && words(b.term).length > 1 && lastOf(a.term) === lastOf(b.term)) return true;
  // "Transpiration", "osmosis": what happens is told by its ending.
  if (HAPPENS.test(a.term) && HAPPENS.test(b.term)) return true;
  const [sort, otherSort] = [namedKind(a) ?? sortOf(a.text), namedKind(b) ?? sortOf(b.text)];
  if (sort === undefined || sort === 'thing' || sort !== otherSort) return false;
  return sort !== 'event' || Boolean(a.stated && b.stated);
};
