import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/** How long a new page stands still, in milliseconds. */
const SCROLL_HOLD = 250;

const holdScroll = (): (() => void) => {
  const root = document.documentElement;
  // Nothing moves sideways while the scrollbar is away
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

/** On a route change: to the top, still for a moment, focus on the heading. The first page keeps the browser's focus. */
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
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
};
