import Stripe from 'stripe';

/** Two tries of the slowest call end before the gateway gives up on the function. */
const TIMEOUT_MS = 6_000;

/** Loopback address of a stand-in; the provider itself without one. */
const place = (api: string | undefined) => {
  if (api === undefined) return {};
  const { hostname, port, protocol } = new URL(api);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
};

export const stripeClient = (secretKey: string, api: string | undefined): Stripe =>
  new Stripe(secretKey, { ...place(api), maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false });
