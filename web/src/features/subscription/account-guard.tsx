import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { useSubscription } from './subscription-context.ts';

/** Rarely shown, so it is loaded lazily. */
const Ended = lazy(async () => {
  const [{ SignedOut }, { SignInAgain }] = await Promise.all([
    import('../auth/dialog/signed-out.tsx'),
    import('../auth/dialog/sign-in-again.tsx'),
  ]);
  return { default: () => <SignedOut signIn={<SignInAgain />} /> };
});

/**
 * Used inside the sign-in guard: a session may have been ended elsewhere before this page was opened, and only the server
 * knows. A page that was open before stays, because it may hold something unsaved.
 */
export function AccountGuard() {
  const { user, error } = useSubscription();
  const ended = user === undefined && error instanceof ApiError && error.status === 401;
  if (!ended) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <Ended />
    </Suspense>
  );
}
