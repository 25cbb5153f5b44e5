import { hashOf } from '../domain/scene/shuffle.ts';

/** One of `items`, decided by `key`. */
export const chosen = <T>(items: readonly T[], key: string): T => {
  const item = items[hashOf(key) % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

/** The same items in an order that depends on `key` and on nothing else. */
export const shuffled = (items: readonly string[], key: string): string[] =>
  items
    .map((item) => ({ item, rank: hashOf(`${key}\n${item}`) }))
    .sort((a, b) => a.rank - b.rank || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item);
