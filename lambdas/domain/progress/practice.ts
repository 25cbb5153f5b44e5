import { type SceneId, type SessionId, sceneId } from '../../../shared/model/id.ts';
import { KEPT_ACTIVITIES, type PracticeEntry, type ScenePractice } from '../../../shared/model/learning/practice.ts';
import { DAY } from '../../../shared/model/time.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import { type Learner, requireWrittenScene } from './record-progress.ts';

/** What one reader did with the activities of one scene. It is no progress: nothing is scored or completed by it. */
export interface PracticeRecord {
  readonly user_id: string;
  readonly session_id: SessionId;
  readonly order: number;
  readonly entries: readonly PracticeEntry[];
  readonly version: number;
}

export interface PracticeState {
  readonly session: SessionRecord | undefined;
  readonly scene: SceneRecord | undefined;
  readonly practice: PracticeRecord;
}

export interface PracticeStore {
  of(userId: string, session: SessionId): Promise<readonly PracticeRecord[]>;
  /** Decides on what is stored now and writes it; the same object again is not written. */
  change(userId: string, scene: SceneId, decide: (state: PracticeState) => PracticeRecord): Promise<PracticeRecord>;
}

export const newPractice = (user: string, session: SessionId, order: number): PracticeRecord => ({
  user_id: user,
  session_id: session,
  order,
  entries: [],
  version: 0,
});

export const presentPractice = ({ session_id, order, entries }: PracticeRecord): ScenePractice => ({
  scene_id: sceneId(session_id, order),
  entries: [...entries],
});

/** A clock that runs far ahead would keep every later change away. */
const notAhead = (entry: PracticeEntry, now: number): PracticeEntry =>
  entry.changed > now + DAY ? { ...entry, changed: now } : entry;

/** Of each activity the entry that was changed last; of the same one sent twice the first. */
export const mergedPractice = (
  practice: PracticeRecord,
  sent: readonly PracticeEntry[],
  activities: readonly { readonly id: string }[],
  now: number,
): PracticeRecord => {
  const latest = new Map(practice.entries.map((entry) => [entry.activity, entry]));
  let changed = false;
  for (const entry of sent.map((one) => notAhead(one, now))) {
    const before = latest.get(entry.activity);
    if (!activities.some(({ id }) => id === entry.activity) || (before && before.changed >= entry.changed)) continue;
    latest.set(entry.activity, entry);
    changed = true;
  }
  return changed ? { ...practice, entries: [...latest.values()].slice(0, KEPT_ACTIVITIES) } : practice;
};

export const keepPractice = (
  store: PracticeStore,
  learner: Learner,
  id: SceneId,
  sent: readonly PracticeEntry[],
): Promise<PracticeRecord> =>
  store.change(learner.userId, id, ({ practice, ...state }) => {
    const { scene } = requireWrittenScene(state, learner);
    return mergedPractice(practice, sent, scene.activities, learner.now);
  });
