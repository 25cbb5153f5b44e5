import { useCallback, useEffect, useRef, useState } from 'react';

export interface Banner {
  readonly tone: 'done' | 'wrong' | 'waiting';
  readonly text: string;
  /** True to link to the plans. */
  readonly plans?: boolean;
}

/** One message at the top of the page: a success disappears by itself, an error when dismissed, a pending one when it is replaced. */
export const useBanner = () => {
  const [banner, setBanner] = useState<Banner>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: Banner | undefined, forMs?: number) => {
    clearTimeout(timer.current);
    setBanner(next);
    if (forMs !== undefined) timer.current = setTimeout(() => setBanner(undefined), forMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    banner,
    succeed: useCallback((text: string, forMs: number) => show({ tone: 'done', text }, forMs), [show]),
    fail: useCallback((text: string, plans = false) => show({ tone: 'wrong', text, plans }), [show]),
    wait: useCallback((text: string) => show({ tone: 'waiting', text }), [show]),
    dismiss: useCallback(() => show(undefined), [show]),
  };
};
export type BannerHandle = ReturnType<typeof useBanner>;
