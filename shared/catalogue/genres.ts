import type { Choice } from './choice.ts';

export const genres = [
  { slug: 'fantasy', label: 'Fantasy' },
  { slug: 'science-fiction', label: 'Science Fiction' },
  { slug: 'mystery', label: 'Mystery' },
  { slug: 'adventure', label: 'Adventure' },
  { slug: 'historical-fiction', label: 'Historical Fiction' },
  { slug: 'romance', label: 'Romance' },
  { slug: 'thriller', label: 'Thriller' },
  { slug: 'horror', label: 'Horror' },
  { slug: 'comedy', label: 'Comedy' },
  { slug: 'drama', label: 'Drama' },
  { slug: 'biography', label: 'Biography' },
  { slug: 'documentary', label: 'Documentary' },
] as const satisfies readonly Choice[];

export type GenreSlug = (typeof genres)[number]['slug'];

/** The value that leaves a choice (genre, author style, universe) to the system. */
export const AI_CHOICE = 'ai-choice';
/** The value of a form field whose text is typed; it is never stored, the typed text is. */
export const CUSTOM = 'custom';
