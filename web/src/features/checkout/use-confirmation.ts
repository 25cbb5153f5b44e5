import { useEffect, useState } from 'react';
import { useSubscription } from '../subscription/subscription-context.ts';

/** Milliseconds before each poll, one minute in total. */
const waits = [2, 3, 4, 6, 8, 10, 12, 15].map((seconds) => seconds * 1_000);

/** Polls whether the payment is recorded: once at least, then until it is or a minute is over. */
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
    /** Starts another minute of polling at once. */
    again: () => {
      void refresh();
      setAsked(0);
    },
  } as const;
};
