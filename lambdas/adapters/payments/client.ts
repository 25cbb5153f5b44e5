import Stripe from 'stripe';

/** Two attempts of the slowest call finish before the gateway times out. */
const TIMEOUT_MS = 6_000;

/** The address of the local fake of Stripe; without one, Stripe itself. */
const hostOf = (api: string | undefined) => {
  if (api === undefined) return {};
  const { hostname, port, protocol } = new URL(api);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
};

export const stripeClient = (secretKey: string, api: string | undefined): Stripe =>
  new Stripe(secretKey, { ...hostOf(api), maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false });
