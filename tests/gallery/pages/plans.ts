import type { Page } from 'playwright-core';
import { aSubscription } from '../../unit/web/samples/plans.ts';
import { TODAY } from '../common.ts';
import type { GalleryPage } from '../gallery-page.ts';

const holding = (subscription: ReturnType<typeof aSubscription> | null, trial_available = false) => ({
  getSubscription: () => ({ subscription, trial_available }),
});

/** Skips the minute in which the page polls. */
const waitInVain = async (page: Page): Promise<void> => {
  await page.clock.install({ time: TODAY });
  await page.reload();
  await page.getByText('Confirming your subscription').waitFor();
  while (await page.getByText('Confirming your subscription').isVisible()) await page.clock.runFor(15_000);
};

export const planPages: readonly GalleryPage[] = [
  {
    name: 'pricing',
    path: '/pricing',
    states: {
      full: { visitor: true, shows: 'Questions about paying' },
      monthly: {
        visitor: true,
        act: (page) => page.getByText('Monthly', { exact: true }).click(),
        shows: 'Billed every month.',
      },
      // For users who have used their trial
      upgrade: { answers: holding(aSubscription({ subscription_status: 'canceled' })), shows: 'Upgrade to Pro' },
      subscribed: { answers: holding(aSubscription()), shows: 'Your plan is Fabula Pro Monthly.' },
    },
  },
  {
    name: 'checkout-success',
    path: '/checkout/success',
    states: {
      visitor: { visitor: true, shows: 'Sign in to see your subscription' },
      loading: { answers: holding(null, true), shows: 'Confirming your subscription' },
      error: { answers: holding(null, true), act: waitInVain, shows: 'Not confirmed yet' },
      full: { answers: holding(aSubscription()), shows: 'Welcome to Fabula Pro' },
    },
  },
];
