import { useLocation } from 'react-router';
import { useAuth } from '../auth-context.ts';
import { leaveFor, rememberDestination } from '../destination.ts';

/** Clears a user whose session was ended elsewhere and goes to the sign-in page, which leads back here. */
export const useSignInAgain = (): ((to: string) => Promise<void>) => {
  const { signOut } = useAuth();
  const { pathname, search } = useLocation();
  return async (to) => {
    leaveFor(to);
    rememberDestination(pathname + search);
    await signOut().catch((error: unknown) => console.error('The stale session could not be ended', error));
  };
};
