/** Functions that the clock calls, and how often: by EventBridge where it is deployed, by a timer on a laptop. */
export const schedules = {
  trending: { everyMinutes: 15 },
  // Whoever was told today is not told again.
  remind: { everyMinutes: 360 },
} as const satisfies Record<string, { readonly everyMinutes: number }>;
