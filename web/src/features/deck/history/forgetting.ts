import type { LoggedReview } from '../../../../../shared/model/learning/review.ts';
import { DAY } from '../../../../../shared/model/time.ts';

/** The shape of forgetting in FSRS-6 with its default parameters, by which the deck reckons; after `stability` days nine in ten are left. */
const DECAY = -0.1542;
const FACTOR = 0.9 ** (1 / DECAY) - 1;

/** The chance to remember a card, 0–1, so many days after it was reviewed. */
export const rememberedAfter = (days: number, stability: number): number =>
  (1 + (FACTOR * Math.max(0, days)) / stability) ** DECAY;

/** How long a card waits until this part of it is left, of the time until nine in ten are. */
export const intervalPart = (retention: number): number => (retention ** (1 / DECAY) - 1) / FACTOR;

export interface CurvePoint {
  /** 0–100, from the first review to some time after today. */
  readonly x: number;
  /** 0–100 from the top, which is certainty. */
  readonly y: number;
}

export interface ReviewDot extends CurvePoint {
  readonly id: string;
  readonly at: string;
  readonly missed: boolean;
}

export interface ForgettingCurve {
  /** The lowest chance that is drawn, in percent: a multiple of ten. */
  readonly floor: number;
  /** A stretch after each review, up to the next one or today. */
  readonly stretches: readonly (readonly CurvePoint[])[];
  /** From today on, if nothing is reviewed. */
  readonly soon: readonly CurvePoint[];
  readonly dots: readonly ReviewDot[];
  readonly today: CurvePoint & { readonly remembered: number };
  /** Where what the reader wants to remember lies. */
  readonly wanted: number;
}

const STEPS = 16;
/** How much of the time up to now is drawn of what comes. */
const AHEAD = 0.2;
/** The floor is never above this. */
const HIGHEST_FLOOR = 0.8;

/** What a card's reviews draw, the earliest first; undefined where nothing was reviewed. */
export const curveOf = (
  reviews: readonly LoggedReview[],
  now: number,
  retention: number,
): ForgettingCurve | undefined => {
  const [first] = reviews;
  if (!first) return undefined;
  const begins = Date.parse(first.at);
  const shown = Math.max(DAY, now - begins) * (1 + AHEAD);
  const stretch = (from: number, to: number, since: number, stability: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const at = from + ((to - from) * step) / STEPS;
      return { x: (100 * (at - begins)) / shown, part: rememberedAfter((at - since) / DAY, stability) };
    });
  const spans = reviews.map((review, index) => {
    const from = Date.parse(review.at);
    const until = reviews[index + 1];
    return stretch(from, until ? Date.parse(until.at) : Math.max(from, now), from, review.stability);
  });
  const latest = reviews.at(-1) ?? first;
  const since = Date.parse(latest.at);
  const ahead = stretch(Math.max(since, now), begins + shown, since, latest.stability);
  const lowest = Math.min(retention, ...[...spans.flat(), ...ahead].map(({ part }) => part));
  const bottom = Math.max(0, Math.min(HIGHEST_FLOOR, Math.floor(lowest * 10 - 0.5) / 10));
  const yOf = (part: number): number => (100 * (1 - part)) / (1 - bottom);
  const drawn = (points: readonly { x: number; part: number }[]): CurvePoint[] =>
    points.map(({ x, part }) => ({ x, y: yOf(part) }));
  const remembered = rememberedAfter((now - since) / DAY, latest.stability);
  return {
    floor: Math.round(bottom * 100),
    stretches: spans.map(drawn),
    soon: drawn(ahead),
    dots: reviews.map(({ id, at, grade, missed }, index) => ({
      id,
      at,
      missed: missed || grade === 'again',
      x: (100 * (Date.parse(at) - begins)) / shown,
      y: yOf(spans[index - 1]?.at(-1)?.part ?? 1),
    })),
    today: { x: (100 * (Math.max(since, now) - begins)) / shown, y: yOf(remembered), remembered },
    wanted: yOf(retention),
  };
};
