import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { resendBy } from '../lib/api/unsent-drafts.ts';
import { tokenFrom } from '../lib/auth/access-token.ts';
import { createAuth } from '../lib/auth/lazy-auth.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const auth = createAuth(async () => (await import('../lib/auth/cognito.ts')).connect());

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Loads the first page's code, so that the router can render it at once. Failures are left to the router's error page. */
const loadFirstPage = async (): Promise<void> => {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/** Mounts the app at the current address, replacing a prerendered page. Resolves once it is rendered. */
export const mount = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app');
  tokenFrom(async () => (await auth.session())?.access_token);
  resendBy(async (asked) => (await import('../features/wizard/sending/resend.ts')).resend(asked));
  // Keep what the document shows until the code of the first page is loaded
  await loadFirstPage();
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    createRoot(root).render(
      <StrictMode>
        <Mounted onMounted={resolve}>
          <Providers auth={auth} anonymous={!auth.remembers()}>
            <RouterProvider router={router} useTransitions={false} />
          </Providers>
        </Mounted>
      </StrictMode>,
    );
  });
};
