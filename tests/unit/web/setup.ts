import { cleanup, configure } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine is slow, which is no failure
configure({ asyncUtilTimeout: 15_000 });

// APIs that jsdom lacks
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

// jsdom schedules frames on the clock that is installed at the time. A loop started under a test's fake clock stops with
// that clock; then no frame comes any more, and no popup opens. So frames always use the real clock, saved here.
const { setTimeout: later, clearTimeout: never } = globalThis;
const FRAME = 16;
window.requestAnimationFrame = (paint) => Number(later(() => paint(performance.now()), FRAME));
window.cancelAnimationFrame = (frame) => never(frame);

// Overlapping waits restore each other's value of this setting; without a reset, later tests would miss updates
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

afterEach(() => {
  cleanup();
  // They outlive the page that showed them: the next test would find what this one said
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
});
