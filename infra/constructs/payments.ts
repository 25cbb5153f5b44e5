import { Aws } from 'aws-cdk-lib';
import type { PaymentSettings } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

/**
 * Sets the environment variables of what is sold and lets a function read the payment provider's keys. The keys stay in
 * SSM SecureStrings; no template and no environment variable contains one.
 */
export const grantPayments = (fn: AppFunction, payments: PaymentSettings | undefined, origin: string): void => {
  fn.addEnvironment({ SITE_ORIGIN: origin });
  if (!payments) return;
  const { product, month, year, keyParameter, webhookParameter } = payments;
  fn.allow(
    ['ssm:GetParameters'],
    [keyParameter, webhookParameter].map(
      (name) => `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`,
    ),
  );
  fn.addEnvironment({
    STRIPE_PRODUCT: product,
    STRIPE_PRICE_MONTH: month.price,
    STRIPE_PRICE_YEAR: year.price,
    PRO_PRICE_MONTH: String(month.amount),
    PRO_PRICE_YEAR: String(year.amount),
    STRIPE_KEY_PARAMETER: keyParameter,
    STRIPE_WEBHOOK_PARAMETER: webhookParameter,
  });
};
