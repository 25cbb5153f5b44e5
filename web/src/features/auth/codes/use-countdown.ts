import { useEffect, useState } from 'react';

/** Counts down from `seconds` to 0, at once if `started`; the second result restarts it. */
export const useCountdown = (seconds: number, started: boolean): readonly [left: number, restart: () => void] => {
  const [end, setEnd] = useState(() => Date.now() + (started ? seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const restart = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, restart];
};
