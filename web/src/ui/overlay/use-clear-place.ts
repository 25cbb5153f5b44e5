import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { clearTop } from './clear-place.ts';

const PRESSABLE =
  'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="radio"], [role="switch"], [role="tab"]';
/** How often to check whether the page has changed, in milliseconds. */
const CHECK_EVERY_MS = 250;

const within = (place: HTMLElement) => {
  const { left, right } = place.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const beside = box.width === 0 || box.height === 0 || box.right <= left || box.left >= right;
    const outside = box.bottom <= 0 || box.top >= window.innerHeight;
    // Nothing behind an open dialog can be pressed
    if (beside || outside || place.contains(element) || element.closest('[inert], [aria-hidden="true"]')) return [];
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [box] : [];
  });
};

/** Height that the offline banner takes at the top of the window, in pixels: `--banner` of tokens.css. */
const bannerHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--banner')) || 0;

/** Moves a fixed element to where it covers no control, while it has content and is not hovered. */
export const useClearPlace = (ref: RefObject<HTMLElement | null>, shown: number): void => {
  const look = () => {
    const place = ref.current;
    if (!place || place.matches(':hover, :focus-within')) return;
    const now = Number.parseFloat(place.style.top) || undefined;
    place.style.top = `${clearTop(place.offsetHeight, window.innerHeight, within(place), now, bannerHeight())}px`;
  };
  useLayoutEffect(() => {
    if (shown > 0) look();
    else ref.current?.style.removeProperty('top');
  });
  useEffect(() => {
    if (shown === 0) return undefined;
    const timer = setInterval(look, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  });
};
