import type { Language } from '../languages/language.ts';
import { type Agreement, agreementOf, isPlural } from '../quiz/shape.ts';
import type { Sentence } from '../text/chunk.ts';
import { termKey, words } from '../text/words.ts';
import type { Tagged } from './tagging.ts';

/** A sentence that says something of what it begins with: "The Calvin cycle | takes place in the stroma". */
export interface Statement {
  /** As it stands in the sentence, with its article. */
  readonly subject: string;
  readonly key: string;
  /** It has a name, and not because a sentence begins with it. */
  readonly proper: boolean;
  readonly predicate: string;
  /** The first word of the predicate, folded. */
  readonly verb: string;
  readonly agreement: Agreement;
  readonly sentence: Sentence;
}

const LENGTH = { least: 5, most: 24 } as const;
const LONG = 16;
const LONGEST_SUBJECT = 6;
/** Points out of the sentence, or asks for a reader who is there. */
const OPEN =
  /\b(?:this|these|those|such|both|either|latter|former|respectively|above|below|following|however|therefore|thus|too|instead|you|your|we|our|us)\b/i;

/** An "it" this early stands for something that was named before. */
const OUTSIDE = /^(?:\S+ ){0,4}(?:it|them|him|then|there)\b/i;
/** Names nothing by itself. */
const VAGUE =
  /^(?:Most|Many|Some|Few|All|Both|Several|Half|Each|Every|Any|No)\b|\b(?:time|times|thing|things|way|part|parts|rest|one|ones|same|case|reason|question|answer|problem|idea|fact|result|point|kind|sort|number|example|difference|mistake|last|first|next|second|third|other|others)$/i;
const NOMINAL = /^(?:ADJ|NOUN|PROPN)$/;
/** "the energy harvested during the day": a participle belongs to the subject. */
const HANGS_ON = /^(?:by|during|in|from|at|with|for|as|on|into|under|within|inside|outside|about|to)$/i;

/** Whether a verb carries the sentence. */
const carries = ({ word, tag }: Tagged, next: Tagged | undefined): boolean =>
  /^(?:VERB|AUX)$/.test(tag) &&
  /^\p{Ll}/u.test(word) &&
  !/(?:ing|ly)$/.test(word) &&
  !(/(?:ed|wn|own|ught|den|ken|ven|ten)$/.test(word) && HANGS_ON.test(next?.word ?? '')) &&
  !(tag === 'VERB' && next?.tag === 'AUX');

/** How many tokens make up the subject; 0 where the sentence does not begin with one. */
const subjectLength = (tokens: readonly Tagged[]): number => {
  let at = /^(?:an?|the|my|their|its|his|her)$/i.test(tokens[0]?.word ?? '') ? 1 : 0;
  const first = at;
  while (at < tokens.length && NOMINAL.test(tokens[at]?.tag ?? '')) at += 1;
  if (at === first) return 0;
  if (/^of$/i.test(tokens[at]?.word ?? '')) {
    let after = at + 1;
    if (/^(?:an?|the)$/i.test(tokens[after]?.word ?? '')) after += 1;
    const start = after;
    while (after < tokens.length && NOMINAL.test(tokens[after]?.tag ?? '')) after += 1;
    if (after > start) at = after;
  }
  // "generally takes place": what comes before the verb belongs to it.
  const next = tokens.slice(at).find(({ word }) => !BEFORE_VERB.test(word));
  const adverbs = next ? tokens.indexOf(next) - at : 0;
  const second = tokens.slice(at + adverbs)[1];
  const fits = next && adverbs <= 1 && carries(next, second);
  return fits && at <= LONGEST_SUBJECT ? at : 0;
};

const BEFORE_VERB = /^(?:\p{L}{3,}ly|now|never|often|still|soon|always|also|not|no longer|almost)$/u;
/** "In plants, …": the sentence proper begins after the comma. */
const OPENING =
  /^(?:In|On|At|During|After|Before|By|Since|From|For|Within|Under|Over|Among|Unlike|Like)\b[^,;:]{3,60}, (?=\p{L})/u;
/** A long predicate ends where another clause is hung on. */
const HUNG_ON =
  /,? (?:(?:in|of|for|to|with|by|from|on|at|through) )?(?:which|who|whose|where|while|whereas|although|though|but|so that|because|since)\b|, and\b|,? \(/;

const shortened = (predicate: string): string => {
  if (words(predicate).length <= LONG) return predicate;
  const found = predicate.search(HUNG_ON);
  // Not in the middle of a list.
  const at = predicate.slice(0, found).includes(',') ? -1 : found;
  return at > 0 && words(predicate.slice(0, at)).length >= LENGTH.least + 1 ? predicate.slice(0, at) : predicate;
};

const settled = (sentence: Sentence, subject: string, predicate: string, proper: boolean): Statement[] => {
  const said = shortened(predicate.replace(/[.!]["”’)]*$/, '').trim());
  const length = words(said).length;
  const key = termKey(subject);
  const verb = words(said)[0]?.toLowerCase() ?? '';
  if (
    length < LENGTH.least ||
    length > LENGTH.most ||
    key === '' ||
    VAGUE.test(subject) ||
    /[:;“”"«»]|\s[–—-]\s/.test(said)
  )
    return [];
  if (OUTSIDE.test(said) || /\b(?:in|of|for|to|with|by|from|on|at|und|oder|y|o|que|de)$/.test(said)) return [];
  if (/[.?!,]$/.test(said) || said.split('(').length !== said.split(')').length) return [];
  return [{ subject, key, proper, predicate: said, verb, agreement: agreementOf(verb, isPlural(subject)), sentence }];
};

/** English, by its grammar. */
const parsed = (sentence: Sentence, all: readonly Tagged[]): Statement[] => {
  const from = OPENING.exec(sentence.text)?.[0].length ?? 0;
  const tokens = all
    .filter(({ at }) => at >= from)
    .map((token, index) => (index > 0 && /^\p{Lu}\p{Ll}+$/u.test(token.word) ? { ...token, tag: 'PROPN' } : token));
  const count = subjectLength(tokens);
  const last = tokens[count - 1];
  const verb = tokens[count];
  if (count === 0 || !last || !verb) return [];
  const subject = sentence.text.slice(tokens[0]?.at ?? 0, last.at + last.word.length);
  const predicate = sentence.text.slice(verb.at);
  if (OPEN.test(predicate)) return [];
  const proper = tokens.slice(0, count).filter(({ word }) => /^\p{Lu}/u.test(word)).length === count && count > 1;
  return settled(sentence, subject, predicate, proper);
};

/** Elsewhere the subject is what the language's own pattern finds at the beginning, before a verb that it knows. */
const matched = (sentence: Sentence, { statement }: Language): Statement[] => {
  const groups = statement?.exec(sentence.text)?.groups;
  const { subject, predicate } = groups ?? {};
  return subject && predicate ? settled(sentence, subject, predicate, / \p{Lu}/u.test(subject)) : [];
};

/** What a sentence says of its subject; nothing where it has no subject of its own. */
export const statementsIn = (sentence: Sentence, language: Language, tokens: readonly Tagged[]): Statement[] => {
  if (sentence.kind === 'line' || /[?]["”’»]?$/.test(sentence.text) || language.leaning?.test(sentence.text)) return [];
  return language.code === 'en' ? parsed(sentence, tokens) : matched(sentence, language);
};
