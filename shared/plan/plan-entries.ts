import { arrangeScenes, type SceneEntry } from './arrange-scenes.ts';
import { QUIZ_SIZE, questionsIn } from './material-yield.ts';
import {
  countExpansionScenes,
  countScenes,
  type ExtraScenes,
  extraScenesOf,
  type ModeAndStyle,
  type SceneCounts,
} from './scene-counts.ts';

/** What is asked for. */
export interface PlanTargets extends ModeAndStyle {
  readonly sceneTarget: number;
  readonly questionTarget: number;
  /** Only for what is added to a lesson: the order of the last scene that stands. */
  readonly after?: number | undefined;
}

/** How much material there is; without end where nobody knows yet. */
export interface MaterialSize {
  readonly words: number;
  readonly chunks: number;
}

export const UNKNOWN_SIZE: MaterialSize = { words: Number.POSITIVE_INFINITY, chunks: Number.POSITIVE_INFINITY };

/** Words of material that one entry can honestly be made from. */
const WORDS_A_SCENE = 60;

/** The largest lesson up to `scenes` entries that gives every chapter material of its own. */
const countFittingScenes = (scenes: number, questions: number, chunks: number, shape: ExtraScenes): SceneCounts => {
  for (let entries = scenes; entries > 1; entries -= 1) {
    const composition = countScenes(entries, questions, shape);
    if (composition.chapters <= chunks) return composition;
  }
  return countScenes(1, questions, shape);
};

export interface PlanEntries {
  readonly entries: readonly SceneEntry[];
  readonly questions: number;
}

/**
 * The sidebar of a lesson before anybody wrote anything, the same for who is shown what to expect and for who writes
 * it. Material that holds less gets fewer scenes and questions, never padding.
 */
export const planEntries = (wishes: PlanTargets, { words, chunks }: MaterialSize): PlanEntries => {
  const { sceneTarget, after, mode } = wishes;
  const wanted = Math.min(wishes.questionTarget, questionsIn(words));
  const least = wanted > 0 ? 2 : 1;
  const scenes = Math.min(sceneTarget, Math.max(least, Math.floor(words / WORDS_A_SCENE)));
  const composition =
    after === undefined
      ? countFittingScenes(scenes, wanted, chunks, extraScenesOf(wishes))
      : countExpansionScenes(scenes, wanted, chunks);
  const questions = Math.min(wanted, composition.quizzes * QUIZ_SIZE.most);
  return { entries: arrangeScenes(composition, questions, mode === 'traditional' ? 'assessment' : 'quiz'), questions };
};
