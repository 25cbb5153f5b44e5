import Stripe from 'stripe';
import { contract } from '../../shared/contract/contract.ts';
import type { Installation, PaymentAccess } from './installation.ts';
import type { TestUser } from './test-user.ts';
import { type WaitOptions, waitUntil } from './wait.ts';

/** Whether the key is a live one; a verification would buy a real subscription with it. */
export const isLive = ({ key }: PaymentAccess): boolean => /^(sk|rk)_live_/.test(key);

const clientOf = ({ key, api }: PaymentAccess): Stripe => {
  const url = api === undefined ? undefined : new URL(api);
  const at = url && { host: url.hostname, port: url.port, protocol: url.protocol.replace(':', '') as 'http' | 'https' };
  return new Stripe(key, { ...at, maxNetworkRetries: 2 });
};

const send = (site: string, payload: string, signature: string) =>
  fetch(new URL(contract.receiveStripeEvent.path, site), {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

/**
 * Starts a trial at the provider and sends an event about it, signed with the installation's secret; the same event with
 * another signature must be refused. The customer is deleted with the account.
 */
export const subscribe = async (
  { site }: Pick<Installation, 'site'>,
  access: PaymentAccess,
  { api }: TestUser,
  patience: WaitOptions,
): Promise<void> => {
  const stripe = clientOf(access);
  const addresses = { success_url: `${site}/checkout/success`, cancel_url: `${site}/pricing` };
  const { sessionId } = await api('createCheckout', {
    body: { price_id: access.price, mode: 'subscription', ...addresses },
  });
  const { customer } = await stripe.checkout.sessions.retrieve(sessionId);
  if (typeof customer !== 'string') throw new Error('The checkout has no customer');
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: access.price }],
    trial_period_days: 1,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  });
  const payload = JSON.stringify({
    id: `evt_verification_${subscription.id}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: subscription },
  });
  const signed = (secret: string) => stripe.webhooks.generateTestHeaderString({ payload, secret });
  const forged = await send(site, payload, signed('whsec_somebody_elses'));
  if (forged.ok) throw new Error('The webhook took an event that somebody else had signed');
  const taken = await send(site, payload, signed(access.webhookSecret));
  if (!taken.ok) throw new Error(`The webhook answered ${taken.status} to a signed event: ${await taken.text()}`);
  await waitUntil('The plan is not Pro', patience, async () => (await api('getUsage')).tier === 'pro' || undefined);
};
