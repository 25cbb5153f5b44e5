import { once } from '../../cache.ts';
import type { Material } from '../../material.ts';
import { isPerson } from '../../terms/people.ts';
import { isTown, sizeOf } from '../../terms/regions.ts';
import { tagged } from '../../terms/tagging.ts';
import { singular, termKey, words } from '../../text/words.ts';
import { isPlural } from '../shape.ts';
import { isTheOnlyOne } from './only-one.ts';

/** "Two weeks later", "at that time": the sentence before says when. */
const AFTER_ANOTHER =
  /^(?:About |Some |Only |Just )?(?:\p{L}+ ){1,4}(?:later|earlier|afterwards?|after that|before that)\b|^The (?:year|day|week|month|night|morning|next|following|previous|first|second|third|last|latter|former|other|others|rest|result|same|two|three|four|new|old)\b|^The \p{Ll}+ ones?\b|^The (?:\p{Ll}+est|most \p{Ll}+),|^(?:Of|Only|Even|One|Most|Many|Some|Several|Neither|Either|None) /u;
const ELSEWHERE =
  /\b(?:to|of|for|by|with|from|about|like) (?:that|this)[.!]?$|^For an? (?:first|second|third|fourth|last)\b|^An? (?:second|third|fourth|fifth|further|later|new|similar|last|final|higher|lower|larger|smaller|longer|shorter|greater) |^(?:If|Where|When) there (?:is|are) (?:none|no|not|any)\b|^After an? (?:second|third|fourth)\b|\b(?:remain|stay)(?:ed|ing)? (?:for )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|twenty|thirty) (?:days|weeks|months|years|hours)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|few|many) more(?:[.,;]|$)|\bin each case\b|\b(?:also|likewise) (?:in|on|at)\b|\bfurther still\b|\bby (?:now|then)\b|\b(?:in|at) the (?:same|other)\b|\ball (?:this|that)\b|\b(?:a|the) similar\b|, so (?:\S+ ){0,3}\S+$|\b[Tt]he (?:definition|penalty|deadline|limit|category)\b(?! of\b)|\bsuch an?\b|\bthe same (?:day|month|year|time|place|way|week|night)\b|\bthe (?:two|three|other|others|latter|former|trick|remedy|latter's)\b(?! of)|\b(?:there|here)\b(?! (?:is|are|was|were|has|have|had|will|would|should|could|may|might|can|must|be)\b)|^(?:\S+ ){0,8}(?:this|these|those)\b/u;
/** Measured from something that only the sentence before names. */
export const RELATIVE =
  /^(?:,? (?:away|longer|later|earlier|more|before|after|ago|previously|of (?:it|them|these|those))\b|,? after that\b)/;

const PERSONAL = /\b(?:he|she|him|her|his|hers|himself|herself)\b/gi;
const NEUTRAL = /\b(?:it|its|itself)\b/gi;
const SEVERAL = /\b(?:they|them|their|theirs|themselves)\b/gi;
const THING =
  /\b(?:an?|the|each|every|one|no|another|two|three|four|five|six|seven|eight|nine|ten|most|many|some|all|my|our|whoever|somebody|everybody|people)\b(?: \p{L}+)?/iu;
const PLURAL = /\b\p{L}\p{Ll}{2,}[^siu\W]s\b/u;

/** Not where it stands behind a word for a place. */
const NAMED = /(?<=[\p{Ll},] )(?<!\b(?:in|at|from|to|near|of|into|off|on|around|across) )\p{Lu}[\p{L}’-]{2,}/gu;
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day|Easter|Christmas|Lent|English|French|German|Latin|Greek|Spanish|Italian)$/u;

/** Words with a capital in the middle of a sentence, somewhere in the material. */
export const namesOf = once(
  ({ chunks }: Material): ReadonlySet<string> =>
    new Set(chunks.flatMap(({ text }) => text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}[\p{L}’-]+/gu) ?? [])),
);

const namesSomebody = (before: string, material: Material): boolean => {
  const { people, kinds } = material;
  if (isPerson(before, people)) return true;
  const [first = ''] = words(before);
  const isName = /^\p{Lu}\p{Ll}/u.test(first) && namesOf(material).has(first);
  if (isName && sizeOf(first) === 'place' && !isTown(first) && !CALENDAR.test(first)) return true;
  return [...before.matchAll(NAMED)].some(
    ([word]) => sizeOf(word) === 'place' && kinds.get(word) !== 'place' && !isTown(word) && !CALENDAR.test(word),
  );
};

/** Something that a thing's pronoun can stand for: somebody is none. */
const namesSomething = (before: string, material: Material): boolean => {
  const [first = ''] = words(before);
  const things = [...before.matchAll(new RegExp(THING.source, 'giu'))].filter(
    ([phrase]) => !isPerson(phrase, material.people),
  );
  if (things.length > 0 || PLURAL.test(before)) return true;
  const names = [...before.matchAll(/\p{Lu}[\p{L}’-]+/gu)].map(([word]) => word);
  return (
    names.some((word) => word !== first && !isPerson(word, material.people)) || material.termByKey.has(termKey(first))
  );
};

const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|most|many|some|several|few|all|both|these|those|people|men|women|children|police|everybody|everyone|nobody|anyone|anybody|somebody|someone|each|every|whoever|who|[1-9]\d*) |\b\p{L}+ and (?:the |an? |his |her |its )?\p{L}+\b|\b(?:family|crew|couple|team|government|company|committee|council|public|staff|army)\b/iu;
/** A verb ends in -s as well: "acid frees aluminium" names one thing. */
const namesSeveral = (before: string): boolean =>
  COUNTED.test(before) ||
  (PLURAL.test(before) && tagged(before).some(({ word, tag }) => /^(?:NOUN|PROPN)$/.test(tag) && isPlural(word)));

const LINK =
  /\b(?:and|but|that|which|who|when|because|so|while|if|as|until|after|before|where|since|although|though|than|or|whether|unless|once)\b|;/;
const OBJECT = /\b(?:it|they|them)\b/gi;
/** In one clause "it" is not its subject: "Keller tried it in 1843" means what the sentence before named. */
const hasForeignObject = (text: string): boolean =>
  [...text.matchAll(OBJECT)].some(({ index }) => {
    const before = text.slice(0, index);
    return !LINK.test(before) || (words(before).length < 9 && /\b(?:that|which|what|where) $/.test(before));
  });

const STAND_IN = /\b(?:the|an?|another|any)(?: \p{Ll}+){0,2} ones?\b(?! of\b)/giu;
/** "James Starley built the first good one": of what, the sentence before says. */
const hasForeignOne = (text: string): boolean =>
  [...text.matchAll(STAND_IN)].some(({ index }) => !LINK.test(text.slice(0, index)));

/** "She", "it" and the like without anybody or anything before them that they could mean. */
const hasOpenPronoun = (text: string, material: Material): boolean =>
  [...text.matchAll(PERSONAL)].some(({ index }) => !namesSomebody(text.slice(0, index), material)) ||
  [...text.matchAll(NEUTRAL)].some(({ index }) => !namesSomething(text.slice(0, index), material)) ||
  [...text.matchAll(SEVERAL)].some(({ index }) => !namesSeveral(text.slice(0, index)));

const OPENED = /^(?:[A-Z]\p{Ll}+ (?:[^,;:]{2,48}?,? )?)??[Tt]he (?<noun>\p{Ll}[^,.;:]*)/u;
const VERB =
  /^(?:is|are|was|were|has|had|have|does|did|can|may|might|will|would|must|should|could|took|put|fell|rose|began|came|went|made|gave|held|kept|left|lost|met|ran|said|sold|sent|saw|stood|told|thought|won|wrote|became|brought|built|bought|broke|chose|drew|drove|ate|flew|found|fought|forbade|forgot|got|grew|hid|knew|led|lay|paid|read|rode|rang|sank|sat|slept|spoke|spent|taught|threw|wore|needs|takes|gives|makes|goes|comes|\p{L}+ed)$/u;
const HANGING =
  /^(?:of|that|which|who|whose|where|on|in|at|from|for|between|with|to|against|behind|called|named|known|by|over|under|around|outside|inside|near)$/;
/** Always somebody's or something's. */
const RELATIONAL =
  /^(?:unit|result|effect|aim|purpose|cause|reason|number|total|average|answer|value|price|cost|size|length|width|height|weight|area|largest|author|owner|title|name|date|rate|share|rest|owner|winner|victim|suspect|amount|sum)s?$/;
const UNIQUE = /^(?:\p{Ll}+est|most|first|last|only|world|sun|moon|earth|church|human|average)$/u;

/** "The king of Spain", "the soprano Johanna Wagner", "the largest town": told apart by what stands beside it. */
const isAnchored = ([first = '', second = '', third = '']: readonly string[]): boolean =>
  (UNIQUE.test(first) && !/^ones?$/.test(second)) ||
  HANGING.test(second) ||
  /^\p{Lu}/u.test(second) ||
  (!VERB.test(second) && (HANGING.test(third) || /^\p{Lu}/u.test(third)));

/** "The journal withdrew the paper": which journal, only the sentence before says, if that is not `told`. */
export const hasUnknownSubject = (text: string, material: Material, told = ''): boolean => {
  const noun = OPENED.exec(text)?.groups?.['noun'];
  if (noun === undefined) return false;
  const [first = '', second = '', third = ''] = words(noun);
  if (termKey(told).split(' ').includes(singular(first))) return false;
  return (
    !isAnchored([first, second, third]) &&
    (RELATIONAL.test(first) || ![first, `${first} ${second}`].some((one) => isTheOnlyOne(one, material)))
  );
};

/** `headed` where the heading it stands under is shown: "the pressure" is then that of what the heading names. */
export const isClearInEnglish = (text: string, material: Material, headed = false): boolean =>
  !AFTER_ANOTHER.test(text) &&
  !ELSEWHERE.test(text) &&
  (headed || !hasUnknownSubject(text, material)) &&
  !hasOpenPronoun(text, material) &&
  !hasForeignObject(text) &&
  !hasForeignOne(text);
