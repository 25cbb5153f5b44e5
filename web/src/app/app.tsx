import { Outlet } from 'react-router-dom';
import { SignInHost } from '../features/auth/sign-in-host.tsx';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useDocumentTitle } from './page-title.ts';
import { useRouteChange } from './route-change.ts';

/** What every page has around it. */
export function App() {
  useRouteChange();
  useDocumentTitle();
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <Toaster />
      <ConfirmHost />
      <SignInHost />
    </>
  );
}
