import { fold } from '../../domain/scene/fold.ts';
import { filled } from '../locales/patterns.ts';
import type { EditionPhrases } from '../locales/phrases.ts';
import type { ReadChunk, Reading } from '../nlp/reading.ts';
import { capitalized } from '../nlp/words.ts';
import { beginningOf } from './lead.ts';
import { type Section, sharedDepth } from './sections.ts';

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly chunks: readonly ReadChunk[];
}

/** Words. A section below this shares a chapter with its neighbour. */
const SHORT = 140;
/** Characters of a title that names several sections. */
const LONGEST_LIST = 90;

type Group = readonly Section[];
const sizeOf = (group: Group): number => group.reduce((sum, { words }) => sum + words, 0);

/** Words that a pair under two headings counts as more: a box belongs to what it stands in. */
const APART = 2_000;

/** Neighbours are joined, the shortest pair first, until there are no more than `most` and none is short. */
const grouped = (sections: readonly Section[], most: number, { bodies }: Reading): Group[] => {
  const groups: Group[] = sections.map((section) => [section]);
  const root = sharedDepth(bodies);
  const pairAt = (at: number): number => {
    const pair = groups.slice(at, at + 2).flat();
    const isUnderOne = sharedDepth(pair.flatMap(({ chunks }) => chunks)) > root;
    return sizeOf(pair) + (isUnderOne ? 0 : APART);
  };
  for (;;) {
    const short = groups.findIndex((group) => sizeOf(group) < SHORT);
    if (groups.length < 2 || (groups.length <= most && short === -1)) return groups;
    const pairs = groups.slice(1).map((_, at) => at);
    const near = groups.length > most ? pairs : pairs.filter((at) => at === short || at + 1 === short);
    const best = near.reduce((one, other) => (pairAt(other) < pairAt(one) ? other : one));
    groups.splice(best, 2, [...(groups[best] ?? []), ...(groups[best + 1] ?? [])]);
  }
};

/** What nothing heads is named by what it speaks of, else by how it begins. */
const namesFor = (chunks: readonly ReadChunk[], reading: Reading): string[] => {
  const ids = new Set(chunks.map(({ id }) => id));
  const own = reading.terms
    .filter(({ count, chunks: uses }) => count > 1 && uses.length > 0 && uses.every((id) => ids.has(id)))
    .map(({ term }) => capitalized(term));
  return [...own, beginningOf(chunks, reading)];
};

/** Whether a section is what stands before the first heading of the text. */
const isOpening = (section: Section | undefined, reading: Reading): boolean => {
  const depth = sharedDepth(reading.bodies);
  const [first] = reading.bodies;
  return (
    section?.piece === null &&
    section.chunks[0] === first &&
    section.chunks.every(({ path }) => path.length <= depth) &&
    reading.bodies.some(({ path }) => path.length > depth)
  );
};

/** Several names under one title: as a list, or the one that most is told under. */
const together = (group: Group, names: readonly string[], phrases: EditionPhrases): string[] => {
  if (names.length < 2) return [];
  const list = names.join('; ').replaceAll('?; ', '? ');
  const largest = group
    .filter(({ name }) => name !== null && names.includes(name))
    .reduce((one, other) => (other.words > one.words ? other : one), group[0] as Section);
  const more = filled(phrases.titles.more, { title: largest.name ?? '' });
  return [...(list.length <= LONGEST_LIST ? [list] : []), more];
};

const titleOf = (group: Group, reading: Reading, phrases: EditionPhrases): string[] => {
  const chunks = group.flatMap((section) => section.chunks);
  const all = [...new Set(group.flatMap(({ name }) => name ?? []))];
  const names = all.filter((name) => !all.some((one) => name.startsWith(`${one}: `)));
  const root = sharedDepth(reading.bodies);
  const above = sharedDepth(chunks);
  const parent = group.length > 1 && above > root ? chunks[0]?.path[above - 1] : undefined;
  // What stands above all of them only opens them.
  const opens = group.length > 1 && isOpening(group[0], reading);
  const own = names.filter((name) => !opens || name !== group[0]?.name);
  const [first] = own;
  return [
    parent ?? '',
    // The heading of the only section stands in the text as well
    ...(opens && own.length === 1 && first ? together(group, names, phrases) : []),
    ...together(group, own, phrases),
    ...own.slice(0, 1),
    ...names,
    ...(names.length > 0 ? [] : namesFor(chunks, reading)),
  ].filter((name) => name !== '');
};

/** Whole sections as chapters, `most` at most, each under a title of its own. */
export const chaptersOf = (
  sections: readonly Section[],
  most: number,
  reading: Reading,
  phrases: EditionPhrases,
): Chapter[] => {
  const used = new Set<string>();
  return grouped(sections, most, reading).map((group, at) => {
    const titles = titleOf(group, reading, phrases);
    const part = { title: titles[0] ?? '', n: String(group[0]?.piece ?? at + 1) };
    const title = titles.find((one) => !used.has(fold(one))) ?? filled(phrases.titles.part, part);
    used.add(fold(title));
    return { title, sections: group, chunks: group.flatMap(({ chunks }) => chunks) };
  });
};
