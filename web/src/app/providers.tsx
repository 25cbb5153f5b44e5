import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthProvider } from '../features/auth/auth-provider.tsx';
import { SubscriptionProvider } from '../features/subscription/subscription-provider.tsx';
import { invalidateIn } from '../lib/api/invalidation.ts';
import type { Auth } from '../lib/auth/auth.ts';
import { createQueryClient } from './query-client.ts';

interface ProvidersProps {
  auth: Auth;
  /** True when the user is known to be signed out: no session to wait for. */
  anonymous: boolean;
  children: ReactNode;
}

/** The API client includes the contract's schemas, so it is loaded lazily and stays out of the first chunk. */
const loadUser = async () => (await import('../lib/api/api.ts')).api('getMe');
const loadSubscription = async () => (await import('../lib/api/api.ts')).api('getSubscription');

export function Providers({ auth, anonymous, children }: ProvidersProps) {
  const [queries] = useState(createQueryClient);
  useEffect(() => invalidateIn(queries), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider auth={auth} anonymous={anonymous} onRegistered={loadUser}>
        <SubscriptionProvider loadUser={loadUser} loadSubscription={loadSubscription}>
          {children}
        </SubscriptionProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
