import { useEffect, useState } from 'react';
import { leaveTo } from '../../lib/auth/leave.ts';
import { useSubscription } from './subscription-context.ts';

/**
 * For controls that lead to a page of the payment provider's. `busy` names the one that is under way: until the page
 * is left, or something is thrown. Whoever comes back with the browser's Back finds it at rest and the plan up to date.
 */
export const useLeaving = <K extends string>(onFail: (error: unknown) => void) => {
  const [busy, setBusy] = useState<K>();
  const { refresh } = useSubscription();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(undefined);
      void refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refresh]);
  const leave = async (which: K, urlOf: () => Promise<string>): Promise<void> => {
    setBusy(which);
    try {
      leaveTo(await urlOf());
    } catch (error) {
      onFail(error);
      setBusy(undefined);
    }
  };
  return { busy, leave };
};
