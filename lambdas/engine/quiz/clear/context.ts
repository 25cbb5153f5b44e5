import { once } from '../../cache.ts';
import type { Material } from '../../material.ts';
import { isGiven } from '../../terms/names.ts';
import { isPerson } from '../../terms/people.ts';
import { type Protagonist, protagonistOf } from '../../terms/protagonist.ts';
import { pairsIn, type Sentence } from '../../text/chunk.ts';
import { countWords, words } from '../../text/words.ts';
import { isInstruction } from '../shape.ts';
import { standsAlone } from '../stem.ts';
import { canBeAsked, isClear } from './clear.ts';
import { hasUnknownSubject } from './english.ts';
import { namedBefore } from './subject.ts';

/** What a question has to show of a sentence, so that it is clear whom and what it speaks of. */
export interface Shown {
  /** The sentence, or what is left of it around a gap, with what makes it clear. */
  readonly around: (stem: string) => string;
  /** What is shown besides: nothing that is asked for may stand there. */
  readonly besides: string;
  /** Where it begins in the chunk. */
  readonly start: number;
  readonly sentences: readonly Sentence[];
  /** Taken from what the question is worth: it is asked where there is no plainer one. */
  readonly malus: number;
}

const LONGEST = { lead: 24, both: 46 } as const;
const MALUS = { lead: 0.15, named: 0.05 } as const;

/** A sentence that leans on others itself explains nothing. */
const LEANS =
  /\b(?:it|its|they|them|their|he|she|him|his|her|then|er|sie|es|ihn|ihm|ihr\p{L}*|sein\p{L}*|dann|él|ella|ellos|ellas|su|sus|le|les|lo)\b/iu;

/** What stands right before a sentence in its paragraph. */
const before = once(
  ({ chunks }: Material): ReadonlyMap<Sentence, Sentence> =>
    new Map(chunks.flatMap(pairsIn).map(([last, sentence]) => [sentence, last])),
);

/** "7.2 Accidents must be …": the number belongs to the page. */
export const withoutNumber = (stem: string): string => stem.replace(/^\d{1,2}(?:\.\d{1,2})+\.? (?=\S)/, '');

/** "They had been made of copper" after the sentence that says who they are. */
const withLead = (sentence: Sentence, material: Material): Shown | undefined => {
  const last = before(material).get(sentence);
  if (!last || countWords(last.text) > LONGEST.lead || countWords(last.text + sentence.text) > LONGEST.both)
    return undefined;
  if (!canBeAsked(last, material, 5) || isInstruction(last.text) || LEANS.test(last.text)) return undefined;
  const { language } = material;
  // Whom a pronoun in the middle means, only the grammar of English is known well enough to tell.
  if (language.code !== 'en' && language.leaning?.test(sentence.text) !== true) return undefined;
  const both = `${last.text} ${sentence.text}`;
  const whole = standsAlone(sentence, { ...language, leaning: null }, 6) && isClear(both, material);
  const told = language.code !== 'en' || !hasUnknownSubject(sentence.text, material, last.text);
  if (!whole || !told) return undefined;
  return {
    around: (stem) => `${withoutNumber(last.text)} ${stem}`,
    besides: last.text,
    start: last.start,
    sentences: [last, sentence],
    malus: MALUS.lead,
  };
};

const SUBJECT =
  /^(?<opening>(?:(?:In|On|At|By|From|After|Before|Until|For) [^,;]{2,40}?,? )?)(?<pronoun>[Ss]he|[Hh]e|(?<!.)(?:Her|His))\b/u;

const KIN = {
  she: /\b(?:mother|sister|wife|widow|woman|girl|daughter|aunt|niece|grandmother|friend|queen|lady)\b/i,
  he: /\b(?:father|brother|husband|man|boy|son|uncle|nephew|grandfather|friend|king|lord)\b/i,
} as const;
/** Somebody else in the sentence before could be meant. */
const isRivalled = (sentence: Sentence, { name, pronoun }: Protagonist, material: Material): boolean => {
  const last = before(material).get(sentence)?.text ?? '';
  const others = words(last).filter(
    (word, at) =>
      (at > 0 || isGiven(word)) && /^\p{Lu}/u.test(word) && isPerson(word, material.people) && !name.includes(word),
  );
  return others.length > 0 || KIN[pronoun].test(last);
};

/** "She [Mary Anning] was born …", in a text about one life. */
const withName = (sentence: Sentence, material: Material): Shown | undefined => {
  const one = protagonistOf(material);
  const groups = SUBJECT.exec(sentence.text)?.groups;
  if (!one || !groups) return undefined;
  const { opening = '', pronoun = '' } = groups;
  const owns = /^(?:her|his)$/i.test(pronoun);
  if (isRivalled(sentence, one, material)) return undefined;
  if ((one.pronoun === 'she') !== /^(?:she|her)$/i.test(pronoun)) return undefined;
  const name = owns ? `${one.name}’s` : one.name;
  const rest = sentence.text.slice(opening.length + pronoun.length);
  if (!canBeAsked({ ...sentence, text: opening + name + rest }, material, 7)) return undefined;
  return {
    around: (stem) => stem.replace(new RegExp(`\\b${pronoun}\\b`), `${pronoun} [${name}]`),
    besides: name,
    start: sentence.start,
    sentences: [sentence],
    malus: MALUS.named,
  };
};

/** "It [the upper Danube] runs along …", after the sentence that is about it. */
const withSubject = (sentence: Sentence, material: Material): Shown | undefined => {
  if (material.language.code !== 'en') return undefined;
  const named = namedBefore(sentence, before(material), material);
  if (!named) return undefined;
  const { pronoun } = named;
  const owns = pronoun.endsWith('s') || pronoun.endsWith('r');
  const name = owns ? `${named.name}${named.name.endsWith('s') ? '’' : '’s'}` : named.name;
  const rest = sentence.text.slice(pronoun.length);
  if (!canBeAsked({ ...sentence, text: name[0]?.toUpperCase() + name.slice(1) + rest }, material, 7)) return undefined;
  return {
    around: (stem) => stem.replace(pronoun, `${pronoun} [${name}]`),
    besides: name,
    start: sentence.start,
    sentences: [sentence],
    malus: MALUS.named,
  };
};

/** Undefined where not even the sentence before makes it clear. */
export const shownWith = (sentence: Sentence, material: Material): Shown | undefined =>
  canBeAsked(sentence, material)
    ? { around: withoutNumber, besides: '', start: sentence.start, sentences: [sentence], malus: 0 }
    : (withName(sentence, material) ?? withLead(sentence, material) ?? withSubject(sentence, material));

/** What a question on a sentence has in common with every other of its sort. */
export const candidateOf = (sentence: Sentence, { around, sentences }: Shown) => ({
  subject: sentence.text,
  chunk: sentence.chunk,
  shown: around(sentence.text),
  sentences,
});
