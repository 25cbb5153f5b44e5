import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Providers } from '../../../web/src/app/providers.tsx';
import type { PageRoute } from '../../../web/src/app/router/page-route.ts';
import { createRouter, memoryHistory } from '../../../web/src/app/router/router.ts';
import { RouterView } from '../../../web/src/app/router/router-view.tsx';
import type { Auth, AuthSession } from '../../../web/src/lib/auth.ts';

export const session = (name?: string): AuthSession => ({
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  signed_in_at: Math.floor(Date.now() / 1000),
  user: { id: 'user-1', email: 'ines@example.org', user_metadata: name === undefined ? {} : { name } },
});

/** An authentication service in memory. `now` is who is signed in; `tell` is what the service says by itself. */
export const createFakeAuth = (first: AuthSession | null = null) => {
  const listeners = new Set<() => void>();
  const state = { now: first };
  const set = (next: AuthSession | null) => {
    state.now = next;
    for (const listener of listeners) listener();
  };
  const auth = {
    remembers: () => first !== null,
    session: vi.fn(async () => state.now),
    refresh: vi.fn(async () => undefined),
    signIn: vi.fn<Auth['signIn']>(async () => {
      set(session());
      return 'done';
    }),
    signUp: vi.fn<Auth['signUp']>(async () => 'done'),
    confirm: vi.fn<Auth['confirm']>(async () => undefined),
    resend: vi.fn<Auth['resend']>(async () => undefined),
    forgot: vi.fn<Auth['forgot']>(async () => undefined),
    reset: vi.fn<Auth['reset']>(async () => undefined),
    renew: vi.fn<Auth['renew']>(async () => undefined),
    signOut: vi.fn<Auth['signOut']>(async () => set(null)),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Auth;
  return { auth, set };
};

/** The routes with everything around them, at an address. */
export const show = (routes: PageRoute[], at: string, auth: Auth) => {
  const router = createRouter([...routes, { path: '/before', element: <></> }], memoryHistory(['/before', at]));
  const view = render(
    <Providers auth={auth} visitor={!auth.remembers()}>
      <RouterView router={router} />
    </Providers>,
  );
  return { router, ...view };
};
