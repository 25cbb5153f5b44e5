import type { Inks } from './inks.ts';
import type { Random } from './random.ts';
import type { Shape } from './shape.ts';

interface Picture {
  shapes: readonly Shape[];
  /** Where the title stands: above the picture, or below it and centred. */
  title: 'above' | 'below';
}

/** `name` tells the picture's clip paths from those of other covers on the page. */
export type Draw = (random: Random, inks: Inks, name: string) => Picture;
