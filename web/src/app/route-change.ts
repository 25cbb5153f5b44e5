import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/** Milliseconds for which scrolling is locked after a route change. */
const SCROLL_HOLD = 250;

const holdScroll = (): (() => void) => {
  const root = document.documentElement;
  // Reserve the scrollbar's width while it is hidden, so that nothing moves sideways
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset['scroll'] = 'held';
  const release = () => {
    delete root.dataset['scroll'];
  };
  const timer = setTimeout(release, SCROLL_HOLD);
  return () => {
    clearTimeout(timer);
    release();
  };
};

/** Scrolls to an element, as soon as there is one: a page may still be loading. */
const scrollTo = (id: string): (() => void) | undefined => {
  const isThere = (): boolean => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (isThere()) return undefined;
  const seen = new MutationObserver(() => isThere() && seen.disconnect());
  seen.observe(document.body, { childList: true, subtree: true });
  return () => seen.disconnect();
};

/** On a route change: scrolls to the top, locks scrolling briefly, focuses the heading. The first page keeps the browser's focus. */
export const useRouteChange = (): void => {
  const { pathname, hash } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (!first) focusHeading();
    return holdScroll();
  }, [pathname]);
  useEffect(() => (hash === '' ? undefined : scrollTo(decodeURIComponent(hash.slice(1)))), [hash]);
};
