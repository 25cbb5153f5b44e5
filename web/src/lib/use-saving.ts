import { useEffect } from 'react';

const SETTLE_MS = 400;

/** Saves what has changed shortly after its last change, when the page is left, and when it is shown no more. */
export const useSaving = (changed: unknown, save: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(save, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [changed, save]);
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
};
