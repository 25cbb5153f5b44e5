import type { Language } from '../languages/language.ts';
import { markedIn, type ReadChunk, type Sentence } from '../text/chunk.ts';
import { termKey, words } from '../text/words.ts';
import { type Definition, definitionsIn } from './definitions.ts';
import { identifiersIn } from './identifiers.ts';
import { type NameMention, namesIn } from './names.ts';
import { nounPhrases, type Phrase } from './phrases.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { type SiblingMention, siblingsIn } from './siblings/siblings.ts';
import { type Statement, statementsIn } from './statements.ts';
import { type Tagged, tagged } from './tagging.ts';

/** What one chunk says, found once and used by every scene and quiz about it. */
export interface Facts {
  readonly definitions: readonly Definition[];
  readonly phrases: ReadonlyMap<Sentence, readonly Phrase[]>;
  readonly names: readonly NameMention[];
  readonly quantities: readonly Quantity[];
  readonly statements: readonly Statement[];
  readonly siblings: readonly SiblingMention[];
  readonly identifiers: readonly { readonly code: string; readonly sentence: Sentence }[];
}

const candidates = (text: string, { code, articles }: Language): string[] => {
  if (code === 'de') return words(text.slice(1));
  if (articles === null) return [];
  return [...text.matchAll(new RegExp(`(?<![\\p{L}])(?:(?:${articles}) |l['’])(\\p{L}{7,})(?![\\p{L}])`, 'giu'))].map(
    ([, noun]) => noun ?? '',
  );
};

/** Without grammar, long words stand for the ideas of a text; in German the capital tells a noun. */
const longWords = (text: string, language: Language): Phrase[] =>
  candidates(text, language)
    .filter((word) => word.length >= 7 && !language.stopWords.has(word.toLowerCase()))
    .filter((word) => language.code !== 'de' || /^\p{Lu}/u.test(word))
    .map((word) => ({ text: word, key: termKey(word), proper: false, initial: false }));

const phrasesOf = (sentence: Sentence, language: Language, tokens: readonly Tagged[]): Phrase[] => {
  const marked = markedIn(sentence, 'strong')
    .filter((text) => words(text).length <= 4 && text.length > 2)
    .map((text) => ({ text, key: termKey(text), proper: false, initial: true }));
  return [
    ...(language.code === 'en' ? nounPhrases(sentence.text, tokens) : longWords(sentence.text, language)),
    ...marked,
  ];
};

/** "A party of three picks …": what stands behind the number is no unit. */
const countsVerb = ({ at, text, unit }: Quantity, tokens: readonly Tagged[]): boolean => {
  const last = unit.trim();
  const place = at + text.length - last.length;
  return last !== '' && tokens.some((token) => token.at === place && token.word === last && token.tag === 'VERB');
};

export const factsOf = (chunk: ReadChunk, language: Language): Facts => {
  const read = chunk.sentences.map((sentence) => ({
    sentence,
    tokens: language.code === 'en' ? tagged(sentence.text) : [],
  }));
  return {
    definitions: definitionsIn(chunk, language),
    phrases: new Map(read.map(({ sentence, tokens }) => [sentence, phrasesOf(sentence, language, tokens)])),
    names: chunk.sentences.flatMap((sentence) => namesIn(sentence, language.code)),
    quantities: read.flatMap(({ sentence, tokens }) =>
      quantitiesIn(sentence, language).filter((quantity) => !countsVerb(quantity, tokens)),
    ),
    statements: read.flatMap(({ sentence, tokens }) => statementsIn(sentence, language, tokens)),
    siblings: read.flatMap(({ sentence, tokens }) => siblingsIn(sentence, language.code, tokens)),
    identifiers: chunk.sentences.flatMap((sentence) => identifiersIn(sentence).map((code) => ({ code, sentence }))),
  };
};
