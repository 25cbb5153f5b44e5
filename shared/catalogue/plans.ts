/** Where the catalogue is asked for; pages that carry no contract ask there too. */
export const PLANS_PATH = '/api/plans';

/** Money is in whole currency units, as people read it. */
export type Interval = 'month' | 'year';
export const CURRENCY = 'usd';
export const TRIAL_DAYS = 14;

/** What Pro costs unless a deployment says otherwise. */
export const proPrices = { month: 19, year: 190 } as const satisfies Record<Interval, number>;

/** The catalogue's words; its ids come from configuration. */
export const proPlans = {
  month: {
    name: 'Fabula Pro Monthly Subscription',
    description: 'Unlimited stories and lessons, custom genres and author styles, billed monthly.',
  },
  year: {
    name: 'Fabula Pro Yearly Subscription',
    description: 'Everything in Pro, billed yearly: save 2 months.',
  },
} as const satisfies Record<Interval, { name: string; description: string }>;
