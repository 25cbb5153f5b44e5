import { isVerb, type Sentence, type Token } from '../../nlp/reading.ts';
import { uncapitalized } from '../../nlp/words.ts';
import type { KnownWords } from '../activities.ts';
import { clauseOf, NOW } from './clause.ts';
import lists from './why.json' with { type: 'json' };

/** Words of what is asked about. */
const WORDS = { least: 4, most: 26 } as const;

const within = (list: readonly string[]): string => `\\b(?:${list.join('|')})\\b`;

/** "Hoping to …, they went": why somebody did something stands before it. */
const MOVED = new RegExp(
  `^(?:${lists.moved.join('|')})\\b[^,;:]{8,110}, (?<what>(?!and\\b|or\\b|but\\b)[^,;:]{15,150})\\.$`,
);
/** How a sentence gives a reason or a purpose; `what` is what it is given for. */
const REASONS = [
  /^(?<what>[^;:]{15,180}?),? because (?<why>[^;:]{12,})(?:;.+)?$/,
  /^Because (?!of )[^;:]{10,140}, (?<what>(?!and\b|or\b|but\b)[^,;:]{15,180})\.$/,
  MOVED,
  new RegExp(`^(?<what>[^;:]{15,180}?[^,;:]) (?<purpose>${lists.purposes.join('|')}) [^;:]{12,}$`),
] as const;
/** What stands before a statement. */
const OPENED = new RegExp(`^(?:${lists.opened.join('|')})\\b`);
/** "It melts partly because …": not the reason. */
const PARTLY = new RegExp(`${within(lists.partly)},?$`, 'i');
/** "It melts because of this": another sentence gives it. */
const ELSEWHERE = /^of (?:this|that|these|its|their|his|her)\b/;

/** "Baking is the art of heating dough so that …", "salt allows bakers to wait so that …": what is for it is a part of the statement. */
const NOT_FOR = /\b(?:is|are|was|were) (?:an?|the)\b|\b(?:allow|enable|help|cause|force|require)\w* /;

/** "When ice melts, …": what follows is what happens. */
const CONDITION = /^(?<when>When|If|Once|Whenever|As soon as) (?<what>[^,;:]{12,120}), (?<then>[^;:]{20,})$/;
/** "When ice melts, and …", "when ice melts, Anna, …": the condition is longer. */
const GOES_ON = /^(?:(?:and|or|but)\b|then,|[A-Z][\w ]{2,20},)/;
/** What follows is a name, or is that nothing follows: no consequence to ask for. */
const NO_CONSEQUENCE = new RegExp(within(lists.nothing), 'i');
/** "Whenever strong magnets are needed, …": what somebody does about it follows, and nothing happens. */
const WANTED = /\b(?:needed|required|wanted|desired|necessary)$/;
/** "There is no bread". */
const EXISTS = /^[Tt]here(?:[’']s| (is|are|was|were)) (.+)$/;
/** What makes a clause more than one, or a half one: it is asked about in no way that is certain. */
export const TANGLED = new RegExp(`${within(lists.tangled)}|[“”"?!()]`, 'i');
/** "The reason why it melts, because …": the reason belongs to something else. */
const REPORTED = new RegExp(within(lists.reported), 'i');
export const DEICTIC = new RegExp(within(lists.deictic), 'i');

const isPast = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:was|were|had)$/.test(token.text) || (token.text !== token.lemma && !/(?:s|ing)$/.test(token.text)));
/** What belongs to the subject may say so: "the dough lost its gas". */
const OWN = /(?<=\S+ \S+ )(?:its|their)\b|^[Tt]here\b/g;
const isDetermined = (what: string): boolean => !TANGLED.test(what) && !DEICTIC.test(what.replace(OWN, ''));
const tokensWithin = (tokens: readonly Token[], from: number, to: number): readonly Token[] =>
  tokens.filter(({ start, end }) => start >= from && end <= to);

/** "Why does ice float?" of "Ice floats"; the words as they stand where the verb is not certain. */
const whyIs = (what: string, tokens: readonly Token[], offset: number, lowered: boolean): string => {
  const plain = lowered ? uncapitalized(what) : what;
  const indirect = `Why is it that ${plain}?`;
  const exists = EXISTS.exec(plain);
  if (exists) return `Why ${exists[1] ?? 'is'} there ${exists[2]}?`;
  const clause = clauseOf(what, tokens, offset, lowered);
  if (clause && /^(?:be )?used$/.test(clause.rest)) return `What ${clause.front} ${clause.subject} ${clause.rest} for?`;
  // A second verb of the same subject would stay behind: "is stored here and is sold there"
  const two = /\b(?:and|but|or) (?:is|are|was|were|has|have|had|can|will|[a-z]+(?:s|ed))\b/.test(clause?.rest ?? '');
  return clause && !two ? `Why ${clause.front} ${clause.subject} ${clause.rest}?` : indirect;
};

/** "The conditions are …": which, only the sentence before can tell. */
const isBareDefinite = (clause: readonly Token[], { isTerm }: KnownWords): boolean => {
  const subject = clause.slice(0, clause.findIndex(isVerb));
  return /^the$/i.test(subject[0]?.text ?? '') && subject.length === 2 && !isTerm(subject[1]?.text ?? '');
};

const reasonIn = (sentence: Sentence, known: KnownWords): string | undefined => {
  const { text, tokens } = sentence;
  for (const pattern of REASONS) {
    const { what: said = '', why = '', purpose } = pattern.exec(text)?.groups ?? {};
    const what = said.replace(/[,.]$/, '').trim();
    if (!what) continue;
    if (PARTLY.test(what) || ELSEWHERE.test(why) || (purpose && NOT_FOR.test(what))) return undefined;
    const count = what.split(/\s+/).length;
    const offset = text.indexOf(what);
    const own = tokensWithin(tokens, offset, offset + what.length);
    const opened = own[0]?.pos === 'ADV' || own.findIndex(isVerb) === 0 || OPENED.test(what);
    const bare = isBareDefinite(own, known);
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
  if (orders || isBareDefinite(tokens.slice(next), known)) return undefined;
  if (WANTED.test(what) || NO_CONSEQUENCE.test(then) || !known.isToldOnce(what)) return undefined;
  const own = tokensWithin(tokens, offset, offset + what.length);
  // "When placed in water" has no subject
  const clause = clauseOf(what, own, offset, false);
  if (!clause || isBareDefinite(own, known)) return undefined;
  const asks = `${when.toLowerCase()} ${what}?`;
  if (NOW.test(clause.front)) return `What happens ${asks}`;
  return when !== 'If' && isPast(tokens.slice(next).find(isVerb)) ? `What happened ${asks}` : undefined;
};

/** The question that a sentence answers: with a reason, a purpose, or with what follows. */
export const whyOf = (sentence: Sentence, known: KnownWords): string | undefined =>
  REPORTED.test(sentence.text)
    ? undefined
    : (reasonIn(sentence, known) ?? consequenceIn(sentence, known))?.replace(/\s+\?$/, '?');
