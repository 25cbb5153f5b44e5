import { createHash } from 'node:crypto';

/** The same order each time for the same seed, and another one for any other. */
export const inOrder = <T>(items: readonly T[], keyOf: (item: T) => string, seed: string): T[] => {
  const rank = (item: T) =>
    createHash('sha256')
      .update(`${seed}/${keyOf(item)}`)
      .digest('hex');
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
};

/** As many of each text as there are, up to an even share, shuffled. */
export const sampled = <T extends { readonly text: string }>(
  items: readonly T[],
  count: number,
  keyOf: (item: T) => string,
  seed: string,
): T[] => {
  const queues = [...Map.groupBy(items, ({ text }) => text).values()].map((all) => inOrder(all, keyOf, seed));
  const out: T[] = [];
  while (out.length < count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next && out.length < count) out.push(next);
    }
  return inOrder(out, keyOf, `${seed}/order`);
};
