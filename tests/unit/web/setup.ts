import { resetAnimationFrameScheduler } from '@base-ui/utils/useAnimationFrame';
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

// Waits that overlap leave it as one of them found it, and every test after that would see nothing happen
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

afterEach(() => {
  cleanup();
  // A frame that was asked for under a test's own clock never comes, and every popup would wait for it
  resetAnimationFrameScheduler();
  localStorage.clear();
  sessionStorage.clear();
});
