import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { User } from '../../../../shared/model/user.ts';
import { useAuth } from '../auth/auth-context.ts';
import { type Subscription, SubscriptionContext } from './subscription-context.ts';

interface SubscriptionProviderProps {
  loadUser: () => Promise<User>;
  children: ReactNode;
}

const plans: Record<User['subscription_tier'], string> = { free: 'Free', pro: 'Pro' };

/** The plan of whoever is signed in, read from the users record, which the webhook keeps true. */
export function SubscriptionProvider({ loadUser, children }: SubscriptionProviderProps) {
  const { status: auth } = useAuth();
  const { data, error, refetch } = useQuery({
    queryKey: ['getMe'],
    queryFn: loadUser,
    enabled: auth === 'signedIn',
  });
  const value = useMemo<Subscription>(() => {
    const user = auth === 'signedIn' ? data : undefined;
    const tier = user?.subscription_tier ?? 'free';
    const pending = error ? 'failed' : 'loading';
    return {
      status: auth === 'none' ? 'none' : user ? 'ready' : pending,
      tier,
      active: tier === 'pro',
      plan: plans[tier],
      user,
      error,
      reload: () => void refetch(),
    };
  }, [auth, data, error, refetch]);
  return <SubscriptionContext value={value}>{children}</SubscriptionContext>;
}
