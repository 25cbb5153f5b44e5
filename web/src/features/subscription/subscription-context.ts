import { createContext, useContext } from 'react';
import type { Subscription } from '../../../../shared/model/account/subscription.ts';
import type { User } from '../../../../shared/model/account/user.ts';

/** What the app derives from a subscription, besides the payment provider's own fields. */
export interface HeldSubscription extends Subscription {
  priceId: string | null;
  /** "Free", "Fabula Pro Monthly", "Pro". */
  planName: string;
  /** Paid for, or on trial. */
  isActive: boolean;
}

export interface SubscriptionState {
  /** From the user's record; `none` when nobody is signed in. */
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Null for a user who never had one, and when it could not be loaded; undefined while loading. */
  subscription: HeldSubscription | null | undefined;
  /** Paid for, or on trial. */
  active: boolean;
  /** The current plan: the subscription's name while it is active, else "Free". */
  plan: string;
  /** True when the next checkout begins with a trial. */
  trialAvailable: boolean;
  /** The user's record, once loaded. */
  user: User | undefined;
  /** Why the user's record could not be loaded. */
  error: Error | null;
  reload: () => void;
  /** Reloads the subscription and everything that depends on it. */
  refresh: () => Promise<void>;
}

export const SubscriptionContext = createContext<SubscriptionState | null>(null);

export const useSubscription = (): SubscriptionState => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return subscription;
};

/** True when a renewal could not be charged. */
export const isUnpaid = (subscription: HeldSubscription | null | undefined): boolean =>
  subscription?.subscription_status === 'past_due' || subscription?.subscription_status === 'unpaid';
