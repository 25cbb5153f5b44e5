import * as z from 'zod/mini';
import { slugify } from '../../../shared/catalogue/choice.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import { jsonAt } from './read.ts';
import { VignettesSchema } from './vignettes.ts';

/** How ideas of a material can hang together, and so how a passage can be likened to something in a universe. */
export const likenessKinds = [
  'sequence',
  'cause',
  'contrast',
  'part-whole',
  'quantity',
  'hierarchy',
  'network',
  'feedback',
  'classification',
] as const;
export type LikenessKind = (typeof likenessKinds)[number];

/** One likeness, with its limit. It speaks of "the passage above" and never names what that is about. */
const LikenessSchema = z.object({
  /** What is seen in the universe, in our own words. */
  image: z.string(),
  /** How to look at the passage with it. */
  frame: z.string(),
  /** Where the likeness ends. */
  breaks: z.string(),
  /** A question about the passage, with the likeness in mind. */
  asks: z.string(),
  /** False when the image gives away a turn of the plot: only for learners who allowed spoilers. */
  spoilerFree: z.boolean(),
});
export type Likeness = z.infer<typeof LikenessSchema>;

export const LikenessesSchema = z.record(z.enum(likenessKinds), z.array(LikenessSchema).check(z.minLength(1)));
export type Likenesses = z.infer<typeof LikenessesSchema>;

const UniverseSchema = z.object({ vignettes: VignettesSchema, likenesses: LikenessesSchema });
export type Universe = z.infer<typeof UniverseSchema>;

/** By its slug or its label; what a learner typed gets the one that asks the learner for the pictures. */
export const universeFor = (universe: string): Universe => {
  const slug = slugify(universe);
  const file = universes.some((known) => known.slug === slug) ? slug : 'typed';
  const found = jsonAt(new URL(`universes/${file}.json`, import.meta.url), UniverseSchema);
  if (!found) throw new Error(`universes/${file}.json is missing`);
  return found;
};

/** What a passage of this kind can be likened to, by a learner who does or does not want to know how stories turn out. */
export const likenessesOf = (all: Likenesses, kind: LikenessKind, spoilersOk: boolean): readonly Likeness[] =>
  all[kind].filter(({ spoilerFree }) => spoilerFree || spoilersOk);
