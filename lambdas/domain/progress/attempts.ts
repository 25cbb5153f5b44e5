import { type SceneId, sceneId } from '../../../shared/model/id.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { type Grade, grade, judgementsIn } from './grade.ts';
import type { ProgressRecord } from './progress.ts';

export interface Attempt extends Pick<Grade, 'score' | 'passed' | 'questions'> {
  readonly scene_id: SceneId;
}

/** The latest attempt at each quiz, graded as it was then. Attempts from before answers were stored are left out. */
export const latestAttempts = (scenes: readonly SceneRecord[], entries: readonly ProgressRecord[]): Attempt[] =>
  scenes.flatMap((scene) => {
    const entry = entries.find(({ order }) => order === scene.order);
    if (!scene.quiz || !entry || entry.answers.length === 0) return [];
    const { score, passed, questions } = grade(scene, entry.answers, judgementsIn(entry.latest), entry);
    return [{ scene_id: sceneId(scene.session_id, scene.order), score, passed, questions }];
  });
