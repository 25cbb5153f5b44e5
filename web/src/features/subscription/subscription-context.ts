import { createContext, useContext } from 'react';
import type { User } from '../../../../shared/model/user.ts';

export interface Subscription {
  /** `none` for a visitor. */
  status: 'none' | 'loading' | 'ready' | 'failed';
  tier: User['subscription_tier'];
  /** Paid for, or on trial. */
  active: boolean;
  /** "Free", "Pro". */
  plan: string;
  /** The users record, once it is here. */
  user: User | undefined;
  /** Why the record could not be read. */
  error: Error | null;
  reload: () => void;
}

export const SubscriptionContext = createContext<Subscription | null>(null);

export const useSubscription = (): Subscription => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return subscription;
};
