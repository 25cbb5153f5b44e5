import { useEffect, useRef } from 'react';

/** Brings the passage that the reader came for into the window, with the focus on it. */
export const useAsked = (passage: string | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (passage === undefined) return;
    // After the page itself, which begins at its top with the focus on its heading
    const frame = requestAnimationFrame(() => {
      const asked = box.current?.querySelector<HTMLElement>('[data-asked]');
      if (!asked) return;
      asked.tabIndex = -1;
      asked.focus({ preventScroll: true });
      asked.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [passage]);
  return box;
};
