import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { clearTop } from './clear-place.ts';

const PRESSABLE =
  'a[href], button, input, select, textarea, [role="button"], [role="combobox"], [role="radio"], [role="switch"], [role="tab"]';
/** How often the page may have changed under what is shown. */
const LOOK_MS = 250;

const within = (place: HTMLElement) => {
  const { left, right } = place.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const beside = box.width === 0 || box.height === 0 || box.right <= left || box.left >= right;
    const outside = box.bottom <= 0 || box.top >= window.innerHeight;
    // Behind an open dialog nothing can be pressed
    if (beside || outside || place.contains(element) || element.closest('[inert], [aria-hidden="true"]')) return [];
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [box] : [];
  });
};

/** How much of the window's top the offline banner takes, in pixels: `--banner` of tokens.css. */
const bannerHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--banner')) || 0;

/** Puts a fixed element where it covers nothing that can be pressed, as long as it shows something that nobody points at. */
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
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  });
};
