import type { Language } from '../languages/language.ts';
import { agreementOf, isInstruction } from '../quiz/shape.ts';
import { META } from '../quiz/stem.ts';
import type { Sentence } from '../text/chunk.ts';
import { countWords } from '../text/words.ts';
import type { Tagged } from './tagging.ts';

/** A sentence in two: what it says first, the word that joins, and how it goes on. */
export interface Split {
  readonly sentence: Sentence;
  readonly what: string;
  /** What stands before the rest, as the sentence has it. */
  readonly begins: string;
  readonly link: string;
  readonly rest: string;
  /** Rests of one sort can stand in each other's place. */
  readonly sort: string;
  readonly gives: 'reason' | 'ending';
}

/** Who is meant stands before; only another ending that begins the same way does not give itself away. */
const PRONOUN =
  /^(?:it|they|he|she|we|you|i|there|its|their|his|her|my|es|sie|er|man|ihr|ihre|sein|seine|él|ella|ellos|se|le|su|sus)\b/i;
/** Points at what the reader is just reading, or goes on with a list. */
const NO_REST = /^(?:this|that|these|those|of|but|or|and|so|what|dies\p{L}*|est[aeo]s?|oder|und|y|o)\b/iu;
/** "does not grow but explodes" is one clause; "the story that … because …" has its verb still to come. */
const NOT_BUT = /\b(?:not|nicht|no)\b.* (?:but|sondern|sino)$/;
const HANGS_IN =
  /^(?:The|An?|Those|Der|Die|Das|El|La|Los|Las) (?:[\p{L}-]+,? ){1,3}(?:that|which|who|der|die|das|que) (?!.*, )/u;
/** Stands for something before, or hangs on to what the first half began. */
const GOES_ELSEWHERE =
  /^(?:\S+ ){0,3}(?:it|them|him)\b(?! (?:is|was|has|had|can|will|does|takes|makes))|\band (?:had|has|was|were|is|that|to|she|he|they|it)\b/i;
const LENGTH = { least: 3, most: 20, what: 4 } as const;

const sortOf = (link: string, rest: string, after: string): string => {
  const pronoun = PRONOUN.exec(rest)?.[0].toLowerCase() ?? '';
  const relative = /^(?:which|who|that|der|die|das|que)$/.test(link);
  const verb = relative ? agreementOf(rest.split(' ')[0]?.toLowerCase() ?? '', /s$/.test(after)) : '';
  return `${link}/${pronoun}/${verb}/${isInstruction(rest) ? 'do' : ''}/${/_|\(\)/.test(rest) ? 'code' : ''}`;
};

/** "to the plain" names a place; only "to cross" says what for. */
const isInfinitive = (at: number, tokens: readonly Tagged[]): boolean => {
  const index = tokens.findIndex((token) => token.at >= at && token.word === 'to');
  return /^(?:VERB|AUX)$/.test(tokens[index + 1]?.tag ?? '');
};

/** The places where a sentence can be broken off so that only who has read it knows how it goes on. */
export const splitsIn = (sentence: Sentence, language: Language, tokens: readonly Tagged[]): Split[] => {
  const { reason, endings = [], pointing } = language;
  if (sentence.kind === 'line' || META.test(sentence.text)) return [];
  return [...(reason ? [reason] : []), ...endings].flatMap((pattern): Split[] => {
    const { what, link, why: rest } = pattern.exec(sentence.text)?.groups ?? {};
    if (!what || link === undefined || !rest || NO_REST.test(rest) || /[“”"«»„;:?!]|\.\s|, (?:or|oder|o) /.test(rest))
      return [];
    if (pointing?.test(rest) || rest.split('(').length !== rest.split(')').length) return [];
    const length = countWords(rest);
    if (length < LENGTH.least || length > LENGTH.most || countWords(what) < LENGTH.what) return [];
    if (link === 'to' && (!isInfinitive(what.length, tokens) || /\b(?:what|how|where|whom|when)$/.test(what)))
      return [];
    if (NOT_BUT.test(`${what} ${link}`) || HANGS_IN.test(what) || GOES_ELSEWHERE.test(rest)) return [];
    const sort = sortOf(link.trim().toLowerCase(), rest, what);
    const begins = sentence.text.slice(0, sentence.text.lastIndexOf(rest)).trimEnd();
    return [{ sentence, what, begins, link, rest, sort, gives: pattern === reason ? 'reason' : 'ending' }];
  });
};
