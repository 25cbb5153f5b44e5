import { counted, filled, texts } from '../../texts/catalogue.ts';

export const subscriptionTexts = texts('subscription', {
  upgradeFailed: 'Failed to start upgrade process',
  planLabel: 'Current plan',
  statusLabel: 'Subscription status',
  cancels: 'Cancels at period end',
  trialHint: counted({
    one: 'It begins with {count} day free, no card required.',
    other: 'It begins with {count} days free, no card required.',
  }),
  pastDueLabel: 'Payment',
  pastDueFix: 'Update your payment method',
  pastDueText:
    'Your last payment did not go through, so your account is on the Free plan for now. Everything you made is still here. {button}',
  unreachable: 'Failed to fetch',
  statusActive: 'Active',
  statusTrial: 'Trial',
  statusPastDue: 'Past due',
  statusUnpaid: 'Unpaid',
  statusPaused: 'Paused',
  statusIncomplete: 'Not completed',
  statusExpired: 'Expired',
  statusCancelled: 'Cancelled',
  statusNone: 'No subscription',
  pricePerMonth: filled('{price} per month'),
  pricePerYear: filled('{price} per year'),
  trialEnds: 'Trial ends',
  ends: 'Ends',
  renews: 'Renews',
  portalFailed: 'The billing portal could not be opened. Check your connection and try again.',
  signInToUpgrade: 'Please sign in to upgrade',
});
