import { crest, ribbon, ridge } from './curve.ts';
import { landscape } from './landscape.ts';
import type { Draw } from './picture.ts';
import { fill, group, HEIGHT, PICTURE_TOP, path, type Shape, stroke, WIDTH } from './shape.ts';

const open: Draw = (random, inks) => ({ title: 'above', shapes: landscape(random, inks, 236, HEIGHT) });

const ARCH = 'M62 250V116a88 88 0 0 1 176 0v134z';
const FRAME = 'M55 257V116a95 95 0 0 1 190 0v141z';

/** The landscape through an arched window. */
const plate: Draw = (random, inks, name) => ({
  title: 'below',
  shapes: [
    { tag: 'clipPath', attributes: { id: name }, children: [path(ARCH, {})] },
    group({ clipPath: `url(#${name})` }, [
      { tag: 'rect', attributes: { width: WIDTH, height: HEIGHT, fill: inks.pale } },
      group({ transform: 'translate(0 -60)' }, landscape(random, inks, 190, 316)),
    ]),
    path(ARCH, stroke(inks.ink, 1.5)),
    path(FRAME, stroke(inks.ink, 0.8, 0.7)),
  ],
});

const GAP = 5;

/** Bands of cloth in the wind, one under the other. */
const ribbons: Draw = (random, inks) => {
  const wave = ridge(random, 0, 30);
  const tilt = (random() < 0.5 ? -1 : 1) * (50 + random() * 50);
  const bands = [inks.pale, inks.middle, inks.deep, inks.bright, inks.middleSoft, inks.pale, inks.deep];
  const shapes: Shape[] = [];
  const edgeOf = (place: number, from: number) => (x: number) => from + wave(x + place * 16) + tilt * (x / WIDTH - 0.5);
  let top = Math.max(190, PICTURE_TOP - crest(edgeOf(0, 0)));
  bands.forEach((band, place) => {
    const height = 14 + ((place * 7 + 3) % 4) * 8;
    const edge = (from: number) => edgeOf(place, from);
    shapes.push(path(ribbon(edge(top), edge(top + height)), fill(band)));
    top += height + GAP;
  });
  return { title: 'above', shapes };
};

export const storyPictures: readonly Draw[] = [open, plate, ribbons];
