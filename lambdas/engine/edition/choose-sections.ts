import { localeOf } from '../locales/locales.ts';
import type { Reading } from '../nlp/reading.ts';
import { contentWords, shared } from '../nlp/words.ts';
import { sectionSalience } from '../salience/section-salience.ts';
import { type Section, sectionsOf, wordsOf } from './sections.ts';

/** So much more than there is time for is still told: nobody minds three minutes, and everybody minds a gap. */
const TOLERANCE = 1.15;
/** What comes first explains what comes later, and what an objective names is what a reader is to take along. */
const WORTH = { first: 0.1, objective: 0.3 } as const;

/** The chunk of a body that says most of what a line speaks of. */
export const chunkOn = (line: string, { bodies, language }: Reading): string | undefined => {
  const { nlp } = localeOf(language);
  const wanted = contentWords(line, nlp);
  const rated = bodies.map(({ id, text, path }) => ({
    id,
    value: shared(wanted, contentWords(`${path.join(' ')} ${text}`, nlp)),
  }));
  return rated.toSorted((one, other) => other.value - one.value)[0]?.id;
};

const salienceOf = (section: Section, reading: Reading): number => {
  const salience = sectionSalience(reading);
  const sum = section.chunks.reduce((all, chunk) => all + (salience.get(chunk.id) ?? 0) * wordsOf([chunk]), 0);
  return sum / Math.max(1, section.words);
};

/** The piece of a section that its later pieces cannot be read without. */
const before = (section: Section, sections: readonly Section[]): Section | undefined =>
  section.piece !== null && section.piece > 1 ? sections[sections.indexOf(section) - 1] : undefined;

/** Whole sections within so many words: all of them, or the most salient ones, in their order. Never none. */
export const chooseSections = (reading: Reading, words: number): readonly Section[] => {
  const sections = sectionsOf(reading);
  const room = words * TOLERANCE;
  if (sections.reduce((sum, section) => sum + section.words, 0) <= room) return sections;
  const meant = reading.apparatus.objectives.map((objective) => chunkOn(objective, reading));
  const worth = new Map(
    sections.map((section, at) => {
      const named = meant.filter((id) => section.chunks.some((chunk) => chunk.id === id)).length;
      return [section, salienceOf(section, reading) + (at === 0 ? WORTH.first : 0) + (named > 0 ? WORTH.objective : 0)];
    }),
  );
  const byWorth = sections.toSorted((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
  const chosen = new Set<Section>();
  let told = 0;
  for (const section of byWorth) {
    const needed = before(section, sections);
    if (told > 0 && (told + section.words > room || (needed && !chosen.has(needed)))) continue;
    chosen.add(section);
    told += section.words;
  }
  return sections.filter((section) => chosen.has(section));
};
