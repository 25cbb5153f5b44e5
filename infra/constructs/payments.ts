import { Aws } from 'aws-cdk-lib';
import type { PaymentSettings } from '../settings.ts';
import type { AppFunction } from './compute/function.ts';

/**
 * Tells a function what is sold and lets it read the payment provider's keys. They stay where their owner has put them,
 * as SecureStrings under the account's own key: no template and no environment ever holds one.
 */
export const grantPayments = (fn: AppFunction, payments: PaymentSettings | undefined, origin: string): void => {
  fn.tell({ SITE_ORIGIN: origin });
  if (!payments) return;
  const { product, month, year, keyParameter, webhookParameter } = payments;
  fn.allow(
    ['ssm:GetParameters'],
    [keyParameter, webhookParameter].map(
      (name) => `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`,
    ),
  );
  fn.tell({
    STRIPE_PRODUCT: product,
    STRIPE_PRICE_MONTH: month.price,
    STRIPE_PRICE_YEAR: year.price,
    PRO_PRICE_MONTH: String(month.amount),
    PRO_PRICE_YEAR: String(year.amount),
    STRIPE_KEY_PARAMETER: keyParameter,
    STRIPE_WEBHOOK_PARAMETER: webhookParameter,
  });
};
