/** Functions that run on a schedule: started by EventBridge when deployed, by a timer locally. */
export const schedules = {
  // Updates the sums each time, and the ranking every quarter of an hour.
  trending: { everyMinutes: 1 },
  // A user who was reminded today is not reminded again.
  remind: { everyMinutes: 360 },
  // Whoever's hour has come is reminded within these minutes.
  remindReviews: { everyMinutes: 5 },
} as const satisfies Record<string, { readonly everyMinutes: number }>;
