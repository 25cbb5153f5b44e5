import { isVerb, type Sentence, type Token } from '../../nlp/reading.ts';
import type { Told } from '../activities.ts';

const low = (token: Partial<Token> | undefined): string => token?.text?.toLowerCase() ?? '';
const listed = (list: string) => (token: Partial<Token> | undefined) => list.split(' ').includes(low(token));
const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' || token?.pos === 'PROPN';
const isMany = ({ text, lemma }: Token): boolean => /(?:people|[^su]s)$/i.test(text) || text.toLowerCase() !== lemma;

const isThey = listed('they them their theirs themselves');
const isIt = listed('it its itself');
const isHe = listed('he him his himself she her hers herself');
const isHim = listed('him her');
const isAnd = listed('and');
const isObject = listed('it them him');
const isTime = listed('year month week day hour time century decade moment');
const isThe = listed('the both');
/** What may follow a noun and tell which one is meant. */
const tells = listed('of that which who whom whose where when between in for to from with on at');
/** What may follow it and tell something else. */
const adds = listed('in for to from with on at where when between');
/** "The new value", "the two cases": which, only the sentence before can tell. */
const repeats = listed(
  'new old original resulting proposed given other entire whole remaining same final first second',
);
/** What sums up the sentence before. */
const sumsUp = listed(
  [
    'problem issue concept process result effect approach agreement idea event conflict case situation change difference',
    'reason trend time period operation reaction condition effort term technique phenomenon distinction explanation name',
  ].join(' '),
);

/** "Because of its taste, a loaf …", "by noon, it …": the noun of a pronoun stands before it, and is no time or place. */
const areNamed = (tokens: readonly Token[]): boolean =>
  tokens.every((token, at) => {
    if (![isThey, isIt, isHe].some((is) => is(token))) return true;
    const before = tokens.slice(0, at);
    const subject = token.pos === 'PRON' && isVerb(tokens[at + 1] ?? token);
    if (subject && !before.some(isVerb) && before.some(({ text }) => text === ',')) return false;
    // "Bakers make do with it": with what, no noun of the same clause can say
    if (isObject(token) && before.at(-1)?.pos === 'ADP' && !before.some(({ text }) => text === ',')) return false;
    const nouns = before.filter(isNoun);
    const named = nouns.filter(({ pos }) => pos === 'PROPN');
    const joined = before.some((one, i) => isAnd(one) && isNoun(before[i - 1]) && before.slice(i, i + 3).some(isNoun));
    if (isThey(token)) return joined || nouns.some(isMany);
    if (isIt(token)) return nouns.some((noun) => (noun.pos === 'PROPN' || !isMany(noun)) && !isTime(noun));
    return named.length > (isHim(token) ? 1 : 0) || listed('or')(before.at(-1)) || listed('or')(tokens[at + 1]);
  });

/** Whether the first of some sentences to speak of something speaks of it as known: "the sun", not "an old sun". */
const isUnique = (lemma: string, before: readonly Sentence[]): boolean => {
  const first = before.find(({ tokens }) => tokens.some((token) => token.lemma === lemma));
  const at = first?.tokens.findIndex((token) => token.lemma === lemma) ?? -1;
  return first === undefined || (first.tokens[at]?.pos === 'NOUN' && isThe(first.tokens[at - 1]));
};

/** "The loaf is sold": it is known which, by the headings, by the sentence itself or because there is one only. */
const areKnown = (tokens: readonly Token[], { before, isNamed, isTerm }: Told): boolean =>
  tokens.every((token, at) => {
    if (!isThe(token)) return true;
    const after = tokens.slice(at + 1);
    const end = after.findIndex(({ pos }) => !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(pos));
    const phrase = after.slice(0, after.slice(0, end).findLastIndex(isNoun) + 1);
    const head = phrase.at(-1);
    const general = sumsUp({ text: head?.lemma });
    const told = tells(after[end]) && after[end + 1]?.pos !== 'NUM' && !(general && adds(after[end]));
    if (!head || told || !phrase.every((one) => one === head || one.pos === 'NUM' || repeats(one))) return true;
    const own = tokens.slice(0, at);
    if (head.pos === 'PROPN' || own.some(({ lemma }) => lemma === head.lemma)) return true;
    if (general) return isTerm(head.lemma);
    const isFirst = !own.some((one) => isVerb(one) || isNoun(one));
    return isNamed(low(head)) || (isUnique(head.lemma, before) && (!isFirst || isTerm(head.lemma)));
  });

/** "The server returned 5": in a manual, what has happened is an example or was so in an old version. */
const isPast = (tokens: readonly Token[]): boolean => {
  const { text = '', lemma = '', pos } = tokens.find((token) => isVerb(token) && !token.text.endsWith('ing')) ?? {};
  return tokens.some(listed('was were did had')) || (pos === 'VERB' && text !== lemma && !text.endsWith('s'));
};

/** "Changes on the page is kept." */
const isWrong = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(isNoun);
  const verb = tokens.find(isVerb);
  const [head, next] = tokens.slice(at);
  const common = at === 0 || head?.pos === 'NOUN';
  return common && /[^isu]s$/.test(head?.text ?? '') && next?.pos === 'ADP' && listed('is was has')(verb);
};

/** Whether a sentence is a statement in which each pronoun has its noun. */
export const isNamed = ({ tokens }: Sentence): boolean => {
  const [first] = tokens;
  // "Stir the dough."
  const orders = first !== undefined && isVerb(first) && !/(?:ing|ed)$/.test(first.text);
  return !orders && !isWrong(tokens) && areNamed(tokens);
};

/** Whether a sentence can be understood without what it is told after. */
export const isKnown = ({ tokens }: Sentence, told: Told): boolean => {
  // "The small holes are air.": as it is shown
  const at = tokens.findIndex((token, index) => isNoun(token) && !isNoun(tokens[index + 1]));
  const { text = '', lemma = '', pos } = tokens[at] ?? {};
  const open = isThe(tokens[0]) && pos === 'NOUN' && low(tokens[at + 1]) !== 'of';
  const shown = told.isShown && open && !told.isNamed(text.toLowerCase()) && !told.isTerm(lemma);
  return !shown && areKnown(tokens, told) && !(told.isCase && isPast(tokens));
};
