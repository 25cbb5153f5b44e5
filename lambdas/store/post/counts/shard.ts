const SHARDS = 16;

export const shards: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

/** Where one person's likes and views are counted: FNV-1a of their id, spread evenly over the sixteen places. */
export const shardOf = (userId: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(userId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % SHARDS;
};
