import type { Sentence, Token } from '../../nlp/reading.ts';
import { uncapitalized } from '../../nlp/words.ts';
import type { KnownWords } from '../activities.ts';

/** Words of what is asked about. */
const WORDS = { least: 4, most: 26 } as const;
const LONGEST_SUBJECT = 10;

/** How a sentence gives a reason or a purpose; `what` is what it is given for. */
const REASONS = [
  /^(?<what>[^;:]{15,180}?),? (?<!\b(?:just|only|not|simply|merely|partly|largely|mainly|precisely|perhaps|or|and),? )because (?!of (?:this|that|these|its|their|his|her)\b)[^;:]{12,}$/,
  /^Because (?!of )[^,;:]{10,110}, (?<what>(?!and\b|or\b|but\b)[^;:]{15,180})\.$/,
  /^(?<what>[^;:]{15,180}?[^,;:]) so that [^;:]{12,}$/,
  /^(?<what>[^;:]{15,180}?[^,;:]) in order to [^;:]{12,}$/,
] as const;

/** "When ice melts, …": what follows is what happens. */
const CONDITION =
  /^(?<when>When|If|Once|Whenever|As soon as) (?<what>[^,;:]{12,120}), (?!and\b|or\b|but\b|then,|[A-Z][\w ]{2,20},)[^;:]{20,}$/;
/** What follows is a name, or is that nothing follows: no consequence to ask for. */
const NO_CONSEQUENCE =
  /\b(?:called|named|known as|termed|referred to|refers? to|no|not|never|nothing|nobody|cannot|would)\b|n[’']t\b/i;
/** "A cloth can be used in order to …": what is asked for is the use. */
const USED = /^(?<subject>.+?) (?<verb>can|may|could|might|is|are|was|were)(?: be)? used$/;
/** What makes a clause more than one, or a half one: it is asked about in no way that is certain. */
const TANGLED =
  /\b(?:although|though|whereas|unless|if|even|such as|for example|for instance|either|neither|whether|so|also|too|then|however)\b|[“”"?!()]/i;
/** "The reason why it melts, because …": the reason belongs to something else. */
const REPORTED =
  /\b(?:said|says|argu\w+|believ\w+|claim\w+|thought|think\w*|hop(?:ed|es)|fear(?:ed|s)|felt|explain\w*|suggest\w*|know\w*|knew|probably|perhaps|might)\b/i;
const DEICTIC =
  /\b(?:this|these|those|such|he|she|him|his|her|they|them|their|we|us|our|you|your|I|my|it|its|former|latter|here|there|another|other|same|both)\b/i;

const AUXILIARY = new Set('is are was were can could will would may must should has have had'.split(' '));
/** What stands between a subject and its verb when the subject is a clause of its own. */
const RELATIVE = new Set('that which who whom whose where when while as than because to'.split(' '));
const PRESENT = new Set('is are has have can will may must should do does'.split(' '));

/** "cut", "spread": today's form and yesterday's. */
const SAME_IN_PAST = /^[a-z]{1,5}[td]$/;

const isVerb = ({ text, pos }: Token): boolean => AUXILIARY.has(text) || pos === 'VERB' || pos === 'AUX';
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
  return form && !later ? `Why ${form.helper} ${subject} ${form.bare} ${rest}?` : indirect;
};

const reasonIn = (sentence: Sentence, { keepsCapital }: KnownWords): string | undefined => {
  const { text, tokens } = sentence;
  for (const pattern of REASONS) {
    const what = pattern.exec(text)?.groups?.['what']?.replace(/[,.]$/, '').trim();
    if (!what) continue;
    const count = what.split(/\s+/).length;
    const offset = text.indexOf(what);
    const own = tokensWithin(tokens, offset, offset + what.length);
    const opened =
      own[0]?.pos === 'ADV' ||
      /^(?:With|Without|Within|Under|Through|Despite|For|To|By|From|In|At|On|After|Before|During|As)\b/.test(what);
    if (count < WORDS.least || count > WORDS.most || opened || !own.some(isVerb)) return undefined;
    return isDetermined(what) ? whyIs(what, own, offset, offset === 0 && !keepsCapital(sentence)) : undefined;
  }
  return undefined;
};

/** "The conditions": which, only the sentence before can tell. */
const isBareDefinite = (subject: readonly Token[], { isTerm }: KnownWords): boolean =>
  /^the$/i.test(subject[0]?.text ?? '') && subject.length === 2 && !isTerm(subject[1]?.text ?? '');

const consequenceIn = ({ text, tokens }: Sentence, known: KnownWords): string | undefined => {
  const { when, what } = CONDITION.exec(text)?.groups ?? {};
  if (!when || !what || !isDetermined(what) || /\balso\b/.test(text)) return undefined;
  const offset = text.indexOf(what);
  if (NO_CONSEQUENCE.test(text.slice(offset + what.length)) || !known.isToldOnce(what)) return undefined;
  const own = tokensWithin(tokens, offset, offset + what.length);
  // "When placed in water" has no subject
  const at = own.findIndex(isVerb);
  const subject = own.slice(0, at);
  if (at < 1 || subject.every(({ pos }) => pos !== 'NOUN' && pos !== 'PROPN') || isBareDefinite(subject, known))
    return undefined;
  const { text: verb = '', lemma = '' } = own[at] ?? {};
  const present =
    PRESENT.has(verb) ||
    (verb === lemma && !SAME_IN_PAST.test(verb)) ||
    (verb !== lemma && verb.endsWith('s') && verb !== 'was');
  const past = !present && (verb !== lemma || /^(?:was|were|had)$/.test(verb)) && !verb.endsWith('ing');
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
