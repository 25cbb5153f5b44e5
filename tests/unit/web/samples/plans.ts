import { proPlans, proPrices } from '../../../../shared/catalogue/plans.ts';
import type { PricingPlan, Subscription } from '../../../../shared/model/account/subscription.ts';

const plan = (interval: PricingPlan['interval']): PricingPlan => ({
  productId: 'prod_pro',
  priceId: `price_${interval}`,
  ...proPlans[interval],
  price: proPrices[interval],
  mode: 'subscription',
  interval,
});

export const plans: readonly PricingPlan[] = [plan('month'), plan('year')];

export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  subscription_status: 'active',
  price_id: 'price_month',
  interval: 'month',
  price: 19,
  currency: 'usd',
  cancel_at_period_end: false,
  current_period_end: '2025-07-12T10:00:00.000Z',
  trial_end: null,
  ...given,
});
