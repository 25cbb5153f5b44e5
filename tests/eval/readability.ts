import { wordsOf } from '../../shared/model/text/words.ts';

/** What is read aloud of Markdown: without tables, code and marks. */
const prose = (markdown: string): string =>
  markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .split('\n')
    .filter((line) => !/^\s*(?:\||#)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, '').replace(/[*_`\\]/g, ''))
    .join('\n');

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”’»)]*)\s+|\n+/).filter((sentence) => wordsOf(sentence).length > 1);

/** English syllables, near enough for an average: groups of vowels, without a silent e. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

export interface Readability {
  readonly wordsASentence: number;
  /** Flesch-Kincaid; only for English. */
  readonly grade: number | undefined;
}

export const readability = (markdown: string, language: string): Readability => {
  const text = prose(markdown);
  const words = wordsOf(text);
  const wordsASentence = words.length / Math.max(1, sentencesOf(text).length);
  if (language !== 'en') return { wordsASentence, grade: undefined };
  const each = words.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, words.length);
  return { wordsASentence, grade: 0.39 * wordsASentence + 11.8 * each - 15.59 };
};
