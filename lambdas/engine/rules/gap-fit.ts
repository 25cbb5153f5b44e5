import { once } from '../cache.ts';
import { refusal } from '../guards/guard.ts';
import { factGuards } from '../guards/sentence-guards.ts';
import type { Reading, Sentence } from '../nlp/reading.ts';
import { termKey, words } from '../nlp/words.ts';
import type { Ground } from './candidate.ts';
import { kindOf } from './kinds.ts';
import { sentencesWith } from './searchable.ts';
import type { ExplainedTerm } from './siblings.ts';

/** Where a term stands in the text of its sentence. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const DETERMINERS = /^(?:an?|the|this|that|each|every|one|its|their|his|her|any|no|another|some|our|your)$/i;
const ARTICLE = /\b(an?) $/i;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The only place of a term in a sentence, as the term is written; undefined where there are none or several. */
export const placeOf = ({ term }: ExplainedTerm, { text }: Sentence): Place | undefined => {
  if (!text.toLowerCase().includes(term.toLowerCase())) return undefined;
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(term)}(?![\\p{L}\\p{N}-])`, 'giu'))];
  const [only] = found;
  return only && found.length === 1 ? { start: only.index, end: only.index + only[0].length } : undefined;
};

/** Only one term fits by its form: as an adjective, or as a part of a longer name. */
export const fitsByForm = (sentence: Sentence, { start, end }: Place): boolean => {
  const last = sentence.tokens.findLast((token) => token.start >= start && token.end <= end);
  const next = sentence.tokens.find((token) => token.start >= end);
  const partOfName = next !== undefined && /^(?:NOUN|PROPN|ADJ)$/.test(next.pos) && next.start - end <= 1;
  return partOfName || last?.pos === 'ADJ' || /[\p{L}’]-$|“$/u.test(sentence.text.slice(0, start));
};

/** The sentence is about the term: it opens with it and says something of it, names it, or the material sets it off there. */
export const characterizes = (
  sentence: Sentence,
  term: ExplainedTerm,
  { start, end }: Place,
  ground: Ground,
): boolean => {
  const before = sentence.text.slice(0, start);
  const next = sentence.tokens.find((token) => token.start >= end);
  const opens = /^(?:(?:an?|the) )?$/i.test(before) && next !== undefined && /^(?:VERB|AUX)$/.test(next.pos);
  const named = /\b(?:called|termed|named|known as|referred to as) (?:an? |the )?$/i.test(before);
  return opens || named || sentence.marked.some((marked) => termKey(marked, ground.locale.nlp) === term.key);
};

/** The words before a term, wherever the material uses it in the same number. */
const wordsBefore = once((_: Reading): Map<string, readonly string[]> => new Map());
const usesOf = (term: ExplainedTerm, { reading }: Ground): readonly string[] => {
  const known = wordsBefore(reading);
  const found =
    known.get(term.key) ??
    sentencesWith(reading, term.key).flatMap(({ sentence }) => {
      const place = placeOf(term, sentence);
      return place ? [words(sentence.text.slice(0, place.start)).at(-1) ?? ''] : [];
    });
  known.set(term.key, found);
  return found;
};

/** Another term reads as well in the place: with the article that stands there, or without any. */
export const couldStand = (other: ExplainedTerm, sentence: Sentence, { start }: Place, ground: Ground): boolean => {
  const before = sentence.text.slice(0, start);
  const article = ARTICLE.exec(before)?.[1]?.toLowerCase();
  if (article && /^[aeiou]/i.test(other.term) !== (article === 'an')) return false;
  if (kindOf(other, ground).plural) return true;
  const uses = usesOf(other, ground);
  if (article) return uses.some((word) => DETERMINERS.test(word));
  return DETERMINERS.test(words(before).at(-1) ?? '') || uses.some((word) => !DETERMINERS.test(word));
};

/** A caption or a line of its own kind, which the material sets off as a whole. */
export const isCaption = ({ chunk, block }: Sentence, { reading }: Ground): boolean => {
  const read = reading.byId.get(chunk);
  const { kind, start = 0, end = 0 } = read?.blocks[block] ?? {};
  const text = read?.text.slice(start, end).trim() ?? '';
  return kind !== 'paragraph' || /^[*_].*[*_]$/su.test(text) || /^\W*\p{Lu}\p{L}+ \d+[.:]/u.test(text);
};

/** Why a sentence cannot be asked about without those around it; undefined where it can. */
export const standsAlone = (sentence: Sentence, { locale: { nlp, questions } }: Ground): string | undefined =>
  refusal(factGuards, sentence.text, nlp) ??
  (nlp.deictic?.test(sentence.text) || questions.hangs?.test(sentence.text)
    ? 'hangs on the sentences around it'
    : undefined);
