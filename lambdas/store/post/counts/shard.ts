const SHARDS = 16;

export const shards: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

/** The shard of a user's likes and views: FNV-1a of the id. */
export const shardOf = (userId: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(userId)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % SHARDS;
};
