import { once } from '../cache.ts';
import type { Reading } from '../nlp/reading.ts';

/** So many of its best sentences speak for a section: a long one is not weightier for its length. */
const BEST = 5;
/** A single sentence is no section. */
const LEAST = 2;

/**
 * How much the material is about each of its body chunks, 0 to 1 for the weightiest: the mean of its most salient
 * sentences. By the id of the chunk.
 */
export const sectionSalience = once((reading: Reading): ReadonlyMap<string, number> => {
  const means = reading.bodies.map(({ id, sentences }): [string, number] => {
    const best = sentences
      .map(reading.salience)
      .sort((a, b) => b - a)
      .slice(0, BEST);
    return [id, best.reduce((sum, value) => sum + value, 0) / Math.max(LEAST, best.length)];
  });
  const most = Math.max(0, ...means.map(([, mean]) => mean));
  return new Map(means.map(([id, mean]) => [id, most === 0 ? 0 : mean / most]));
});
