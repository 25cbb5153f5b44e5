import type { Material } from '../material.ts';

/** Who acts, in the languages whose stories are told apart from other texts. */
const PEOPLE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:I|[Hh]e|[Ss]he|him|[Hh]er|[Hh]is|hers|[Mm]y|me)\b/,
  de: /\b(?:ich|er|sie|ihm|ihn|mich|mir|mein\p{L}*)\b/u,
  es: /\b(?:yo|él|ella|mi|me|le)\b/,
};
/** The share of sentences with somebody in them that makes a text a story. */
const STORY = 0.3;

export const isStory = ({ chunks, language }: Pick<Material, 'chunks' | 'language'>): boolean => {
  const people = PEOPLE[language.code];
  const prose = chunks.flatMap(({ sentences }) => sentences.filter(({ kind }) => kind === 'prose'));
  return people !== undefined && prose.filter(({ text }) => people.test(text)).length >= STORY * prose.length;
};
