import * as z from 'zod/mini';
import { type SceneId, SceneIdSchema } from '../../../../../shared/model/id.ts';
import { type PracticeEntry, PracticeEntrySchema } from '../../../../../shared/model/learning/practice.ts';

type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefixOf = (userId: string): string => `fabula.practice.${userId}.`;
const EntriesSchema = z.array(PracticeEntrySchema);

/** The entries that were changed last, one for each activity. */
export const latestOf = (...lists: readonly (readonly PracticeEntry[])[]): PracticeEntry[] => {
  const latest = new Map<string, PracticeEntry>();
  for (const entry of lists.flat()) {
    const before = latest.get(entry.activity);
    if (!before || before.changed < entry.changed) latest.set(entry.activity, entry);
  }
  return [...latest.values()];
};

/** What one person did on this device and the server does not have yet. Without storage it is lost with the page. */
export const createPracticeQueue = (place: QueueStorage, userId: string) => {
  const keyOf = (scene: SceneId): string => prefixOf(userId) + scene;
  const load = (scene: SceneId): PracticeEntry[] => {
    try {
      return EntriesSchema.safeParse(JSON.parse(place.getItem(keyOf(scene)) ?? '[]')).data ?? [];
    } catch {
      return [];
    }
  };
  const save = (scene: SceneId, entries: readonly PracticeEntry[]): void => {
    try {
      if (entries.length === 0) place.removeItem(keyOf(scene));
      else place.setItem(keyOf(scene), JSON.stringify(entries));
    } catch {
      // Storage is full or switched off: what was done lasts as long as the page
    }
  };
  return {
    load,
    add: (scene: SceneId, entry: PracticeEntry): void => save(scene, latestOf(load(scene), [entry])),
    /** Forgets what has arrived, but not what was changed meanwhile. */
    arrived: (scene: SceneId, sent: readonly PracticeEntry[]): void =>
      save(
        scene,
        load(scene).filter(
          ({ activity, changed }) => !sent.some((one) => one.activity === activity && one.changed >= changed),
        ),
      ),
    scenes: (): SceneId[] => {
      const prefix = prefixOf(userId);
      const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
      return keys.flatMap((key) =>
        key.startsWith(prefix) ? (SceneIdSchema.safeParse(key.slice(prefix.length)).data ?? []) : [],
      );
    },
  };
};
export type PracticeQueue = ReturnType<typeof createPracticeQueue>;
