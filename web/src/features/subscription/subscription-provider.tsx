import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { User } from '../../../../shared/model/account/user.ts';
import { planTexts } from '../../texts/plan.ts';
import { useAuth } from '../auth/auth-context.ts';
import { plansQuery } from './plans.ts';
import { readSubscription, type SubscriptionAnswer, withPlan } from './read-subscription.ts';
import { SubscriptionContext, type SubscriptionState } from './subscription-context.ts';

interface SubscriptionProviderProps {
  loadUser: () => Promise<User>;
  loadSubscription: () => Promise<SubscriptionAnswer>;
  children: ReactNode;
}

const hanging = ['getMe', 'getSubscription', 'getUsage'] as const;

/** Loads the plan of the signed-in user, again for every user and when live updates report a change. */
export function SubscriptionProvider({ loadUser, loadSubscription, children }: SubscriptionProviderProps) {
  const { status: auth } = useAuth();
  const queries = useQueryClient();
  const enabled = auth === 'signedIn';
  const { data: record, error, refetch } = useQuery({ queryKey: ['getMe'], queryFn: loadUser, enabled });
  const held = useQuery({
    queryKey: ['getSubscription'],
    queryFn: () => readSubscription(loadSubscription),
    enabled,
  }).data;
  const priceId = enabled ? held?.subscription?.price_id : undefined;
  const plans = useQuery({ ...plansQuery, enabled: typeof priceId === 'string' }).data?.plans;
  const refresh = useCallback(async () => {
    await Promise.all(hanging.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  }, [queries]);
  const value = useMemo<SubscriptionState>(() => {
    const user = enabled ? record : undefined;
    const raw = held?.subscription;
    const known = raw ? withPlan(raw, plans ?? []) : null;
    const subscription = enabled && held ? known : undefined;
    const pending = error ? 'failed' : 'loading';
    return {
      status: auth === 'none' ? 'none' : user ? 'ready' : pending,
      subscription: auth === 'none' ? null : subscription,
      active: subscription?.isActive ?? false,
      plan: subscription?.isActive ? subscription.planName : planTexts.free,
      trialAvailable: (enabled ? held?.trial_available : undefined) ?? true,
      user,
      error,
      reload: () => void refetch(),
      refresh,
    };
  }, [auth, enabled, record, held, plans, error, refetch, refresh]);
  return <SubscriptionContext value={value}>{children}</SubscriptionContext>;
}
