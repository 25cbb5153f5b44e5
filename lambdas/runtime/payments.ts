import { paymentsOnDemand } from '../adapters/payments/on-demand.ts';
import type { Offer } from '../domain/subscription/catalogue.ts';
import { setting } from './config.ts';
import { once, onceMade } from './once.ts';

/** Undefined where no payment provider is configured. */
export const offer = (): Offer | undefined => {
  const [productId, month, year] = [
    setting('STRIPE_PRODUCT'),
    setting('STRIPE_PRICE_MONTH'),
    setting('STRIPE_PRICE_YEAR'),
  ];
  if (!productId || !month || !year) return undefined;
  const prices = { month: setting('PRO_PRICE_MONTH'), year: setting('PRO_PRICE_YEAR') };
  return { productId, priceIds: { month, year }, prices };
};

/** In the cloud the keys lie in parameters of their own and are read once; on a laptop they are told outright. */
const keys = async () => {
  const plain = { secretKey: setting('STRIPE_KEY'), webhookSecret: setting('STRIPE_WEBHOOK_SECRET') };
  if (plain.secretKey && plain.webhookSecret) return { secretKey: plain.secretKey, webhookSecret: plain.webhookSecret };
  const names = [setting('STRIPE_KEY_PARAMETER'), setting('STRIPE_WEBHOOK_PARAMETER')];
  if (!names[0] || !names[1]) throw new Error('No key of the payment provider is configured');
  const { readSecrets } = await import('../adapters/secrets/secrets.ts');
  const [secretKey = '', webhookSecret = ''] = await readSecrets([names[0], names[1]]);
  return { secretKey, webhookSecret };
};

const open = /* @__PURE__ */ onceMade(async () => {
  const [{ openPayments }, held] = await Promise.all([import('../adapters/payments/payments.ts'), keys()]);
  return openPayments(held, setting('STRIPE_API'));
});

/** The payment provider; its SDK is no part of a bundle and is loaded with the first use. */
export const payments = /* @__PURE__ */ once(() => paymentsOnDemand(open));

/** Whether it was the provider, or the way to it, that failed. */
export const isProviderError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
