/** FNV-1a, 32 bits: the only source of variety, so that the same prompt gives the same answer. */
export const hash = (text: string): number => {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
};

/** One of `items`, decided by `key`. */
export const chosen = <T>(items: readonly T[], key: string): T => {
  const item = items[hash(key) % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

/** The same items in an order that depends on `key` and on nothing else. */
export const shuffled = (items: readonly string[], key: string): string[] =>
  items
    .map((item) => ({ item, rank: hash(`${key}\n${item}`) }))
    .sort((a, b) => a.rank - b.rank || (a.item < b.item ? -1 : 1))
    .map(({ item }) => item);
