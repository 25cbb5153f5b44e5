import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { Providers } from '../../../web/src/app/providers.tsx';
import type { Auth, AuthSession } from '../../../web/src/lib/auth/auth.ts';

export const session = (name?: string): AuthSession => ({
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  signed_in_at: Math.floor(Date.now() / 1000),
  user: { id: 'user-1', email: 'ines@example.org', user_metadata: name === undefined ? {} : { name } },
});

/** A fake authentication service. `now` is the signed-in user; `tell` emits an event of the service. */
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
    resend: vi.fn<Auth['resend']>(async () => 'sent'),
    forgot: vi.fn<Auth['forgot']>(async () => undefined),
    reset: vi.fn<Auth['reset']>(async () => 'done'),
    renew: vi.fn<Auth['renew']>(async () => undefined),
    signOut: vi.fn<Auth['signOut']>(async () => set(null)),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Auth;
  return { auth, set };
};

/** Renders routes with all providers at an address. */
export const show = (routes: RouteObject[], at: string, auth: Auth) => {
  const router = createMemoryRouter([...routes, { path: '/before', element: <></> }], {
    initialEntries: ['/before', at],
  });
  const view = render(
    <Providers auth={auth} anonymous={!auth.remembers()}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { router, ...view };
};
