import type { Progress } from '../../../../shared/model/learning/progress.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../../shared/model/session/scene-type.ts';

type Entry = Pick<Progress, 'completion_status' | 'mastery_score'>;
export type ProgressEntries = ReadonlyMap<string, Progress>;

export const entriesByScene = (entries: readonly Progress[]): ProgressEntries =>
  new Map(entries.map((entry) => [entry.scene_id, entry]));

export const isCompleted = (entry: Entry | undefined): boolean => entry?.completion_status === 'completed';

/** How many scenes are completed, out of how many. */
export const scenesCompleted = (scenes: readonly Pick<Scene, 'id'>[], entries: ProgressEntries) => ({
  done: scenes.filter(({ id }) => isCompleted(entries.get(id))).length,
  total: scenes.length,
});

/** Percent of the scenes that are completed, rounded. */
export const sceneProgress = (scenes: readonly Pick<Scene, 'id'>[], entries: ProgressEntries): number => {
  const { done, total } = scenesCompleted(scenes, entries);
  return total === 0 ? 0 : Math.round((done / total) * 100);
};

/** True when the session has an ending: every scene is written. */
export const hasEnd = (scenes: readonly Pick<Scene, 'state'>[]): boolean =>
  scenes.length > 0 && scenes.every(({ state }) => state === 'written');

/** True when the ending is reached: every scene is completed. */
export const isAtEnd = (scenes: readonly Pick<Scene, 'id' | 'state'>[], entries: ProgressEntries): boolean =>
  hasEnd(scenes) && scenes.every(({ id }) => isCompleted(entries.get(id)));

/** Average of the completed quizzes' best scores in percent, rounded; null before the first. */
export const masteryProgress = (
  scenes: readonly Pick<Scene, 'id' | 'type'>[],
  entries: ProgressEntries,
): number | null => {
  const scores = scenes.flatMap(({ id, type }) => {
    const entry = entries.get(id);
    return isQuiz(type) && isCompleted(entry) && entry?.mastery_score != null ? [entry.mastery_score] : [];
  });
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
};
