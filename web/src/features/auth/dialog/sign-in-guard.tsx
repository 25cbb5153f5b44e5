import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { appTexts } from '../../../app/texts.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Waiting } from '../../../ui/layout/waiting.tsx';
import { useAuth } from '../auth-context.ts';
import { exitPath, forgetDestination, leaveFor, rememberDestination } from '../destination.ts';

/** Toasts are loaded lazily, because they are not part of the first chunk. */
const sayEnded = async (): Promise<void> => {
  const { toast } = await import('../../../ui/overlay/toast.ts');
  toast.info(appTexts.signedOut, { id: 'signed-out' });
};

/** Shows its children to signed-in users. Others are sent home, and the requested page is remembered. */
export function SignInGuard() {
  const { status, ended } = useAuth();
  const { pathname, search } = useLocation();
  const entered = useRef(false);
  useEffect(() => {
    if (status === 'signedIn') {
      entered.current = true;
      forgetDestination();
      leaveFor(paths.home);
    }
    // Somebody who signed out on this page did not ask to come back to it
    if (status === 'none' && (ended || !entered.current)) rememberDestination(pathname + search);
    if (status === 'none' && ended && entered.current) void sayEnded();
  }, [status, ended, pathname, search]);
  if (status === 'loading') return <Waiting title={placeTexts.loadingAccount} />;
  if (status === 'none') return <Navigate to={exitPath()} replace />;
  return <Outlet />;
}
