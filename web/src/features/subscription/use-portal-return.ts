import { useEffect, useState } from 'react';
import { useSubscription } from './subscription-context.ts';

const KEY = 'fabula.portal';
/** Milliseconds after the return. */
const asks = [2_000, 5_000, 10_000, 20_000, 40_000];

const withTab = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    // Storage is switched off: live updates and the next page show the change
    return undefined;
  }
};

/** Remembers in this tab that the user has gone to the billing portal. */
export const markPortal = (): void => withTab((storage) => storage.setItem(KEY, 'open'));

/**
 * A change made in the portal may arrive later than the user who made it, and before the live updates are connected: polls
 * at growing intervals.
 */
export const usePortalReturn = (): void => {
  const [returned] = useState(() => withTab((storage) => storage.getItem(KEY)) != null);
  const { refresh } = useSubscription();
  useEffect(() => {
    if (!returned) return;
    withTab((storage) => storage.removeItem(KEY));
    const timers = asks.map((wait) => setTimeout(() => void refresh(), wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [returned, refresh]);
};
