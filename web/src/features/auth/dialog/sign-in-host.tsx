import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownMode, watchSignIn } from './sign-in-modal.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

/** Mounted once in the app; the modal's code is loaded when it is first opened. */
export function SignInHost() {
  const mode = useSyncExternalStore(watchSignIn, shownMode, () => null);
  if (mode === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog mode={mode} />
    </Suspense>
  );
}
