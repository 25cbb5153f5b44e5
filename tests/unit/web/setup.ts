import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine is slow, not wrong
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks
window.scrollTo = vi.fn();
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Element.prototype.scrollIntoView = vi.fn();

// jsdom paints by an interval of whatever clock it finds. One begun under a test's own clock ends with that clock, no
// frame comes any more, and no popup opens. Frames therefore come from the clock that is here before any test's.
const { setTimeout: later, clearTimeout: never } = globalThis;
const FRAME = 16;
window.requestAnimationFrame = (paint) => Number(later(() => paint(performance.now()), FRAME));
window.cancelAnimationFrame = (frame) => never(frame);

// Waits that overlap leave it as one of them found it, and every test after that would see nothing happen
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
