import type { KeyPoint } from '../../../shared/model/question.ts';
import { contentStems } from './words.ts';

/** The share of a key point's own words that an answer has when it makes the point: less of a long one. */
const SHARE = { short: 0.5, long: 0.4 } as const;
const LONG = 6;

const LEAST_COMMON = 4;

/** "pore" and "pores" are one word to somebody who answers. */
const sameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_COMMON && (one.startsWith(other) || other.startsWith(one)));

/** The share of the stems that an answer has, 0–1. */
const shareIn = (stems: ReadonlySet<string>, said: ReadonlySet<string>): number => {
  const all = [...said];
  return [...stems].filter((stem) => all.some((word) => sameWord(stem, word))).length / Math.max(1, stems.size);
};

/** What a key point says that the question has not said already: repeating a question answers nothing. */
const ownStems = (point: string, asked: ReadonlySet<string>): Set<string> => {
  const all = contentStems(point);
  const own = new Set([...all].filter((stem) => !asked.has(stem)));
  return own.size > 0 ? own : all;
};

/** Indexes of the key points that an answer makes, by the words they are made of. */
export const foundPoints = (answer: string, asked: string, points: readonly Pick<KeyPoint, 'text'>[]): number[] => {
  const said = contentStems(answer);
  const given = contentStems(asked);
  if (said.size === 0) return [];
  return points.flatMap(({ text }, index) => {
    const stems = ownStems(text, given);
    return shareIn(stems, said) >= (stems.size > LONG ? SHARE.long : SHARE.short) ? [index] : [];
  });
};
