import { type Interval, proPlans } from '../../../shared/catalogue/plans.ts';
import type { PricingPlan } from '../../../shared/model/account/subscription.ts';

/** The deployment's product and prices at the payment provider. */
export interface ProviderCatalogue {
  readonly productId: string;
  readonly priceIds: Readonly<Record<Interval, string>>;
  /** In whole units of the currency. */
  readonly prices: Readonly<Record<Interval, number>>;
}

const intervals = ['month', 'year'] as const satisfies readonly Interval[];

/** Two entries, or none where there is no payment provider. */
export const plansOf = (offer: ProviderCatalogue | undefined): PricingPlan[] =>
  offer === undefined
    ? []
    : intervals.map((interval) => ({
        productId: offer.productId,
        priceId: offer.priceIds[interval],
        ...proPlans[interval],
        price: offer.prices[interval],
        mode: 'subscription',
        interval,
      }));
