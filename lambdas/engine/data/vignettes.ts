import * as z from 'zod/mini';
import { slugify } from '../../../shared/catalogue/choice.ts';
import { hashOf } from '../../domain/scene/shuffle.ts';
import { jsonAt } from './read.ts';

const text = z.string().check(z.minLength(1));
const variants = z.array(text).check(z.minLength(3));
const tellings = z.array(z.array(text).check(z.minLength(1), z.maxLength(3))).check(z.minLength(3));

/** Titles of the scenes that are no chapters; each of several, so that lessons differ. */
const SceneTitlesSchema = z.object({
  overview: z.array(text).check(z.minLength(1)),
  summary: z.array(text).check(z.minLength(1)),
  /** None counts another, since a quiz may be left out. */
  quizzes: z.array(text).check(z.minLength(4)),
});

/**
 * What stands around a text, and never in it. It speaks of somebody who reads and of what reading asks of them; nothing is
 * filled in and no subject is named, so that every sentence is true of every material.
 */
export const VignettesSchema = z.object({
  /** Words of a typed genre that come close to this one. */
  kin: z.optional(z.array(z.string())),
  titles: SceneTitlesSchema,
  /** Paragraphs of the overview, in several tellings. */
  openings: tellings,
  /** For the door of a chapter, in any order. */
  doors: z.array(text).check(z.minLength(10)),
  /** The same, asking for what was read before: for any chapter but the first. */
  back: z._default(z.array(text), []),
  /** Before a quiz. */
  gates: variants,
  /** Paragraphs of the summary, in several tellings. */
  closings: tellings,
});
export type Vignettes = z.infer<typeof VignettesSchema>;

export const vignettesAt = (file: URL): Vignettes | null => jsonAt(file, VignettesSchema);

const genreFile = (slug: string): URL => new URL(`vignettes/${slug}.json`, import.meta.url);

/** Of one genre of the catalogue, by its slug. Without a genre, or where there is no file, those of a plain lesson. */
const ofGenre = (slug: string): Vignettes => {
  const found = (slug ? vignettesAt(genreFile(slug)) : null) ?? vignettesAt(genreFile('plain'));
  if (!found) throw new Error('vignettes/plain.json is missing');
  return found;
};

/** By slug, or by what was typed: the first genre of `slugs` that names one of its words as kin. */
export const genreVignettes = (genre: string, slugs: readonly string[]): Vignettes => {
  const slug = slugify(genre);
  if (slugs.includes(slug)) return ofGenre(slug);
  const words = slug.split('-');
  const near = slugs.find((one) => ofGenre(one).kin?.some((word) => words.some((own) => own.startsWith(word))));
  return ofGenre(near ?? '');
};

/** One telling of the vignettes: the same seed tells the same. */
export interface Telling {
  readonly titles: { readonly overview: string; readonly summary: string; readonly quizzes: readonly string[] };
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  /** For the chapter of this index; null when all have been used, since none is told twice. */
  readonly door: (chapter: number) => string | null;
  readonly gate: (quiz: number) => string;
}

/** One of `items`, decided by `key`. */
const chosen = <T>(items: readonly T[], key: string): T => {
  const item = items[hashOf(key) % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

/** The same items in an order that depends on `key` and on nothing else. */
const shuffled = (items: readonly string[], key: string): string[] =>
  items
    .map((item) => ({ item, rank: hashOf(`${key}\n${item}`) }))
    .sort((a, b) => a.rank - b.rank || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item);

export const tellingOf = ({ titles, openings, doors, back, gates, closings }: Vignettes, seed: string): Telling => {
  const mixed = shuffled([...doors, ...back], `${seed} doors`);
  const first = mixed.find((door) => !back.includes(door));
  const doorsHere = [first ?? '', ...mixed.filter((door) => door !== first)];
  const gatesHere = shuffled(gates, `${seed} gates`);
  return {
    titles: {
      overview: chosen(titles.overview, `${seed} overview`),
      summary: chosen(titles.summary, `${seed} summary`),
      quizzes: shuffled(titles.quizzes, `${seed} quizzes`),
    },
    opening: chosen(openings, `${seed} opening`),
    closing: chosen(closings, `${seed} closing`),
    door: (chapter) => doorsHere[chapter] ?? null,
    gate: (quiz) => gatesHere[quiz % gatesHere.length] ?? '',
  };
};
