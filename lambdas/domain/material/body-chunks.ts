import type { Chunk } from './chunk.ts';

/** The chunks that are told; the others are what a textbook puts around its text. */
export const bodyChunks = <T extends Pick<Chunk, 'role'>>(chunks: readonly T[]): T[] =>
  chunks.filter(({ role }) => role === undefined);
