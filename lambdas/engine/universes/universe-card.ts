import type { UniverseGuide } from '../../../shared/catalogue/universe-guides.ts';
import type { universes } from '../../../shared/catalogue/universes.ts';
import type { Frame } from '../frames/frame.ts';

/** How ideas of a material can hang together, and so how an idea can be likened to something in a universe. */
export const relationKinds = [
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
export type RelationKind = (typeof relationKinds)[number];

/**
 * One likeness, with its limit. `{term}` is an idea of the material, in the singular and with its article if it has one;
 * it never begins a sentence. Nothing here says anything about the idea itself: the facts stay the material's.
 */
export interface Mapping {
  /** What is seen in the universe, in our own words. */
  readonly image: string;
  /** Puts the idea into the image. */
  readonly frame: string;
  /** Where the likeness ends. */
  readonly breaks: string;
  /** A question to the learner about the likeness and its limit. */
  readonly asks: string;
  /** False when the image gives away a turn of the plot: only for learners who allowed spoilers. */
  readonly spoilerFree: boolean;
}

export type Systems = Readonly<Record<RelationKind, readonly [Mapping, ...Mapping[]]>>;

export interface UniverseCard extends UniverseGuide {
  /** Null for a universe that a learner typed. */
  readonly slug: (typeof universes)[number]['slug'] | null;
  /** Tells the learner who they are: `{role}`. */
  readonly cast: string;
  /** Said when the learner named one work: `{work}`. */
  readonly inWork: string;
  readonly systems: Systems;
  /** The story around the chapters. In the card for typed universes it also has `{universe}`. */
  readonly frame: Frame;
}
