import type { Inks } from './inks.ts';
import type { Draw } from './picture.ts';
import type { Random } from './random.ts';
import { around, circle, fill, line, move, type Point, path, round, type Shape, stroke } from './shape.ts';

const TURN = Math.PI * 2;

const onSky = ([x, y]: Point): boolean => x > 16 && x < 284 && y > 168;

/** A sun low in a corner, with planets on its orbits. */
const orbits: Draw = (random, inks) => {
  const left = random() < 0.5;
  const sun: Point = [left ? 40 + random() * 40 : 220 + random() * 40, 372 - random() * 24];
  const shapes: Shape[] = [];
  let radius = 66;
  for (let orbit = 0; orbit < 5; orbit++) {
    const planet = around(sun, -0.35 - random() * 2.4, radius);
    const size = 5 + random() * 9;
    const track = stroke(inks.line, orbit % 3 === 1 ? 2 : 1, 0.75);
    shapes.push(circle(sun, radius, orbit % 2 ? { ...track, strokeDasharray: '2 5' } : track));
    const ink = [inks.pale, inks.bright, inks.ink][orbit % 3] ?? inks.ink;
    if (onSky(planet)) shapes.push(circle(planet, size, fill(ink)));
    radius += 26 + orbit * 3;
  }
  shapes.push(circle(sun, 42, fill(inks.bright)), circle(sun, 50, stroke(inks.bright, 1.4, 0.8)));
  return { title: 'above', shapes };
};

const star = ([x, y]: Point, size: number): string => {
  const at = `${round(x)} ${round(y)}`;
  const tips: Point[] = [
    [x + size, y],
    [x, y + size],
    [x - size, y],
    [x, y - size],
  ];
  return `${move([x, y - size])}${tips.map((tip) => `Q${at} ${round(tip[0])} ${round(tip[1])}`).join('')}Z`;
};

const CHART: Point = [150, 278];

const dust = (random: Random, inks: Inks): Shape[] =>
  Array.from({ length: 22 }, () => circle(around(CHART, random() * TURN, random() * 96), 0.9, fill(inks.pale)));

/** A constellation in a star chart. */
const chart: Draw = (random, inks) => {
  const stars = Array.from({ length: 7 }, (_, place): Point => {
    const reach = 120 - Math.abs(place - 3) * 22;
    return [CHART[0] - 78 + place * 26, CHART[1] + (random() - 0.5) * reach];
  });
  const marks = Array.from({ length: 24 }, (_, mark) => {
    const angle = (mark * TURN) / 24;
    return line(around(CHART, angle, 103), around(CHART, angle, 112));
  });
  return {
    title: 'above',
    shapes: [
      circle(CHART, 112, fill(inks.deep)),
      circle(CHART, 112, stroke(inks.line, 1.4)),
      circle(CHART, 103, stroke(inks.line, 0.7, 0.6)),
      path(marks.join(''), stroke(inks.line, 1)),
      path(`M${stars.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, stroke(inks.pale, 1.2, 0.9)),
      ...dust(random, inks),
      path(stars.map((at, place) => star(at, place % 3 ? 9 : 15)).join(''), fill(inks.bright)),
    ],
  };
};

const DISC: Point = [150, 288];

/** A dark disc before a bright one, and the rays around. */
const eclipse: Draw = (random, inks) => {
  const dark = around(DISC, random() * TURN, 14 + random() * 20);
  const count = 36 + 12 * Math.floor(random() * 4);
  const rays = Array.from({ length: count }, (_, ray) => {
    const angle = (ray * TURN) / count;
    const reach = ray % 2 ? 104 : ray % 4 ? 116 : 124;
    return line(around(DISC, angle, 84), around(DISC, angle, reach));
  });
  return {
    title: 'above',
    shapes: [
      path(rays.join(''), stroke(inks.line, 1.1, 0.8)),
      circle(DISC, 74, fill(inks.bright)),
      circle(dark, 64, fill(inks.ground)),
      circle(dark, 56, stroke(inks.bright, 0.9, 0.6)),
    ],
  };
};

export const anchorPictures: readonly Draw[] = [orbits, chart, eclipse];
