import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import { Stripe } from 'stripe';
import { beforeEach, expect, it, vi } from 'vitest';
import { isProviderError, payments, proProduct } from '../../../lambdas/runtime/payments.ts';

const store = mockClient(SSMClient);
const names = ['/fabula/stripe/key', '/fabula/stripe/webhook'];
const { webhooks } = new Stripe('sk_test_any');
const body = JSON.stringify({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
});
const signature = () => webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_kept' });
const kept = {
  Parameters: [
    { Name: names[1], Value: 'whsec_kept' },
    { Name: names[0], Value: 'sk_test_kept' },
  ],
};

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('STRIPE_KEY_PARAMETER', names[0]);
  vi.stubEnv('STRIPE_WEBHOOK_PARAMETER', names[1]);
});

it('reads the keys once, decrypted, and tries again after it could not', async () => {
  store.on(GetParametersCommand).rejectsOnce(new Error('throttled')).resolves(kept);
  await expect(payments().readEvent(body, signature())).rejects.toThrow('throttled');
  const event = { id: 'evt_1', type: 'customer.subscription.updated', customerId: 'cus_1' };
  expect(await payments().readEvent(body, signature())).toEqual(event);
  expect(await payments().readEvent(body, signature())).toEqual(event);
  const asked = store.commandCalls(GetParametersCommand).map(({ args }) => args[0].input);
  expect(asked).toEqual([
    { Names: names, WithDecryption: true },
    { Names: names, WithDecryption: true },
  ]);
});

it('sells only what is configured in full', () => {
  expect(proProduct()).toBeUndefined();
  vi.stubEnv('STRIPE_PRODUCT', 'prod_1');
  vi.stubEnv('STRIPE_PRICE_MONTH', 'price_m');
  expect(proProduct()).toBeUndefined();
  vi.stubEnv('STRIPE_PRICE_YEAR', 'price_y');
  vi.stubEnv('PRO_PRICE_YEAR', '180');
  expect(proProduct()).toEqual({
    productId: 'prod_1',
    priceIds: { month: 'price_m', year: 'price_y' },
    prices: { month: 19, year: 180 },
  });
});

it('tells failures of the provider from others', () => {
  const failure = new Stripe.errors.StripeConnectionError({ message: 'gone', type: 'api_error' });
  expect([isProviderError(failure), isProviderError(new Error('the table')), isProviderError('text')]).toEqual([
    true,
    false,
    false,
  ]);
});
