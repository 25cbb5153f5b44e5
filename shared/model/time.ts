import * as z from 'zod/mini';

/** ISO-8601, UTC, milliseconds: sorts as text. */
export type Instant = string;
export const InstantSchema = z.iso.datetime({ precision: 3 });

export const instant = (ms: number): Instant => new Date(ms).toISOString();
/** Epoch seconds, rounded up, as the table's TTL attribute wants them. */
export const epochSeconds = (ms: number): number => Math.ceil(ms / 1000);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
