import { activityTexts } from '../texts.ts';
import type { Stage } from './task.tsx';

interface Result {
  readonly standing: Stage;
  readonly state: string;
}

/** The state of an activity whose places were checked. */
export const checkedState = (right: readonly boolean[]): Result => {
  const [all, fine] = [right.length, right.filter(Boolean).length];
  return fine === all
    ? { standing: 'done', state: activityTexts.doneOf({ right: fine, all }) }
    : { standing: 'missed', state: activityTexts.rightOf({ right: fine, all }) };
};

/** The state of one whose answer was asked for: nothing is right or wrong in it. */
export const shownState: Result = { standing: 'begun', state: activityTexts.shown };

/** The state of one that is being filled in: `untouched` says what there is. */
export const openState = (set: number, all: number, untouched: string): Result =>
  set === 0
    ? { standing: 'untouched', state: untouched }
    : { standing: 'begun', state: activityTexts.setOf({ set, all }) };
