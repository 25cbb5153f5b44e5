import type { Random } from './random.ts';
import { round, WIDTH } from './shape.ts';

export type Curve = (x: number) => number;

/** Wider than the cover, so that no end shows. */
const OVER = 6;
const TURN = 6.28;

/** A ridge across the cover: two sines, so that it rolls rather than jitters. */
export const ridge = (random: Random, y: number, height: number): Curve => {
  const first = random() * 6;
  const second = random() * 6;
  const waves = 0.9 + random() * 0.9;
  return (x) => {
    const along = (x / WIDTH) * TURN * waves;
    return y + height * (Math.sin(along + first) * 0.65 + Math.sin(along * 2.3 + second) * 0.28);
  };
};

/** How high a curve comes on the cover. */
export const crest = (curve: Curve): number => {
  let highest = Number.POSITIVE_INFINITY;
  for (let x = 0; x <= WIDTH; x += 6) highest = Math.min(highest, curve(x));
  return highest;
};

const points = (curve: Curve, from: number, to: number, step: number): string[] => {
  const out: string[] = [];
  for (let x = from; x <= to; x += step) out.push(`${round(x)} ${round(curve(x))}`);
  return out;
};

export const trace = (curve: Curve, from = -OVER, to = WIDTH + OVER, step = 12): string =>
  `M${points(curve, from, to, step).join('L')}`;

/** What lies between two curves. */
export const ribbon = (upper: Curve, lower: Curve): string => {
  const back = points(lower, -OVER, WIDTH + OVER, 12).reverse();
  return `${trace(upper)}L${back.join('L')}Z`;
};

/** Everything below a curve, down to a floor. */
export const below = (curve: Curve, floor: number, from = -OVER, to = WIDTH + OVER, step = 12): string =>
  `${trace(curve, from, to, step)}L${to} ${floor}L${from} ${floor}Z`;
