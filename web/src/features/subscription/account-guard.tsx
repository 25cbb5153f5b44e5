import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import { useSubscription } from './subscription-context.ts';

/** Hardly anybody meets it, so it is no part of the code that everybody loads first. */
const Ended = lazy(async () => {
  const [{ SignedOut }, { SignInAgain }] = await Promise.all([
    import('../auth/dialog/signed-out.tsx'),
    import('../auth/dialog/sign-in-again.tsx'),
  ]);
  return { default: () => <SignedOut signIn={<SignInAgain />} /> };
});

/**
 * Inside the sign-in guard: a browser may hold a session that was ended elsewhere before this page was opened, and only
 * the server knows. What stands on a page that was open before stays: it may not be saved.
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
