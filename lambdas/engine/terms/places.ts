import { isPlural } from '../quiz/shape.ts';
import type { Sentence } from '../text/chunk.ts';
import { words } from '../text/words.ts';
import type { Tagged } from './tagging.ts';

/** Where something is, comes from or goes to: "through | the inner membrane". */
export interface Place {
  readonly text: string;
  readonly at: number;
  /** Places of one sort can stand behind the same preposition. */
  readonly sort: string;
  readonly sentence: Sentence;
}

const PREPOSITION =
  /^(?:in|on|at|from|through|into|across|inside|under|near|along|between|beneath|behind|towards?|around)$/i;
const ARTICLE = /^(?:an?|the)$/i;
const NOMINAL = /^(?:ADJ|NOUN|PROPN)$/;
/** A time, a way of speaking, or a place on the page. */
const NO_PLACE =
  /\b(?:year|years|month|months|week|weeks|day|days|night|morning|evening|hour|hours|minutes?|seconds?|spring|summer|autumn|winter|century|centuries|time|times|way|ways|case|cases|order|fact|addition|contrast|example|end|beginning|sense|general|detail|turn|part|parts|number|kind|form|moment|section|chapter|text|figure|table|same|other|own|front|middle|size|speed|rate|means|result)\b/i;

/** English noun phrases behind a preposition of place, of two words or more: one alone could be anything. */
export const placesIn = (sentence: Sentence, tokens: readonly Tagged[]): Place[] => {
  if (sentence.kind === 'line') return [];
  return tokens.flatMap(({ word }, index): Place[] => {
    if (!PREPOSITION.test(word)) return [];
    let at = index + 1;
    const article = tokens[at]?.word.toLowerCase() ?? '';
    const has = ARTICLE.test(article);
    if (has) at += 1;
    const from = at;
    while (NOMINAL.test(tokens[at]?.tag ?? '')) at += 1;
    const [start, last] = [tokens[index + 1], tokens[at - 1]];
    // "in the mule's mane" is not in the mule.
    if (/^[’'](?:s)?$/.test(tokens[at]?.word ?? '')) return [];
    if (
      !start ||
      !last ||
      at === from ||
      last.tag === 'ADJ' ||
      !has ||
      /^(?:of|and|or|,|-)$/.test(tokens[at]?.word ?? '')
    )
      return [];
    const text = sentence.text.slice(start.at, last.at + last.word.length);
    const core = words(text).slice(1);
    if (core.length > 3 || NO_PLACE.test(text) || /[^\p{L} ’'-]/u.test(text)) return [];
    const sort = `${word.toLowerCase()}/${isPlural(text)}/${article === 'the'}/${/\p{Lu}/u.test(text)}`;
    return [{ text, at: start.at, sort, sentence }];
  });
};
