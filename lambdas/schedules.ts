/** Functions that the clock calls, and how often: by EventBridge where it is deployed, by a timer on a laptop. */
export const schedules = {
  // Sums each time, the order every quarter of an hour.
  trending: { everyMinutes: 1 },
  // Whoever was told today is not told again.
  remind: { everyMinutes: 360 },
} as const satisfies Record<string, { readonly everyMinutes: number }>;
