import * as z from 'zod/mini';
import { TierSchema } from './user.ts';

/** `limit` null is without limit. */
const allowance = z.object({ used: z.int(), limit: z.nullable(z.int()) });

export const UsageSchema = z.object({
  tier: TierSchema,
  stories: allowance,
  lessons: allowance,
  expansions: allowance,
  running: allowance,
});
export type Usage = z.infer<typeof UsageSchema>;
