import { type ReactNode, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { tokenFrom } from '../lib/access-token.ts';
import { createAuth } from '../lib/lazy-auth.ts';
import { resendBy } from '../lib/unsent.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router/router.ts';
import { RouterView } from './router/router-view.tsx';
import { routes } from './routes.tsx';

const auth = createAuth(async () => (await import('../lib/cognito.ts')).connect());

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Starts the app at the current address, in the place of a prerendered page. Done when it stands. */
export const mount = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app');
  tokenFrom(async () => (await auth.session())?.access_token);
  resendBy(async (asked) => (await import('../features/wizard/resend.ts')).resend(asked));
  const router = createRouter(routes, undefined, flushSync);
  // Until the first page's code is here, whatever the document shows stays
  await router.ready;
  await new Promise<void>((resolve) => {
    createRoot(root).render(
      <StrictMode>
        <Mounted onMounted={resolve}>
          <Providers auth={auth} visitor={!auth.remembers()}>
            <RouterView router={router} />
          </Providers>
        </Mounted>
      </StrictMode>,
    );
  });
};
