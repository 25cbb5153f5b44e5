import type { LocaleNlp } from '../locales/locale.ts';
import { segmenterOf } from './segmenter.ts';

/** A sentence's place in its text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The last word before a full stop, without what encloses it. */
const LAST_WORD = /(?:^|[\s("“'‘[])([\p{L}.]{1,8})\.["”’')\]]*\s*$/u;
const FIRST_WORD = /^[\s"“'‘(]*([\p{L}]+)/u;
const GOES_ON = /^[\s"“'‘(]*[\p{Ll},;)]/u;
const INITIAL = /^\p{Lu}$/u;
const ACRONYM = /^(?:\p{L}\.)+\p{L}$/u;
/** German and others: "am 3. Oktober". */
const ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/;

/** How far back a sentence is looked at: further does not decide, and would make long ones slow. */
const TAIL = 300;

const open = (text: string): number => text.split('(').length - text.split(')').length;

const belongsTogether = (before: string, after: string, nlp: LocaleNlp): boolean => {
  if (!/[.!?…。！？]["”’')\]]*\s*$/u.test(before) || GOES_ON.test(after)) return true;
  if (before.length < TAIL && open(before) > 0 && after.includes(')')) return true;
  const last = LAST_WORD.exec(before)?.[1];
  const first = FIRST_WORD.exec(after)?.[1]?.toLowerCase() ?? '';
  if (last === undefined) return ORDINAL.test(before) && nlp.abbreviations.size > 0 && nlp.tagger === null;
  if (ACRONYM.test(last) || INITIAL.test(last)) return last !== 'I' && !nlp.starters.has(first);
  const known = last.toLowerCase();
  return nlp.abbreviations.has(known) && !(nlp.mayEnd.has(known) && nlp.starters.has(first));
};

/**
 * The sentences of one paragraph. `language` is ISO 639-1 or "und".
 * A paragraph at a time keeps the segmenter's work in proportion to the text.
 */
export const sentenceSpans = (paragraph: string, language: string, nlp: LocaleNlp): Span[] => {
  const spans: { start: number; end: number }[] = [];
  for (const { segment, index } of segmenterOf(language, 'sentence').segment(paragraph)) {
    const last = spans.at(-1);
    if (last && belongsTogether(paragraph.slice(Math.max(last.start, last.end - TAIL), last.end), segment, nlp))
      last.end = index + segment.length;
    else spans.push({ start: index, end: index + segment.length });
  }
  return spans
    .map(({ start, end }) => {
      const text = paragraph.slice(start, end);
      return { start: start + (text.length - text.trimStart().length), end: start + text.trimEnd().length };
    })
    .filter(({ start, end }) => end > start);
};
