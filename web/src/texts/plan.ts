import { texts } from './catalogue.ts';

/** The plans, and what Pro is for. */
export const planTexts = texts('plan', {
  upgrade: 'Upgrade to Pro',
  unlimitedStories: 'Unlimited story sessions',
  pro: 'Pro',
  ownStyles: 'Custom genres and author styles',
  manage: 'Manage Subscription',
  free: 'Free',
  billing: 'Account & Subscription',
});
