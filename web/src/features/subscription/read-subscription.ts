import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { PricingPlan, Subscription } from '../../../../shared/model/account/subscription.ts';
import { isActive, planName } from '../../../../shared/model/account/subscription-status.ts';
import type { HeldSubscription } from './subscription-context.ts';

export type SubscriptionAnswer = Output<Contract['getSubscription']>;

const nothing: SubscriptionAnswer = { subscription: null, trial_available: false };

/** When it cannot be loaded the app continues as on the Free plan. */
export const readSubscription = async (load: () => Promise<SubscriptionAnswer>): Promise<SubscriptionAnswer> => {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network')
      console.warn('The subscription cannot be read; subscription features are off', error);
    else console.error('Error fetching subscription', error);
    return nothing;
  }
};

export const withPlan = (subscription: Subscription, plans: readonly PricingPlan[]): HeldSubscription => ({
  ...subscription,
  priceId: subscription.price_id,
  planName: planName(subscription.price_id, plans),
  isActive: isActive(subscription),
});
