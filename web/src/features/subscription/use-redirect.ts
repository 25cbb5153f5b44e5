import { useEffect, useState } from 'react';
import { redirectTo } from '../../lib/auth/redirect.ts';
import { useSubscription } from './subscription-context.ts';

/**
 * For controls that redirect to the payment provider. `busy` names the one in progress until the page is left or an error
 * is thrown. After the browser's Back, `busy` is cleared and the subscription reloaded.
 */
export const useRedirect = <K extends string>(onFail: (error: unknown) => void) => {
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
      redirectTo(await urlOf());
    } catch (error) {
      onFail(error);
      setBusy(undefined);
    }
  };
  return { busy, leave };
};
