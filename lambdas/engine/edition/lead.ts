import { once } from '../cache.ts';
import { filled } from '../locales/patterns.ts';
import { editionPhrases } from '../locales/phrases.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';

/** A name of several words inside of a sentence: "the Paxton Boys". */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}-]+(?: (?:of (?:the )?)?\p{Lu}[\p{L}-]+){1,2}/gu;
/** Times that a part must speak of something to be about it, and its share of all the times that the material does. */
const ABOUT = { times: 3, share: 0.7 } as const;
/** Things that a part is named after. */
const MOST = 2;
const BEGINNING = 6;

const textOf = once((chunks: readonly ReadChunk[]): string =>
  chunks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' '),
);

const times = (text: string, name: string): number => text.split(name).length - 1;

/** What a part of a section is about and the rest of the material is not: names and terms, in the order of its text. */
const subjectsOf = (part: readonly ReadChunk[], { bodies, terms }: Reading): string[] => {
  const [text, all] = [textOf(part), textOf(bodies)];
  const marked = new Set(part.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.marked)));
  const set = terms.map(({ term }) => term).filter((term) => marked.has(term) && /^\p{L}[\p{L} ’'-]{3,}$/u.test(term));
  const names = new Set([...set, ...(text.match(NAME) ?? [])]);
  return [...names]
    .map((name) => ({ name, here: times(text, name), at: text.indexOf(name) }))
    .filter(({ name, here }) => here >= ABOUT.times && here >= ABOUT.share * times(all, name))
    .toSorted((one, other) => other.here - one.here)
    .filter(
      ({ name }, at, sorted) => !sorted.slice(0, at).some((one) => one.name.includes(name) || name.includes(one.name)),
    )
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
};

/** The part of a section that has no heading of its own, by what it is about: "The frontier: the Paxton Boys". */
export const leadOf = (section: string, part: readonly ReadChunk[], reading: Reading): string | undefined => {
  const { join } = editionPhrases(reading.language);
  // What stands above the whole text says nothing of one part
  const above = section === reading.bodies[0]?.path[0] ? '' : `${section}: `;
  const [first, last] = subjectsOf(part, reading).filter((subject) => !section.includes(subject));
  if (first === undefined) return undefined;
  return `${above}${last === undefined ? first : filled(join, { first, last })}`;
};

/** How a text begins, in quotation marks. */
export const beginningOf = ([chunk]: readonly ReadChunk[], { language }: Reading): string => {
  const first = chunk?.sentences[0]?.text.split(/\s+/) ?? [];
  const begins = first.length > BEGINNING ? `${first.slice(0, BEGINNING).join(' ')} …` : first.join(' ');
  return filled(editionPhrases(language).quote, { text: begins.replace(/[“”"]/g, '') });
};
