import { below, type Curve } from './curve.ts';
import type { Draw } from './picture.ts';
import { pick } from './random.ts';
import {
  around,
  circle,
  fill,
  group,
  line,
  MARGIN,
  type Point,
  path,
  polygon,
  type Shape,
  stroke,
  WIDTH,
} from './shape.ts';

const TILE = 60;
const TURN = Math.PI * 2;

/** A tile: quarter disc, half disc, disc, lines, or nothing. */
const tile = (kind: number, x: number, y: number, ink: string, turns: number): Shape | undefined => {
  const turned = { transform: `rotate(${turns * 90} ${x + TILE / 2} ${y + TILE / 2})` };
  if (kind < 3) return path(`M${x} ${y}h${TILE}a${TILE} ${TILE} 0 0 1 -${TILE} ${TILE}z`, { fill: ink, ...turned });
  if (kind === 3) return path(`M${x} ${y}h${TILE}a${TILE / 2} ${TILE / 2} 0 0 1 -${TILE} 0z`, { fill: ink, ...turned });
  if (kind === 4) return circle([x + TILE / 2, y + TILE / 2], TILE / 2, fill(ink));
  if (kind > 5) return undefined;
  const rules = [6, 18, 30, 42, 54].map((step) => line([x, y + step], [x + TILE, y + step])).join('');
  return path(rules, { ...stroke(ink, 2.4), ...turned });
};

const tiles: Draw = (random, inks) => {
  const shapes: Shape[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const kind = Math.floor(random() * 7);
      const ink = pick(random, [inks.middle, inks.pale, inks.bright, inks.deep]);
      const turns = Math.floor(random() * 4);
      const drawn = tile(kind, MARGIN + column * TILE, 156 + row * TILE, ink, turns);
      if (drawn) shapes.push(drawn);
    }
  return { title: 'above', shapes };
};

const FLOOR = 372;
const CEILING = 172;
const RIGHT = WIDTH - MARGIN;

const grid = (): string => {
  let d = '';
  for (let step = 0; step <= 12; step++) d += line([MARGIN + step * 20, CEILING], [MARGIN + step * 20, FLOOR]);
  for (let step = 0; step <= 10; step++) d += line([MARGIN, FLOOR - step * 20], [RIGHT, FLOOR - step * 20]);
  return d;
};

const bell =
  (centre: number, width: number, height: number): Curve =>
  (x) =>
    FLOOR - height * Math.exp(-((x - centre) ** 2) / (2 * width * width));

/** Two curves on squared paper, with a line through them. */
const plot: Draw = (random, inks) => {
  const peak = 90 + random() * 50;
  const middle = 110 + random() * 70;
  const front = bell(middle, 34, peak + 30);
  const back = bell(middle + 70, 46, peak * 0.72);
  return {
    title: 'above',
    shapes: [
      path(grid(), stroke(inks.line, 0.6, 0.3)),
      path(below(back, FLOOR, MARGIN, RIGHT, 6), fill(inks.middle)),
      path(below(front, FLOOR, MARGIN, RIGHT, 6), { fill: inks.bright, opacity: 0.92 }),
      path(line([MARGIN, FLOOR - 20], [RIGHT, FLOOR - 20 - (RIGHT - MARGIN) * 0.62]), stroke(inks.ink, 1.6)),
      path(line([middle, CEILING], [middle, FLOOR]), { ...stroke(inks.ink, 1), strokeDasharray: '3 4' }),
      circle([middle, front(middle)], 5, fill(inks.ink)),
      path(`M${MARGIN} ${CEILING}V${FLOOR}H${RIGHT}`, stroke(inks.ink, 2)),
    ],
  };
};

const CENTRE: Point = [150, 284];
const RADIUS = 96;

/** A regular figure in a divided circle, with the circles it was made with. */
const compass: Draw = (random, inks, name) => {
  const sides = 3 + Math.floor(random() * 4);
  const turn = random() * TURN;
  const corners = Array.from({ length: sides }, (_, side) => around(CENTRE, turn + (side * TURN) / sides, RADIUS));
  const marks = Array.from({ length: 72 }, (_, mark) => {
    const angle = (mark * TURN) / 72;
    return line(around(CENTRE, angle, RADIUS + 5), around(CENTRE, angle, RADIUS + (mark % 6 ? 11 : 17)));
  });
  return {
    title: 'above',
    shapes: [
      {
        tag: 'clipPath',
        attributes: { id: name },
        children: [{ tag: 'rect', attributes: { y: 158, width: WIDTH, height: 262 } }],
      },
      circle(CENTRE, RADIUS, fill(inks.middle)),
      polygon(corners, fill(inks.bright)),
      group(
        { clipPath: `url(#${name})` },
        corners.map((corner) => circle(corner, RADIUS, stroke(inks.line, 0.8, 0.5))),
      ),
      path(corners.map((corner) => line(CENTRE, corner)).join(''), stroke(inks.line, 1, 0.8)),
      circle(CENTRE, RADIUS, stroke(inks.ink, 2)),
      path(marks.join(''), stroke(inks.ink, 1, 0.8)),
      circle(CENTRE, 4, fill(inks.ink)),
    ],
  };
};

export const lessonPictures: readonly Draw[] = [tiles, plot, compass];
