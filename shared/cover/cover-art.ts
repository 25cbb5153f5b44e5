import type { Mode } from '../catalogue/contract-choices.ts';
import { anchorPictures } from './anchor-pictures.ts';
import { schemesOf } from './inks.ts';
import { lessonPictures } from './lesson-pictures.ts';
import type { Draw } from './picture.ts';
import { createRandom, hashOf, pick } from './random.ts';
import { MARGIN, round, type Shape, WIDTH } from './shape.ts';
import { storyPictures } from './story-pictures.ts';
import { fitted, setTitle } from './title.ts';

export interface CoverSubject {
  id: string;
  mode: Mode;
  title: string;
  category?: string | null | undefined;
  /** What stands small on the cover: the genre, or the anchor's world. The category where there is none. */
  genre?: string | null | undefined;
}

interface Line {
  text: string;
  x: number;
  y: number;
}

export interface CoverArt {
  ground: string;
  ink: string;
  picture: readonly Shape[];
  centred: boolean;
  titleSize: number;
  title: readonly Line[];
  by: Line;
}

const pictures: Record<Mode, readonly Draw[]> = {
  custom: storyPictures,
  traditional: lessonPictures,
  anchor: anchorPictures,
};

const LARGEST_BELOW = 28;
/** What stands small on a cover is set at 14. */
const BY_SIZE = 14;
const LEADING = 1.12;

/** The same subject always gives the same cover. The category chooses inks alone, as it is known last. */
export const coverArt = ({ id, mode, title, category, genre }: CoverSubject): CoverArt => {
  const seed = hashOf(id + mode);
  const random = createRandom(seed);
  const draw = pick(random, pictures[mode]);
  const schemes = schemesOf(mode);
  const inks = schemes[(seed + hashOf(category ?? '')) % schemes.length] ?? schemes[0];
  const { shapes, title: place } = draw(random, inks, `cover-${seed.toString(36)}`);

  const set = setTitle(title, WIDTH - 2 * MARGIN);
  const centred = place === 'below';
  const titleSize = round(centred ? Math.min(set.size, LARGEST_BELOW) : set.size);
  const x = centred ? WIDTH / 2 : MARGIN;
  const top = centred ? 276 + titleSize : 62 + titleSize * 0.9;
  return {
    ground: inks.ground,
    ink: inks.ink,
    picture: shapes,
    centred,
    titleSize,
    title: set.lines.map((text, line) => ({ text, x, y: round(top + line * titleSize * LEADING) })),
    by: { text: fitted(genre ?? category ?? '', (WIDTH - 2 * MARGIN) / BY_SIZE), x, y: centred ? 396 : 42 },
  };
};
