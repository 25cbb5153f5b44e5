import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the results are shown before the next scene opens. */
export const ADVANCE_AFTER = 2_000;
const SECOND = 1_000;

/** Events that show that somebody is reading the results. */
const moves = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Seconds until the next scene opens; null once that is cancelled, or without a next scene. */
export const useAdvance = (advance: (() => void) | null) => {
  const [left, setLeft] = useState<number | null>(advance ? ADVANCE_AFTER / SECOND : null);
  const go = useRef(advance);
  useEffect(() => {
    go.current = advance;
  });
  const running = left !== null;
  useEffect(() => {
    if (!running) return;
    const callOff = () => setLeft(null);
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true, passive: true };
    // Ignore the scroll and focus that the page itself causes when it opens
    const listening = setTimeout(() => {
      for (const move of moves) window.addEventListener(move, callOff, options);
    }, 100);
    const tick = setInterval(() => setLeft((before) => before && Math.max(1, before - 1)), SECOND);
    const due = setTimeout(() => go.current?.(), ADVANCE_AFTER);
    return () => {
      stop.abort();
      clearTimeout(listening);
      clearInterval(tick);
      clearTimeout(due);
    };
  }, [running]);
  return { left, callOff: () => setLeft(null) };
};
