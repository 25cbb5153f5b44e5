import { lazy, Suspense } from 'react';
import { useAuth } from '../features/auth/auth-context.ts';
import { SignInHost } from '../features/auth/dialog/sign-in-host.tsx';
import { ConfirmHost } from '../ui/overlay/confirm-host.tsx';
import { Toaster } from '../ui/overlay/toaster.tsx';

const UnsentQuizzes = lazy(() => import('../features/quiz/attempt/unsent-quizzes.tsx'));
const UnsentPractice = lazy(() => import('../features/activity/kept/unsent-practice.tsx'));
const UnsentProgress = lazy(() => import('../features/progress/kept/unsent-progress.tsx'));
const KeptCards = lazy(() => import('../features/review/kept/kept-cards.tsx'));
const UnsentReviews = lazy(() => import('../features/review/kept/unsent-reviews.tsx'));
const OfflineHost = lazy(() => import('../features/offline/offline-host.tsx'));
const Live = lazy(() => import('../features/generation/live.tsx'));

/** Hosts of the toasts and dialogs that any code can open. Loaded after the first page; calls made before are queued. */
export default function Hosts() {
  const { status } = useAuth();
  return (
    <>
      <Toaster />
      <ConfirmHost />
      <SignInHost />
      <Suspense fallback={null}>
        <OfflineHost />
        {status === 'signedIn' && (
          <>
            <Live />
            <UnsentQuizzes />
            <UnsentPractice />
            <UnsentProgress />
            <UnsentReviews />
            <KeptCards />
          </>
        )}
      </Suspense>
    </>
  );
}
