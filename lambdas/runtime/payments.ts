import { lazyPayments } from '../adapters/payments/lazy-payments.ts';
import type { ProviderCatalogue } from '../domain/subscription/catalogue.ts';
import { setting } from './config.ts';
import { lazy, lazyAsync } from './lazy.ts';

/** What is sold: ids and prices of Pro. Undefined where no payment provider is configured. */
export const proProduct = (): ProviderCatalogue | undefined => {
  const [productId, month, year] = [
    setting('STRIPE_PRODUCT'),
    setting('STRIPE_PRICE_MONTH'),
    setting('STRIPE_PRICE_YEAR'),
  ];
  if (!productId || !month || !year) return undefined;
  const prices = { month: setting('PRO_PRICE_MONTH'), year: setting('PRO_PRICE_YEAR') };
  return { productId, priceIds: { month, year }, prices };
};

/** The provider's keys: from SSM parameters when deployed, from the environment locally. */
const keys = async () => {
  const plain = { secretKey: setting('STRIPE_KEY'), webhookSecret: setting('STRIPE_WEBHOOK_SECRET') };
  if (plain.secretKey && plain.webhookSecret) return { secretKey: plain.secretKey, webhookSecret: plain.webhookSecret };
  const names = [setting('STRIPE_KEY_PARAMETER'), setting('STRIPE_WEBHOOK_PARAMETER')];
  if (!names[0] || !names[1]) throw new Error('No key of the payment provider is configured');
  const { readSecrets } = await import('../adapters/secrets/secrets.ts');
  const [secretKey = '', webhookSecret = ''] = await readSecrets([names[0], names[1]]);
  return { secretKey, webhookSecret };
};

const open = /* @__PURE__ */ lazyAsync(async () => {
  const [{ openPayments }, secrets] = await Promise.all([import('../adapters/payments/payments.ts'), keys()]);
  return openPayments(secrets, setting('STRIPE_API'));
});

/** The payment provider. Its SDK is loaded on first use. */
export const payments = /* @__PURE__ */ lazy(() => lazyPayments(open));

/** Whether an error came from the provider or from the connection to it. */
export const isProviderError = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
