import { useRef, useState } from 'react';
import type { SceneId } from '../../../../../shared/model/id.ts';

const TOLD = 'fabula.told-what-counts';
/** Scenes that somebody turns over without marking them before it is said what counts. */
const PASSED_OVER = 2;

const wasTold = (): boolean => {
  try {
    return localStorage.getItem(TOLD) !== null;
  } catch {
    return false;
  }
};

const noteTold = (): void => {
  try {
    localStorage.setItem(TOLD, 'yes');
  } catch {
    // Storage is switched off: once on each page
  }
};

/** What makes progress is said once on a device, to who reads on by Next alone; it stands on one scene. */
export const useWhatCounts = () => {
  const passedOver = useRef(new Set<SceneId>());
  const [telling, setTelling] = useState(false);
  return {
    telling,
    /** The page is turned; `unmarked` is a scene that could have been marked as complete and was not. */
    turned: (unmarked: SceneId | null) => {
      const { current: ids } = passedOver;
      const before = ids.size;
      if (unmarked !== null) ids.add(unmarked);
      const tell = before < PASSED_OVER && ids.size === PASSED_OVER && !wasTold();
      if (tell) noteTold();
      setTelling(tell);
    },
    marked: () => {
      passedOver.current.clear();
      setTelling(false);
    },
  };
};
