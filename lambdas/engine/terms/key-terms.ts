import type { Language } from '../languages/language.ts';
import type { ReadChunk, Sentence } from '../text/chunk.ts';
import { termKey, words } from '../text/words.ts';
import { rarity } from './common-words.ts';
import type { Definition } from './definitions.ts';
import type { Facts } from './facts.ts';
import type { Phrase } from './phrases.ts';

export interface KeyTerm {
  readonly term: string;
  readonly key: string;
  /** Grows with how often, how prominently and how specifically the material uses it. */
  readonly weight: number;
  readonly count: number;
  readonly proper: boolean;
  readonly definition: Definition | null;
  /** Where it stands first. */
  readonly sentence: Sentence;
  readonly chunks: ReadonlySet<string>;
  /** What all of the material is about: asking for it would ask nothing. */
  readonly topic: boolean;
}

interface Tally {
  count: number;
  proper: number;
  /** How often it stood at the start of a sentence. */
  initial: number;
  readonly forms: Map<string, number>;
  readonly sentence: Sentence;
  readonly chunks: Set<string>;
}

/** Endings of nouns that are no names. */
const PLAIN_NOUN = /(?:tion|sion|ment|ness|ity|ance|ence|ing|ism|sis|ure|age|ogy|phyll|plast|cyte|some)s?$/;

const commonest = (forms: ReadonlyMap<string, number>): string => {
  const [best] = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? '';
};

/** A term that was met at the start of a sentence only loses that sentence's capital, unless it is a name. */
const spelled = (term: string, { forms, proper, initial, count }: Tally, english: boolean): string => {
  if (!english || proper > 0 || !/^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}[\p{Ll}’-]*)*$/u.test(term)) return term;
  const lower = term[0]?.toLowerCase() + term.slice(1);
  // "dead letters" somewhere else shows that it is no name.
  if ([...forms.keys()].some((form) => /^\p{Ll}/u.test(form))) return lower;
  return initial === count && (term.includes(' ') || PLAIN_NOUN.test(term)) ? lower : term;
};

const weightOf = (
  key: string,
  tally: Tally,
  headed: boolean,
  definition: Definition | null,
  english: boolean,
): number => {
  const length = key.split(' ').length;
  const used = Math.log2(1 + tally.count) * (length > 1 ? 1.5 : 1);
  const defined = definition ? 4 * definition.confidence : 0;
  return (used + defined) * (headed ? 1.5 : 1) * (english ? rarity(key) ** 2 : 1);
};

/** First and last names of people: "Anna: asks the supplier" defines nobody. */
const peopleIn = (facts: ReadonlyMap<string, Facts>): string[] =>
  [...facts.values()]
    .flatMap(({ names }) => names)
    .filter(({ name, hint }) => words(name).length > 1 && (hint === 'person' || hint === null))
    .flatMap(({ name, hint }) => [...words(name).map(termKey), ...(hint === 'person' ? [termKey(name)] : [])]);

/** The ideas a material is about, the weightiest first. */
export const keyTerms = (
  chunks: readonly ReadChunk[],
  facts: ReadonlyMap<string, Facts>,
  language: Language,
): KeyTerm[] => {
  const tallies = new Map<string, Tally>();
  const definitions = new Map<string, Definition>();
  const headings = new Set<string>();
  const count = ({ key, text, proper, initial }: Phrase, sentence: Sentence): void => {
    const tally = tallies.get(key) ?? {
      count: 0,
      proper: 0,
      initial: 0,
      forms: new Map(),
      sentence,
      chunks: new Set(),
    };
    tally.count += 1;
    tally.proper += proper ? 1 : 0;
    tally.initial += initial ? 1 : 0;
    tally.forms.set(text, (tally.forms.get(text) ?? 0) + 1);
    tally.chunks.add(sentence.chunk);
    tallies.set(key, tally);
  };
  for (const chunk of chunks) {
    for (const section of chunk.sections) headings.add(` ${termKey(section.heading ?? '')} `);
    for (const definition of facts.get(chunk.id)?.definitions ?? []) {
      const known = definitions.get(definition.key);
      if (!known || definition.confidence > known.confidence) definitions.set(definition.key, definition);
    }
    for (const [sentence, phrases] of facts.get(chunk.id)?.phrases ?? [])
      for (const phrase of phrases) if (phrase.key) count(phrase, sentence);
  }
  for (const { key, term, sentence } of definitions.values())
    if (!tallies.has(key)) count({ key, text: term, proper: false, initial: true }, sentence);
  for (const name of peopleIn(facts)) definitions.delete(name);
  const english = language.code === 'en';
  return [...tallies]
    .filter(([key, { count: times }]) => definitions.has(key) || times > 1 || (english && key.includes(' ')))
    .map(([key, tally]) => {
      const definition = definitions.get(key) ?? null;
      const headed = [...headings].some((heading) => heading.includes(` ${key} `));
      return {
        term: spelled(definition?.term ?? commonest(tally.forms), tally, english),
        key,
        weight: weightOf(key, tally, headed, definition, english),
        count: tally.count,
        proper: tally.proper * 2 > tally.count,
        definition,
        sentence: tally.sentence,
        chunks: tally.chunks,
        topic: tally.count > 5 && tally.chunks.size >= Math.max(2, chunks.length * 0.5),
      };
    })
    .filter(({ weight, term }) => weight > 0 && words(term).length > 0)
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
};
