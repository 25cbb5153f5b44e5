import { type RefObject, useEffect } from 'react';

/** Closes on Escape, on a press or focus outside, on scroll and resize, and when the window loses focus. */
export const useDismiss = (open: boolean, inside: RefObject<HTMLElement | null>, close: (back: boolean) => void) => {
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const outside = (event: Event) => !inside.current?.contains(event.target as Node);
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal, capture: true, passive: true });
    on(document, 'keydown', (event) => (event as KeyboardEvent).key === 'Escape' && close(true));
    on(document, 'pointerdown', (event) => outside(event) && close(false));
    on(document, 'focusin', (event) => outside(event) && close(false));
    on(window, 'scroll', (event) => outside(event) && close(false));
    on(window, 'resize', () => close(false));
    // Not in the capture phase, which would also receive the blur of every control
    window.addEventListener('blur', () => close(false), { signal: stop.signal });
    return () => stop.abort();
  }, [open, inside, close]);
};
