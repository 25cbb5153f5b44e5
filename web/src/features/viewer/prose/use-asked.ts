import { useEffect, useRef } from 'react';

/** What a reader does who goes on from where they were led. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls `place` again whenever the page has another height, until the reader moves. Ends by the call of what it returns. */
const whileUnmoved = (place: () => void): (() => void) => {
  const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  const end = () => {
    watch?.disconnect();
    for (const move of MOVES) window.removeEventListener(move, end);
  };
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  watch?.observe(document.body);
  return end;
};

/** Brings the passage that the reader came for into the window, with the focus on it; what still comes above it moves nothing. */
export const useAsked = (passage: string | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (passage === undefined) return;
    let end = () => {};
    // After the page itself, which begins at its top with the focus on its heading
    const frame = requestAnimationFrame(() => {
      const asked = box.current?.querySelector<HTMLElement>('[data-asked]');
      if (!asked) return;
      asked.tabIndex = -1;
      asked.focus({ preventScroll: true });
      const place = () => asked.scrollIntoView({ block: 'center' });
      place();
      end = whileUnmoved(place);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [passage]);
  return box;
};
