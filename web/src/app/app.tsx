import { lazy, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { OfflineBanner } from './offline-banner.tsx';
import { handleOf, useTitle } from './page-title.ts';
import { useRouteChange } from './route-change.ts';

const Hosts = lazy(() => import('./hosts.tsx'));

/** The providers and layout around every page. */
export function App() {
  useRouteChange();
  useTitle(handleOf(useMatches())?.title);
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <Suspense fallback={null}>
        <Hosts />
      </Suspense>
    </>
  );
}
