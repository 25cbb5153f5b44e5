import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { resendBy } from '../lib/api/unsent.ts';
import { tokenFrom } from '../lib/auth/access-token.ts';
import { createAuth } from '../lib/auth/lazy-auth.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const auth = createAuth(async () => (await import('../lib/auth/cognito.ts')).connect());

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** A router whose first page needs nothing more is drawn at once. What cannot be loaded, it says itself. */
const loadFirstPage = async (): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/** Starts the app at the current address, in the place of a prerendered page. Done when it stands. */
export const mount = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app');
  tokenFrom(async () => (await auth.session())?.access_token);
  resendBy(async (asked) => (await import('../features/wizard/sending/resend.ts')).resend(asked));
  // Until the first page's code is here, whatever the document shows stays
  await loadFirstPage();
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    createRoot(root).render(
      <StrictMode>
        <Mounted onMounted={resolve}>
          <Providers auth={auth} visitor={!auth.remembers()}>
            <RouterProvider router={router} useTransitions={false} />
          </Providers>
        </Mounted>
      </StrictMode>,
    );
  });
};
