import { lazy, Suspense, useEffect, useState } from 'react';
import { answerWith, type Confirmation } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

interface Pending {
  question: Confirmation;
  settle: (agreed: boolean) => void;
}

/** Mounted once in the app; shows the dialog when `confirm` is called. */
export function ConfirmHost() {
  const [pending, setPending] = useState<Pending>();
  useEffect(
    () =>
      answerWith(
        (question) =>
          new Promise((settle) => {
            setPending((earlier) => {
              earlier?.settle(false);
              return { question, settle };
            });
          }),
      ),
    [],
  );
  if (!pending) return null;
  const answer = (agreed: boolean) => {
    pending.settle(agreed);
    setPending(undefined);
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={pending.question} onAnswer={answer} />
    </Suspense>
  );
}
