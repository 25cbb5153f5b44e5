import type { ActivityKind } from '../../../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import type { Of } from '../answers/check.ts';
import type { Change } from '../kept/use-practice.ts';

/** What every kind of activity gets. */
export interface KindProps<K extends ActivityKind> {
  activity: Of<K>;
  /** Undefined while nobody has touched it. */
  entry: PracticeEntry | undefined;
  onChange: (change: Change) => void;
  /** What the material says that its words mean. */
  terms: readonly MarginTerm[];
}
