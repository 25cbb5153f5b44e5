import { PASS_MARK } from '../../../shared/catalogue/limits.ts';
import type { Activity } from '../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../shared/model/learning/practice.ts';
import type { ProgressRecord } from '../progress/progress.ts';
import { fold } from '../scene/fold.ts';
import type { CardDraft } from './cards-of-scene.ts';

/** Whether one part of an activity is as it should be. */
const isRight = (activity: Activity, { words, picks }: PracticeEntry, part: number): boolean => {
  switch (activity.kind) {
    case 'gap': {
      const { text = '', accepted = [] } = activity.answers[part] ?? {};
      return [text, ...accepted].map(fold).includes(fold(words[part] ?? ''));
    }
    case 'match':
      return picks[part] === part;
    case 'order':
      return activity.steps.every((_, at) => picks[at] === at);
    default:
      return true;
  }
};

/** Whether its reader was wrong about it in the lesson, had to try more than once, or had the answer shown. */
export const isMissed = (
  { from }: Pick<CardDraft, 'from'>,
  activities: readonly Activity[],
  latest: ProgressRecord['latest'],
  practice: readonly PracticeEntry[],
): boolean => {
  if (from === undefined) return false;
  if ('question' in from) {
    const score = latest.find(({ id }) => id === from.question)?.score ?? PASS_MARK;
    return score < PASS_MARK;
  }
  const activity = activities.find(({ id }) => id === from.activity);
  const entry = practice.find((one) => one.activity === from.activity);
  if (!activity || entry?.phase !== 'checked') return false;
  return entry.tries !== 1 || !isRight(activity, entry, from.part);
};
