import { fold } from '../../domain/scene/fold.ts';
import type { EditionPhrases } from '../locales/phrases.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';
import { capitalized } from '../nlp/words.ts';
import { filled } from './fill.ts';
import type { Section } from './sections.ts';

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly chunks: readonly ReadChunk[];
}

/** Words. A section below this shares a chapter with its neighbour. */
const SHORT = 140;
/** Characters of a title that names two sections. */
const LONGEST_PAIR = 60;
const BEGINNING = 6;

type Group = readonly Section[];
const sizeOf = (group: Group): number => group.reduce((sum, { words }) => sum + words, 0);

/** Neighbours are joined, the shortest pair first, until there are no more than `most` and none is short. */
const grouped = (sections: readonly Section[], most: number): Group[] => {
  const groups: Group[] = sections.map((section) => [section]);
  const pairAt = (at: number): number => sizeOf(groups[at] ?? []) + sizeOf(groups[at + 1] ?? []);
  for (;;) {
    const short = groups.findIndex((group) => sizeOf(group) < SHORT);
    if (groups.length < 2 || (groups.length <= most && short === -1)) return groups;
    const pairs = groups.slice(1).map((_, at) => at);
    const near = groups.length > most ? pairs : pairs.filter((at) => at === short || at + 1 === short);
    const best = near.reduce((one, other) => (pairAt(other) < pairAt(one) ? other : one));
    groups.splice(best, 2, [...(groups[best] ?? []), ...(groups[best + 1] ?? [])]);
  }
};

/** What nothing heads is named by what it explains or speaks of, else by how it begins. */
const namesFor = (chunks: readonly ReadChunk[], { terms }: Reading, { quote }: EditionPhrases): string[] => {
  const ids = new Set(chunks.map(({ id }) => id));
  const own = terms.filter(
    (term) => term.count > 1 && term.chunks.length > 0 && term.chunks.every((id) => ids.has(id)),
  );
  const first = chunks[0]?.sentences[0]?.text.split(/\s+/) ?? [];
  const begins = first.length > BEGINNING ? `${first.slice(0, BEGINNING).join(' ')} …` : first.join(' ');
  return [...own.map(({ term }) => capitalized(term)), filled(quote, { text: begins.replace(/[“”"]/g, '') })];
};

/** "THE OPENING" is a heading as well as "The opening", and reads like one in a list of chapters. */
const calm = (name: string): string => (/^[\p{Lu}\s’'-]{5,}$/u.test(name) ? capitalized(name.toLowerCase()) : name);

const titleOf = (group: Group, reading: Reading, phrases: EditionPhrases): string[] => {
  const names = [...new Set(group.flatMap(({ name }) => (name === null ? [] : calm(name))))];
  const [first = '', second = '', ...others] = names;
  const and = filled(phrases.join, { first: '', last: '' }).trim();
  const named = (name: string): boolean => name.split(/\s+/).includes(and);
  const pairs = others.length === 0 && second !== '' && !named(first) && !named(second);
  const pair = pairs ? filled(phrases.join, { first, last: second }) : '';
  const longest = group.toSorted((one, other) => other.words - one.words).find(({ name }) => name !== null)?.name;
  const pieces = group.flatMap(({ piece, name }) =>
    piece !== null && name ? [filled(phrases.titles.part, { title: calm(name), n: String(piece) })] : [],
  );
  return [
    ...(pair !== '' && pair.length <= LONGEST_PAIR ? [pair] : []),
    ...(longest ? [calm(longest)] : []),
    ...pieces,
    ...names,
    ...namesFor(
      group.flatMap(({ chunks }) => chunks),
      reading,
      phrases,
    ),
  ];
};

/** Whole sections as chapters, `most` at most, each under a title of its own. */
export const chaptersOf = (
  sections: readonly Section[],
  most: number,
  reading: Reading,
  phrases: EditionPhrases,
): Chapter[] => {
  const used = new Set<string>();
  return grouped(sections, most).map((group) => {
    const titles = titleOf(group, reading, phrases);
    const title = titles.find((one) => one !== '' && !used.has(fold(one))) ?? titles[0] ?? '';
    used.add(fold(title));
    return { title, sections: group, chunks: group.flatMap(({ chunks }) => chunks) };
  });
};
