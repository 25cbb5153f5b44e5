import { changing, type Fragment, update } from '../fragment.ts';
import { dayKey } from '../keys.ts';

const SHARDS = 8;

/** Adds to the figures of a day (UTC), in a random one of its eight rows; they are always summed. */
export const countDay = (now: number, figures: Readonly<Record<string, number>>): Fragment => {
  const key = dayKey(new Date(now).toISOString().slice(0, 10), Math.floor(Math.random() * SHARDS));
  const { expression, names, values } = changing({ add: figures });
  return update(key, expression, values, names);
};
