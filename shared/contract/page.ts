import * as z from 'zod/mini';

export const PAGE_SIZE = 24;

/** Lists are read in pages; a cursor is opaque and comes from the page before. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), PAGE_SIZE),
  cursor: z.optional(z.string().check(z.maxLength(1_000))),
};

export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), cursor: z.nullable(z.string()) });
