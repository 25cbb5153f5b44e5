import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from './offline-banner.tsx';
import { useDocumentTitle } from './page-title.ts';
import { useRouteChange } from './route-change.ts';

const Hosts = lazy(() => import('./hosts.tsx'));

/** What every page has around it. */
export function App() {
  useRouteChange();
  useDocumentTitle();
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
