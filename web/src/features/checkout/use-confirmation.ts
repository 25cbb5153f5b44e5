import { useEffect, useState } from 'react';
import { useSubscription } from '../subscription/subscription-context.ts';

/** Before each asking, a minute in all. */
const waits = [2, 3, 4, 6, 8, 10, 12, 15].map((seconds) => seconds * 1_000);

/** Asks whether the payment is recorded: once in any case, then until it is, or a minute is over. */
export const useConfirmation = () => {
  const { status, active, refresh } = useSubscription();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const wait = waits[asked];
    if (status === 'none' || wait === undefined || (active && asked > 0)) return;
    let left = false;
    const timer = setTimeout(async () => {
      await refresh();
      if (!left) setAsked(asked + 1);
    }, wait);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [status, active, asked, refresh]);
  const waiting = asked < waits.length;
  return {
    phase: active ? 'active' : waiting ? 'confirming' : 'late',
    /** Another minute of asking, beginning at once. */
    again: () => {
      void refresh();
      setAsked(0);
    },
  } as const;
};
