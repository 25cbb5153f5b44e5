import { once } from '../cache.ts';
import type { Material } from '../material.ts';
import { escapeRegExp, words } from '../text/words.ts';
import { FULL_NAME } from './described-people.ts';
import { isGiven } from './names.ts';

/** Whom a life is about: "she" means her, unless another woman is named. */
export interface Protagonist {
  readonly name: string;
  readonly pronoun: 'she' | 'he';
}

const FEWEST = { mentions: 4, pronouns: 15 } as const;
/** The share of the parts of a life in which its name comes. */
const EVERYWHERE = 0.35;
/** So much oftener named than anybody else, and "she" than "he". */
const TIMES = 2;

/** Characters. */
const BEGINNING = 900;

const countOf = (pattern: RegExp, texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** A life begins with the name, and comes back to it. */
const isIntroduced = (name: string, { chunks }: Material): boolean => {
  const last = words(name).at(-1) ?? name;
  const parts = chunks.filter(({ text }) => text.includes(last)).length;
  const [first] = chunks;
  return parts >= chunks.length * EVERYWHERE && (first?.text.slice(0, BEGINNING).includes(name) ?? false);
};

const found = (material: Material): Protagonist | null => {
  const { chunks, language } = material;
  if (language.code !== 'en') return null;
  const texts = chunks.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const full = [...new Set(texts.flatMap((text) => text.match(FULL_NAME) ?? []))];
  const people = full
    .filter((name) => isGiven(words(name)[0] ?? ''))
    .map((name) => {
      const last = escapeRegExp(words(name).at(-1) ?? '');
      return { name, count: countOf(new RegExp(`(?<!\\p{L})${last}(?!\\p{L})`, 'gu'), texts) };
    })
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const [first, second] = people.filter(({ name }, at) => people.findIndex((one) => shareName(one.name, name)) === at);
  if (
    !first ||
    first.count < FEWEST.mentions ||
    !isIntroduced(first.name, material) ||
    (second && second.count * TIMES > first.count)
  )
    return null;
  const she = countOf(/\b(?:she|her)\b/gi, texts);
  const he = countOf(/\b(?:he|his|him)\b/gi, texts);
  if (Math.max(she, he) < FEWEST.pronouns) return null;
  if (she > he * TIMES) return { name: first.name, pronoun: 'she' };
  return he > she * TIMES ? { name: first.name, pronoun: 'he' } : null;
};

const shareName = (a: string, b: string): boolean => words(a).at(-1) === words(b).at(-1);

/** Null where a material has no single one, or its language is not taken apart. */
export const protagonistOf = once(found);
