import type { Tagged } from '../tagging.ts';
import { anyOf, both, type Contrast, opposites } from './contrast.ts';
import { ENGLISH_OPPOSITES } from './english-opposites.ts';

const COMPARED = opposites(
  `${both(`faster/slower higher/lower larger/smaller longer/shorter heavier/lighter stronger/weaker wider/narrower
  thicker/thinner deeper/shallower older/younger warmer/colder richer/poorer harder/softer drier/wetter
  cheaper/dearer steeper/flatter earlier/later worse/better rougher/smoother louder/quieter brighter/fainter
  nearer/farther`)} quicker/slower bigger/smaller cooler/warmer hotter/colder easier/harder greater/smaller
  stiffer/softer taller/shorter sooner/later closer/farther darker/brighter`,
);
const PLAIN: Readonly<Record<string, string>> = {
  better: 'good',
  worse: 'bad',
  larger: 'large',
  later: 'late',
  wider: 'wide',
  closer: 'close',
  bigger: 'big',
  hotter: 'hot',
  thinner: 'thin',
  wetter: 'wet',
  flatter: 'flat',
};
/** "just as large as", of "larger". */
const plain = (comparative: string): string =>
  PLAIN[comparative] ?? comparative.replace(/ier$/, 'y').replace(/er$/, '');
/** "much just as large as" is no English, and "even larger" leans on what was said before. */
const DEGREE =
  /\b(?:much|far|slightly|little|somewhat|bit|rather|considerably|times|even|still|significantly|vastly|greatly|hugely|markedly|noticeably|clearly|lot|deal|always|\d\S*(?: \p{L}+)?) $/iu;
const THAN = /(?<![\p{L}-])(?:(?<degree>more|less) (?<quality>\p{Ll}+)|(?<one>\p{Ll}+er|worse)) than(?![\p{L}-])/gu;
const AMOUNT =
  /^(?:often|likely|easily|quickly|slowly|strongly|common|important|\p{Ll}+(?:ous|ive|able|ible|ful|ant|ent|al|ic|ly|ed|ing))$/u;

/** "later than 10:30", "longer than two days": a limit, and no comparison. */
const LIMIT =
  /^ (?:about |some |half )?(?:[\d£$€]|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|an? (?:second|minute|hour|day|week|month|year|metre|meter|mile|kilometre|kilogram|litre)s?\b))|^ (?:once|twice|that|this|usual|before|ever|necessary)\b/;
export const comparedIn = (text: string, tokens: readonly Tagged[]): Contrast[] =>
  [...text.matchAll(THAN)].flatMap(({ 0: word, index: at, groups }): Contrast[] => {
    const { degree, quality = '', one = '' } = groups ?? {};
    const before = text.slice(0, at);
    if (
      /\b(?:no|not|any|never|other|even|hence|therefore|thus) $/i.test(before) ||
      LIMIT.test(text.slice(at + word.length))
    )
      return [];
    const equal = (adjective: string): string[] => (DEGREE.test(before) ? [] : [`just as ${adjective} as`]);
    if (degree && AMOUNT.test(quality))
      return [{ word, at, others: [`${degree === 'more' ? 'less' : 'more'} ${quality} than`, ...equal(quality)] }];
    if (degree === 'more' && tokens.some((token) => token.word === quality && token.tag === 'NOUN')) {
      const few = /[^su]s$|^people$/.test(quality) ? 'fewer' : 'less';
      return [{ word, at, others: [`${few} ${quality} than`] }];
    }
    const other = COMPARED.get(one)?.[0];
    return other ? [{ word, at, others: [`${other} than`, ...equal(plain(one))] }] : [];
  });

const WAYS = opposites(
  both(
    'increases/decreases rises/falls widens/narrows increase/decrease widen/narrow increased/decreased widened/narrowed',
  ),
);
const CHANGING = anyOf(WAYS.keys());
/** "rises in the Black Forest", "falls on a Sunday", "increased from 3 to 8". */
const BOUND =
  /^(?: (?:in|on|at|above|below|into|out|up|down|off|by|to|from|back|again|and|or|over|apart|ill|asleep|steeply)\b|,)/;
/** What does nothing else but rise or fall. */
const FALLING =
  /\b(?:rain|snow|hail|precipitation|leaf|leaves|sun|moon|tide|tides|river|smoke|night|curtain|from \d\S*|no longer)\b/i;
/** What stands before "increases" where it is no verb; the tagger takes too many verbs for nouns. */
const AS_NOUN =
  /\b(?:the|an?|of|in|these|those|any|no|and|or|for|by|with|from|to|further|sharp|large|small|big|recent|such|price|tax|pay|wage) $/i;

export const changesIn = (text: string, tokens: readonly Tagged[]): Contrast[] =>
  FALLING.test(text)
    ? []
    : [...text.matchAll(CHANGING)].flatMap(({ 0: word, index: at }): Contrast[] => {
        const noun = /s$/.test(word) ? AS_NOUN.test(text.slice(0, at)) : true;
        const isVerb = !noun || tokens.some((token) => token.at === at && token.tag === 'VERB');
        return !isVerb || BOUND.test(text.slice(at + word.length)) ? [] : [{ word, at, others: WAYS.get(word) ?? [] }];
      });

const OTHER_PARTS: Readonly<Record<string, readonly string[]>> = {
  'a tenth': ['a quarter', 'half', 'three quarters'],
  'a fifth': ['half', 'two thirds', 'three quarters'],
  'a quarter': ['half', 'two thirds', 'a tenth'],
  'a third': ['half', 'two thirds', 'a tenth'],
  'one third': ['one half', 'two thirds', 'one tenth'],
  'one quarter': ['one half', 'three quarters', 'one tenth'],
  half: ['a tenth', 'a quarter', 'three quarters'],
  'two thirds': ['a third', 'a quarter', 'a tenth'],
  'three quarters': ['half', 'a quarter', 'a tenth'],
};
const PART = anyOf(Object.keys(OTHER_PARTS));
const OPEN_PART =
  /\b(?:more|less|fewer|over|under|nearly|almost|least|most|up to|than|other|and|first|second|last|a|to|by|one and|hence|thus|therefore|so) $/i;
export const partsIn = (text: string): Contrast[] =>
  [...text.matchAll(PART)].flatMap(({ 0: word, index: at }): Contrast[] => {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    const whole = /^ (?:of (?:the|all|its|his|her|their|an?|\p{Ll}+s\b)|the|its|all|their)\b/u.test(after);
    return whole && !OPEN_PART.test(before) ? [{ word, at, others: OTHER_PARTS[word] ?? [] }] : [];
  });

/** "not only", "not until", "if not": taken away, more than the "not" is gone. */
const NOT =
  /(?<![\p{L}-])(?:(?<be>is|are|was|were|has|have|had|could|would|will|should) not|(?<many>do not)|does not (?<verb>\p{Ll}+))(?= (?!only|until|unless|necessarily|always|all|every|just|simply|even|yet|have to|need)\p{L})(?![^.]*\bbut\b)/gu;
const thirdPerson = (verb: string): string =>
  /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : verb.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
/** What is denied, said. */
const deniedIn = (text: string): Contrast[] =>
  [...text.matchAll(NOT)].flatMap(({ 0: word, index: at, groups }): Contrast[] => {
    const { be, many, verb } = groups ?? {};
    if (many) return [{ word: `${word} `, at, others: [''] }];
    if (verb === 'have') return [{ word, at, others: ['has'] }];
    return [{ word, at, others: [be ?? thirdPerson(verb ?? '')] }];
  });

const POLE = anyOf(ENGLISH_OPPOSITES.keys());
const ELSE_BEFORE =
  /(?:\d ?(?:m|cm|mm|km|kg|metres?|meters?|feet|years?|centimetres?|millimetres?|kilometres?) |\b(?:no|not|never|than|any|how|as|at|much|sea|of a|on|a little|for|to|and|or|shortly|soon|immediately|long|years?|days?|weeks?|months?|hours?|minutes?|day|the) |[-–(“"‘])$/iu;
const ELSE_AFTER =
  /^(?:[-–’]| (?:and|or|of all|school|street|court|tides?|season|priest|altar|ranking|down|up|out|off|as|enough|house|current|bulb|year|wave|waves|wind|front|spell|store|meal|seas?|than|[\d\p{Lu}]\S*)(?![\p{L}]))/u;

export const polesIn = (text: string): Contrast[] => [
  ...deniedIn(text),
  ...[...text.matchAll(POLE)].flatMap(({ 0: word, index: at }): Contrast[] => {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    const superlative =
      /est$|^m(?:ost|in|ax)|ity$|^(?:upper|lower|inner|outer|weak|strong|large|small|thick|thin|wide|narrow|deep|shallow|public|private|advantages?|disadvantages?)$/.test(
        word,
      );
    if (at === 0 || ELSE_AFTER.test(after) || (ELSE_BEFORE.test(before) && !(superlative && /the $/i.test(before))))
      return [];
    return [{ word, at, others: ENGLISH_OPPOSITES.get(word) ?? [] }];
  }),
];

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}-])must not(?![\p{L}-])/gu, 'must'],
  [/(?<![\p{L}-])need not(?![\p{L}-])/gu, 'must'],
  [/(?<![\p{L}-])must(?! (?:not|have|always|never|only|also|at)\b)(?![\p{L}-])/gu, 'need not'],
];
/** Of a text that lays down rules. */
export const rulesIn = (text: string): Contrast[] =>
  RULES.flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index: at }) => ({ word, at, others: [other] })),
  );
