import { useRef, useState } from 'react';
import type { SceneId } from '../../../../../shared/model/id.ts';

const TOLD = 'fabula.told-what-counts';
/** Scenes that somebody leaves with Next, without marking them, before the hint is shown. */
const PASSED_OVER = 2;

const wasShown = (): boolean => {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch {
    return false;
  }
};

const noteShown = (): void => {
  try {
    localStorage.setItem(TOLD, 'yes');
  } catch {
    // Storage is switched off: shown once per page load
  }
};

/** Explains once per device what counts as progress, to readers who only use Next; shown on one scene. */
export const useCompletionHint = () => {
  const passedOver = useRef(new Set<SceneId>());
  const [telling, setTelling] = useState(false);
  return {
    telling,
    /** To be called when the page is turned; `unmarked`: the scene could have been marked as complete and was not. */
    turned: (unmarked: SceneId | null) => {
      const { current: ids } = passedOver;
      const before = ids.size;
      if (unmarked !== null) ids.add(unmarked);
      const tell = before < PASSED_OVER && ids.size === PASSED_OVER && !wasShown();
      if (tell) noteShown();
      setTelling(tell);
    },
    marked: () => {
      passedOver.current.clear();
      setTelling(false);
    },
  };
};
