import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from './offline-banner.tsx';
import { useTitle } from './page-title.ts';
import { useRouteChange } from './route-change.ts';
import { usePageHandle } from './router/router-view.tsx';

const Hosts = lazy(() => import('./hosts.tsx'));

/** What every page has around it. */
export function App() {
  useRouteChange();
  useTitle(usePageHandle()?.title);
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
