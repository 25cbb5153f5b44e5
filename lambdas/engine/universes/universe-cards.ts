import { slugify } from '../../../shared/catalogue/choice.ts';
import { disneyPixar } from './disney-pixar.ts';
import { generic } from './generic.ts';
import { harryPotter } from './harry-potter.ts';
import { marvelCinematicUniverse } from './marvel-cinematic-universe.ts';
import { starWars } from './star-wars.ts';
import { theLordOfTheRings } from './the-lord-of-the-rings.ts';
import { theMatrix } from './the-matrix.ts';
import type { Mapping, RelationKind, UniverseCard } from './universe-card.ts';

export const universeCards: readonly UniverseCard[] = [
  starWars,
  harryPotter,
  theLordOfTheRings,
  theMatrix,
  marvelCinematicUniverse,
  disneyPixar,
];

/** The card of a universe, named by its slug or its label; what a learner typed gets the one that asks for pictures. */
export const universeCardFor = (universe: string): UniverseCard =>
  universeCards.find(({ slug }) => slug === slugify(universe)) ?? generic;

/** What ideas of this kind can be likened to, by a learner who does or does not want to know how stories turn out. */
export const mappingsFor = (card: UniverseCard, kind: RelationKind, spoilersAllowed: boolean): readonly Mapping[] =>
  card.systems[kind].filter(({ spoilerFree }) => spoilerFree || spoilersAllowed);
