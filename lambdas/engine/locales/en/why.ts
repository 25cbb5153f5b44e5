import type { Sentence, Token } from '../../nlp/reading.ts';
import { uncapitalized } from '../../nlp/words.ts';
import type { KnownWords } from '../activities.ts';
import lists from './why.json' with { type: 'json' };

/** Words of what is asked about. */
const WORDS = { least: 4, most: 26 } as const;
const LONGEST_SUBJECT = 10;

const within = (list: readonly string[]): string => `\\b(?:${list.join('|')})\\b`;

/** How a sentence gives a reason or a purpose; `what` is what it is given for. */
const REASONS = [
  /^(?<what>[^;:]{15,180}?),? because (?<why>[^;:]{12,})$/,
  /^Because (?!of )[^,;:]{10,110}, (?<what>(?!and\b|or\b|but\b)[^;:]{15,180})\.$/,
  /^(?<what>[^;:]{15,180}?[^,;:]) (?<purpose>so that) [^;:]{12,}$/,
  /^(?<what>[^;:]{15,180}?[^,;:]) (?<purpose>in order to) [^;:]{12,}$/,
] as const;
/** "It melts partly because …": not the reason. */
const PARTLY = new RegExp(`${within(lists.partly)},?$`, 'i');
/** "It melts because of this": another sentence gives it. */
const ELSEWHERE = /^of (?:this|that|these|its|their|his|her)\b/;

/** "Baking is the art of heating dough so that …": what it is for is a part of what it is. */
const DEFINES = /\b(?:is|are|was|were) (?:an?|the)\b/;

/** "When ice melts, …": what follows is what happens. */
const CONDITION = /^(?<when>When|If|Once|Whenever|As soon as) (?<what>[^,;:]{12,120}), (?<then>[^;:]{20,})$/;
/** "When ice melts, and …", "when ice melts, Anna, …": the condition is longer. */
const GOES_ON = /^(?:(?:and|or|but)\b|then,|[A-Z][\w ]{2,20},)/;
/** What follows is a name, or is that nothing follows: no consequence to ask for. */
const NO_CONSEQUENCE = new RegExp(`${within(lists.nothing)}|n[’']t\\b`, 'i');
/** "A cloth can be used in order to …": what is asked for is the use. */
const USED = /^(?<subject>.+?) (?<verb>can|may|could|might|is|are|was|were)(?: be)? used$/;
/** What makes a clause more than one, or a half one: it is asked about in no way that is certain. */
const TANGLED = new RegExp(`${within(lists.tangled)}|[“”"?!()]`, 'i');
/** "The reason why it melts, because …": the reason belongs to something else. */
const REPORTED = new RegExp(within(lists.reported), 'i');
const DEICTIC = new RegExp(within(lists.deictic), 'i');

const AUXILIARY = new Set('is are was were can could will would may must should has have had'.split(' '));
/** What stands between a subject and its verb when the subject is a clause of its own. */
const RELATIVE = new Set(
  'that which who whoever whom whose what whatever how where when while as than because to'.split(' '),
);
const PRESENT = new Set('is are has have can will may must should do does'.split(' '));

/** "cut", "spread": today's form and yesterday's. */
const SAME_IN_PAST = /^[a-z]{1,5}[td]$/;

const isVerb = ({ text, pos }: Token): boolean => AUXILIARY.has(text) || pos === 'VERB' || pos === 'AUX';
const isPast = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:was|were|had)$/.test(token.text) || (token.text !== token.lemma && !/(?:s|ing)$/.test(token.text)));
const isDetermined = (what: string): boolean => !TANGLED.test(what) && !DEICTIC.test(what);
const tokensWithin = (tokens: readonly Token[], from: number, to: number): readonly Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

/** The helper and the bare form of a full verb: "grows" asks "does … grow". Undefined where it is not certain. */
const helped = ({ text, lemma }: Token): { helper: string; bare: string } | undefined => {
  if (text.endsWith('ing')) return undefined;
  if (text === lemma) return SAME_IN_PAST.test(text) ? undefined : { helper: 'do', bare: lemma };
  if ([`${lemma}s`, `${lemma}es`, lemma.replace(/y$/, 'ies')].includes(text)) return { helper: 'does', bare: lemma };
  return text.endsWith('ed') ? { helper: 'did', bare: lemma } : undefined;
};

/** "Why does ice float?" of "Ice floats"; the words as they stand where the verb is not certain. */
const whyIs = (what: string, tokens: readonly Token[], offset: number, lowered: boolean): string => {
  const plain = lowered ? uncapitalized(what) : what;
  const { subject: used, verb: helper = '' } = USED.exec(plain)?.groups ?? {};
  if (used)
    return /^(?:is|are|was|were)$/.test(helper) ? `What ${helper} ${used} used for?` : `What can ${used} be used for?`;
  const indirect = `Why is it that ${plain}?`;
  const at = tokens.findIndex(isVerb);
  const verb = tokens[at];
  const before = tokens.slice(0, at);
  if (!verb || at < 1 || at > LONGEST_SUBJECT) return indirect;
  if (before.some(({ text, pos }) => RELATIVE.has(text.toLowerCase()) || pos === 'PUNCT' || pos === 'ADV'))
    return indirect;
  const subject = plain.slice(0, verb.start - offset).trim();
  const rest = what.slice(verb.end - offset).trim();
  // A second verb of the same subject would stay behind: "is stored here and is sold there"
  if (/\b(?:and|but|or) (?:is|are|was|were|has|have|had|can|will|[a-z]+(?:s|ed))\b/.test(rest)) return indirect;
  if (AUXILIARY.has(verb.text)) {
    // "Cells have walls" has a full verb that looks like one that helps
    const helps = !/^ha/.test(verb.text) || tokens[at + 1]?.pos === 'VERB';
    return helps ? `Why ${verb.text} ${subject} ${rest}?` : indirect;
  }
  // After a participle the verb is still to come
  const later = tokens.slice(at + 1).some((token) => isVerb(token) && !token.text.endsWith('ing'));
  const form = helped(verb);
  // "The method suits lectures": two nouns, or a verb that the tagger missed
  const two = form?.helper === 'does' && /[^su]s$/.test(before.at(-1)?.text ?? '');
  return form && !later && !two ? `Why ${form.helper} ${subject} ${form.bare} ${rest}?` : indirect;
};

/** "The conditions": which, only the sentence before can tell. */
const isBareDefinite = (subject: readonly Token[], { isTerm }: KnownWords): boolean =>
  /^the$/i.test(subject[0]?.text ?? '') && subject.length === 2 && !isTerm(subject[1]?.text ?? '');

const reasonIn = (sentence: Sentence, known: KnownWords): string | undefined => {
  const { text, tokens } = sentence;
  for (const pattern of REASONS) {
    const { what: said = '', why = '', purpose } = pattern.exec(text)?.groups ?? {};
    const what = said.replace(/[,.]$/, '').trim();
    if (!what) continue;
    if (PARTLY.test(what) || ELSEWHERE.test(why) || (purpose && DEFINES.test(what))) return undefined;
    const count = what.split(/\s+/).length;
    const offset = text.indexOf(what);
    const own = tokensWithin(tokens, offset, offset + what.length);
    const opened =
      own[0]?.pos === 'ADV' ||
      /^(?:With|Without|Within|Under|Through|Despite|For|To|By|From|In|At|On|After|Before|During|As)\b/.test(what);
    const bare = isBareDefinite(own.slice(0, own.findIndex(isVerb)), known);
    if (count < WORDS.least || count > WORDS.most || opened || bare || !own.some(isVerb)) return undefined;
    const keeps = offset > 0 || known.keepsCapital(sentence);
    return keeps !== undefined && isDetermined(what) ? whyIs(what, own, offset, !keeps) : undefined;
  }
  return undefined;
};

const consequenceIn = ({ text, tokens }: Sentence, known: KnownWords): string | undefined => {
  const { when, what, then = '' } = CONDITION.exec(text)?.groups ?? {};
  if (!when || !what || GOES_ON.test(then) || !isDetermined(what) || /\balso\b/.test(text)) return undefined;
  const offset = text.indexOf(what);
  const next = tokens.findIndex((token) => token.start >= text.length - then.length);
  // "If it melts, add flour."
  const orders = tokens[next] !== undefined && isVerb(tokens[next]);
  if (orders || NO_CONSEQUENCE.test(then) || !known.isToldOnce(what)) return undefined;
  const own = tokensWithin(tokens, offset, offset + what.length);
  // "When placed in water" has no subject
  const at = own.findIndex(isVerb);
  const subject = own.slice(0, at);
  if (at < 1 || subject.every(({ pos }) => pos !== 'NOUN' && pos !== 'PROPN') || isBareDefinite(subject, known))
    return undefined;
  const { text: verb = '', lemma = '' } = own[at] ?? {};
  const follows = tokens.slice(next).find(isVerb);
  const present =
    PRESENT.has(verb) ||
    (verb === lemma && !(SAME_IN_PAST.test(verb) && isPast(follows))) ||
    (verb !== lemma && verb.endsWith('s') && verb !== 'was');
  const past = !present && isPast(own[at]) && isPast(follows);
  const asks = `${when.toLowerCase()} ${what}?`;
  if (present) return `What happens ${asks}`;
  if (!past) return undefined;
  return when === 'If' ? undefined : `What happened ${asks}`;
};

/** The question that a sentence answers: with a reason, a purpose, or with what follows. */
export const whyOf = (sentence: Sentence, known: KnownWords): string | undefined =>
  REPORTED.test(sentence.text)
    ? undefined
    : (reasonIn(sentence, known) ?? consequenceIn(sentence, known))?.replace(/\s+\?$/, '?');
