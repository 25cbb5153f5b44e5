import { isVerb, type Token } from '../../nlp/reading.ts';
import { uncapitalized } from '../../nlp/words.ts';

/** A statement taken apart so that it can be asked: "does", "ice", "float on water" of "Ice floats on water". */
export interface Clause {
  /** The verb that a question puts before the subject. */
  readonly front: string;
  readonly subject: string;
  /** What follows the subject, with its verb in the bare form where `front` is a helper. */
  readonly rest: string;
}

const LONGEST_SUBJECT = 12;
const FRONT = new Set('is are was were can could will would may must should'.split(' '));
/** Of a question for what is so, not for what was. */
export const NOW = /^(?:is|are|do|does|can|will|may|must|should|has|have)$/;
const HAVE = /^(?:has|have|had)$/;
/** What stands between a subject and its verb when the subject is a clause of its own. */
const RELATIVE = new Set(
  'that which who whoever whom whose what whatever how where when while as than because to'.split(' '),
);
/** Says how often, and no more: a question does without. */
const OFTEN = /^(?:usually|often|typically|generally|normally|commonly|primarily|mainly|quickly|successfully)$/;
/** "cut", "spread": today's form and yesterday's. */
const SAME_IN_PAST = /^(?:cut|put|set|let|hit|shut|hurt|cost|split|spread|burst|cast|shed|beat|read|fit)$/;
/** Yesterday's forms without "-ed" that are no other word. */
const IRREGULAR = new Set(
  'led gave built sought brought fought drove took began became grew chose rose sent won held made meant'.split(' '),
);
/** What is called out before a sentence; a verb that gives its subject a name: "a mill called the stone". */
const NOTICE = /^(?:IMPORTANT|NOTE|WARNING|TIP)\b/;
const NAMES = /^(?:called|named|termed|known)$/;
/** Where another clause may begin, whose verb is its own. */
const NEXT_CLAUSE = /^(?:PUNCT|SCONJ|CCONJ|PRON|PART)$/;

/** The helper and the bare form of a full verb: "grows" asks "does … grow". Undefined where it is not certain. */
const helped = ({ text, lemma }: Token): readonly [string, string] | undefined => {
  if (text.endsWith('ing')) return undefined;
  if (text === lemma) return SAME_IN_PAST.test(text) ? undefined : ['do', lemma];
  if ([`${lemma}s`, `${lemma}es`, lemma.replace(/y$/, 'ies')].includes(text)) return ['does', lemma];
  return text.endsWith('ed') || IRREGULAR.has(text) ? ['did', lemma] : undefined;
};

/** "The news told by a friend was old": the verb that seems to be the first belongs to the subject. */
const isWithinSubject = (after: readonly Token[]): boolean => {
  const end = after.findIndex(({ text, pos }) => NEXT_CLAUSE.test(pos) || RELATIVE.has(text));
  return after.slice(0, end >>> 0).some((token) => token.pos === 'AUX' || FRONT.has(token.text));
};

/** Takes a statement apart; `tokens` are its own, `offset` is where it stands in their sentence. Undefined where it is not certain. */
export const clauseOf = (
  text: string,
  tokens: readonly Token[],
  offset: number,
  lowered: boolean,
): Clause | undefined => {
  // "Baking bread takes time"
  const isAct = /ing$/.test(tokens[0]?.text ?? '');
  const at = tokens.findIndex(
    (token, index) =>
      (isVerb(token) && !(isAct && index === 0) && /^\p{Ll}/u.test(token.text)) || FRONT.has(token.text),
  );
  const verb = tokens[at];
  const before = tokens.slice(0, at).filter(({ text: word }, index) => index < at - 1 || !OFTEN.test(word));
  const last = before.at(-1);
  if (!verb || !last || before.length > LONGEST_SUBJECT || /^(?:DET|ADJ|ADP|CCONJ)$/.test(last.pos)) return undefined;
  if (before.some(({ text: word, pos }) => RELATIVE.has(word.toLowerCase()) || pos === 'ADV')) return undefined;
  if (before.some(({ text: word, pos }) => pos === 'PUNCT' && word !== '-')) return undefined;
  if (/^(?:ADP|SCONJ)$/.test(before[0]?.pos ?? '') || NOTICE.test(text) || NAMES.test(verb.text)) return undefined;
  const named = text.slice(0, last.end - offset);
  const subject = lowered ? uncapitalized(named) : named;
  const after = tokens.slice(at + 1);
  const next = after.find(({ text: word }) => !OFTEN.test(word));
  const tail = next ? text.slice(next.start - offset).trim() : '';
  // "Cells have walls" has a full verb that looks like one that helps
  if (FRONT.has(verb.text) || (HAVE.test(verb.text) && next && isVerb(next)))
    return tail === '' ? undefined : { front: verb.text, subject, rest: tail };
  const form = helped(verb);
  // "The method suits lectures": two nouns, or a verb that the tagger missed
  const two = form?.[0] === 'does' && /[^su]s$/.test(last.text);
  if (!form || two || isWithinSubject(after) || (isAct && form[0] === 'do')) return undefined;
  return { front: form[0], subject, rest: `${form[1]} ${text.slice(verb.end - offset).trim()}`.trim() };
};
