import { useEffect } from 'react';

const DELAY_MS = 400;

/** Saves a value shortly after its last change, when the page is left, and when the component unmounts. */
export const useSaving = (changed: unknown, save: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    const timer = setTimeout(save, DELAY_MS);
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
