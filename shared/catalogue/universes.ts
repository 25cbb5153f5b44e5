import type { Choice } from './choice.ts';

export const universes = [
  { slug: 'star-wars', label: 'Star Wars' },
  { slug: 'harry-potter', label: 'Harry Potter' },
  { slug: 'the-lord-of-the-rings', label: 'The Lord of the Rings' },
  { slug: 'the-matrix', label: 'The Matrix' },
  { slug: 'marvel-cinematic-universe', label: 'Marvel Cinematic Universe' },
  { slug: 'disney-pixar', label: 'Disney / Pixar' },
] as const satisfies readonly Choice[];
