import type { KeyPoint } from '../../../shared/model/question.ts';
import { contentStems, overlap } from './words.ts';

/** The share of a key point's own words that an answer has when it makes the point: less of a long one. */
const SHARE = { short: 0.5, long: 0.4 } as const;
const LONG = 6;

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
    return overlap(stems, said) >= (stems.size > LONG ? SHARE.long : SHARE.short) ? [index] : [];
  });
};
