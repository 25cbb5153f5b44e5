import * as z from 'zod/mini';
import { ModeSchema } from '../catalogue/contract-choices.ts';

export const ANALYTICS_RANGES = [7, 30, 90] as const;

const count = z.int();

/** What happened on a day (UTC). */
export const DayFiguresSchema = z.object({
  /** yyyy-mm-dd */
  date: z.iso.date(),
  sign_ups: count,
  /** Finished, by mode. */
  generations: z.record(ModeSchema, count),
  failures: count,
  cancellations: count,
  /** Of every kind together, asked for and answered. */
  tokens: count,
  cost_usd: z.number(),
  /** People whose plan became Pro. */
  conversions: count,
});
export type DayFigures = z.infer<typeof DayFiguresSchema>;
