/** FNV-1a: the same seed, the same number, on every machine. */
export const hashOf = (seed: string): number => {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** The items in an order that the seed alone decides. */
export const shuffled = <T>(items: readonly T[], seed: string): T[] =>
  items
    .map((item, index) => ({ item, rank: hashOf(`${seed}/${index}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
