import type { Sentence } from '../../text/chunk.ts';
import { escapeRegExp, words } from '../../text/words.ts';
import type { Tagged } from '../tagging.ts';
import { englishSiblings } from './english.ts';
import { englishScience } from './english-science.ts';
import { germanSiblings } from './german.ts';
import { isOfSort, type SiblingGroup } from './sibling-group.ts';
import { spanishSiblings } from './spanish.ts';

/** A word that others of its group could replace, where it stands in a sentence. */
export interface SiblingMention {
  readonly word: string;
  readonly at: number;
  readonly group: SiblingGroup;
  /** Which of its forms this is: its siblings have to come in the same one. */
  readonly form: number;
  readonly sentence: Sentence;
}

/** By ISO 639-1. */
const groups: Readonly<Record<string, readonly SiblingGroup[]>> = {
  en: [...englishSiblings, ...englishScience],
  de: germanSiblings,
  es: spanishSiblings,
};

interface Lexicon {
  readonly pattern: RegExp;
  /** A form may belong to several groups: the first one that it fits is taken. */
  readonly places: ReadonlyMap<string, readonly { group: SiblingGroup; form: number }[]>;
}

const lexicons = new Map<string, Lexicon>();
const lexiconOf = (code: string): Lexicon | undefined => {
  const known = lexicons.get(code);
  const all = groups[code];
  if (known || !all) return known;
  const places = new Map<string, { group: SiblingGroup; form: number }[]>();
  for (const group of all)
    for (const forms of group.words)
      forms.forEach((word, form) => {
        places.set(word, [...(places.get(word) ?? []), { group, form }]);
      });
  const listed = [...places.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const made = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${listed.join('|')})(?![\\p{L}\\p{N}’'-])`, 'gu'),
    places,
  };
  lexicons.set(code, made);
  return made;
};

/** Whether a text names another one of the sort: "his son" beside a daughter, Tuesday beside Monday. */
export const namesAnother = (text: string, { word, group }: SiblingMention, language: string): boolean => {
  const inText = new Set(words(text));
  return (groups[language] ?? [])
    .filter((other) => isOfSort(group, other))
    .some(({ words: all }) => all.some((forms) => forms.some((form) => form !== word && inText.has(form))));
};

const NOUN = /^(?:NOUN|PROPN)$/;
/** A verb, or half of a compound: "office chair" is not told by its other half. */
const isElse = (word: string, at: number, tokens: readonly Tagged[], describes: boolean): boolean => {
  const index = tokens.findIndex((token) => token.at === at);
  if (index < 0) return false;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  // "the dough leaves the mixer"
  if (tokens[index]?.tag === 'VERB' && /^\p{Ll}/u.test(word)) return true;
  if (after && !describes && NOUN.test(after.tag) && after.at === at + word.length + 1) return true;
  return before !== undefined && NOUN.test(before.tag) && before.at + before.word.length === at - 1;
};

const fits = (group: SiblingGroup, before: string, after: string): boolean =>
  group.after?.test(before) !== false && !group.notAfter?.test(before) && !group.notBefore?.test(after);

/** `tokens` where the language's grammar is known; empty elsewhere. */
export const siblingsIn = (sentence: Sentence, language: string, tokens: readonly Tagged[]): SiblingMention[] => {
  const lexicon = lexiconOf(language);
  if (!lexicon) return [];
  const { text } = sentence;
  // What is to be done with what, the sentences around it say; and half a line says too little.
  if (/^\p{Ll}/u.test(text) || (tokens[0]?.tag === 'VERB' && !/(?:ing|ed)$/.test(tokens[0].word))) return [];
  return [...text.matchAll(lexicon.pattern)].flatMap(({ 0: word, index: at }): SiblingMention[] => {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    const place = lexicon.places.get(word)?.find(({ group }) => fits(group, before, after));
    if (!place || at === 0 || isElse(word, at, tokens, place.group.describes === true)) return [];
    return [{ word, at, ...place, sentence }];
  });
};
