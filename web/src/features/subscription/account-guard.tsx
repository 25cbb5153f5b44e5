import { Outlet } from 'react-router';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { SignInAgain } from '../auth/sign-in-again.tsx';
import { SignedOut } from '../auth/signed-out.tsx';
import { useSubscription } from './subscription-context.ts';

/**
 * Inside the sign-in guard: a browser may hold a session that was ended elsewhere before this page was opened, and only
 * the server knows. What stands on a page that was open before stays: it may not be saved.
 */
export function AccountGuard() {
  const { user, error } = useSubscription();
  const ended = user === undefined && error instanceof ApiError && error.status === 401;
  return ended ? <SignedOut signIn={<SignInAgain />} /> : <Outlet />;
}
