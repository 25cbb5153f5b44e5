import { below, ridge, trace } from './curve.ts';
import type { Inks } from './inks.ts';
import type { Random } from './random.ts';
import { circle, fill, HEIGHT, path, round, type Shape, stroke } from './shape.ts';

const LAYERS = 5;

/** The road that leads in: narrow at the horizon, winding towards the reader. */
const road = (sun: number, top: number, bottom: number): string => {
  const near = (y: number) => (y - top) / (bottom - top);
  const half = (y: number) => 2 + near(y) ** 2 * 34;
  const middle = (y: number) => sun + (150 - sun) * near(y) + Math.sin((y - top) / 34) * 22 * (near(y) + 0.15);
  const left: string[] = [];
  const right: string[] = [];
  for (let y = top + 34; y <= bottom + 8; y += 6) {
    left.push(`${round(middle(y) - half(y))} ${y}`);
    right.unshift(`${round(middle(y) + half(y))} ${y}`);
  }
  return `M${[...left, ...right].join('L')}Z`;
};

/** A sun, five ridges in front of each other and a road through them. */
export const landscape = (random: Random, inks: Inks, top: number, bottom: number): Shape[] => {
  const planes = [inks.pale, inks.middle, inks.middleSoft, inks.deep, inks.deepest];
  const sun = 70 + random() * 160;
  const radius = 30 + random() * 26;
  const shapes = [
    circle([sun, top - 4], radius, fill(inks.bright)),
    circle([sun, top - 4], radius + 9, stroke(inks.bright, 1, 0.55)),
  ];
  planes.forEach((plane, layer) => {
    const depth = layer / (LAYERS - 1);
    const crest = ridge(random, top + depth * (bottom - top) * 0.78, 20 - depth * 6);
    shapes.push(path(below(crest, HEIGHT + 6), fill(plane)));
    const inner = layer > 0 && layer < LAYERS - 1;
    if (inner)
      shapes.push(
        path(
          trace((x) => crest(x) + 9),
          stroke(inks.line, 0.9, 0.4),
        ),
      );
  });
  shapes.push(path(road(sun, top, bottom), { fill: 'var(--cover-paper)', opacity: 0.92 }));
  return shapes;
};
