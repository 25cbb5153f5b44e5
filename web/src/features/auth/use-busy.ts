import { useCallback, useRef, useState } from 'react';
import { tellAuthError } from './form/auth-errors.ts';

/** Runs one step at a time and shows its error. Resolves to true when it succeeded. */
export const useBusy = () => {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (step: () => Promise<void>, onError: (error: unknown) => void = tellAuthError) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await step();
    } catch (error) {
      onError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
};
