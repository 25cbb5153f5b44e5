import { announceTrialEnd, endPeriod, endWithPeriod, failRenewal, renew, type Stripe } from './lifecycle.ts';
import type { PortalSession, StripeSubscription } from './objects.ts';
import { button, date, escaped, money, page } from './page.ts';

type Verb = (stripe: Stripe, subscription: StripeSubscription) => unknown;

const verbs: Readonly<Record<string, { readonly label: string; readonly run: Verb }>> = {
  cancel: { label: 'Cancel at period end', run: (stripe, one) => endWithPeriod(stripe, one, true) },
  resume: { label: 'Resume', run: (stripe, one) => endWithPeriod(stripe, one, false) },
  fail: { label: 'Renewal failed', run: failRenewal },
  renew: { label: 'Renewal paid', run: renew },
  announce: { label: 'Trial ends soon', run: announceTrialEnd },
  end: { label: 'Period ends', run: endPeriod },
};

const verbsFor = ({ cancel_at_period_end, status }: StripeSubscription): string[] => [
  cancel_at_period_end ? 'resume' : 'cancel',
  ...(status === 'trialing' ? ['announce'] : ['fail', 'renew']),
  'end',
];

const running = ({ store }: Stripe, { customer }: PortalSession): StripeSubscription[] =>
  store.all<StripeSubscription>('subscription', customer).filter(({ status }) => status !== 'canceled');

const words: Readonly<Record<string, string>> = { trialing: 'On trial', active: 'Active', past_due: 'Past due' };

const section = (portal: PortalSession, subscription: StripeSubscription): string => {
  const [{ price, current_period_end }] = subscription.items.data;
  const end = date(current_period_end);
  const next = subscription.cancel_at_period_end ? `Ends on ${end}.` : `Renews on ${end}.`;
  const discount = subscription.discounts.length > 0 ? ', with a promotion code' : '';
  const state = `${words[subscription.status] ?? subscription.status}. ${next}`;
  const buttons = verbsFor(subscription).map((verb) =>
    button(`/stripe/portal/${portal.id}/${verb}/${subscription.id}`, verbs[verb]!.label),
  );
  return `<p><strong>${escaped(price.nickname)}</strong><br>${money(price.unit_amount)}${discount}<br>${state}</p>
    ${buttons.join('')}`;
};

export function portalPage(stripe: Stripe, portal: PortalSession): string {
  const sections = running(stripe, portal).map((subscription) => section(portal, subscription));
  const content = sections.join('') || '<p>There is no subscription.</p>';
  return page('Manage your subscription', `${content}<p><a href="${escaped(portal.return_url)}">Back</a></p>`);
}

export function pressPortal(stripe: Stripe, portal: PortalSession, verb: string, id: string): void {
  const subscription = running(stripe, portal).find((one) => one.id === id);
  if (subscription && verbsFor(subscription).includes(verb))
    stripe.store.transaction(() => verbs[verb]?.run(stripe, subscription));
}
