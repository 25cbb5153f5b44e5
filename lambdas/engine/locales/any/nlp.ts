import type { LocaleNlp } from '../locale.ts';

/** What holds in any language: Unicode's sentences and words, and nothing about grammar. */
export const nlp: LocaleNlp = {
  tagger: null,
  abbreviations: new Set(),
  mayEnd: new Set(),
  starters: new Set(),
  functionWords: new Set(),
  singular: (word) => word.toLowerCase(),
  article: null,
  leaning: null,
  pointing: /https?:|www\.|\[\d+\]/i,
  deictic: null,
  fragment: null,
  supposed: null,
  takesBack: null,
  definitions: [],
  markedDefinitions: [],
};
