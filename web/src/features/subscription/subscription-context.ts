import { createContext, useContext } from 'react';
import type { Subscription } from '../../../../shared/model/account/subscription.ts';
import type { User } from '../../../../shared/model/account/user.ts';

/** What the app says of a subscription beside what the payment provider does. */
export interface HeldSubscription extends Subscription {
  priceId: string | null;
  /** "Free", "Fabula Pro Monthly", "Pro". */
  planName: string;
  /** Paid for, or on trial. */
  isActive: boolean;
}

export interface SubscriptionState {
  /** Of the users record; `none` for a visitor. */
  status: 'none' | 'loading' | 'ready' | 'failed';
  /** Null for who never had one and when it could not be read; undefined until that is known. */
  subscription: HeldSubscription | null | undefined;
  /** Paid for, or on trial. */
  active: boolean;
  /** What one is on now: the plan's name while it is active, else "Free". */
  plan: string;
  /** Whether the next checkout begins with a trial. */
  trialAvailable: boolean;
  /** The users record, once it is here. */
  user: User | undefined;
  /** Why the record could not be read. */
  error: Error | null;
  reload: () => void;
  /** Asks again for the subscription and for all that hangs on it. */
  refresh: () => Promise<void>;
}

export const SubscriptionContext = createContext<SubscriptionState | null>(null);

export const useSubscription = (): SubscriptionState => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return subscription;
};

/** Whether a renewal could not be charged. */
export const isUnpaid = (subscription: HeldSubscription | null | undefined): boolean =>
  subscription?.subscription_status === 'past_due' || subscription?.subscription_status === 'unpaid';
