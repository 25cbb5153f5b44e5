import type { Activity } from '../../../shared/model/learning/activity.ts';
import type { AnswerKey, Passage, Quiz } from '../../../shared/model/learning/question.ts';
import type { LikenessCard, MarginTerm } from '../../../shared/model/session/scene.ts';
import type { SceneCheck } from '../../../shared/model/session/scene-check.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';

export interface WrittenScene {
  readonly order: number;
  readonly type: SceneType;
  readonly title: string;
  readonly content: string | null;
  readonly quiz: Quiz | null;
  readonly keys: readonly AnswerKey[];
  readonly sources: readonly Passage[];
  readonly terms: readonly MarginTerm[];
  readonly activities: readonly Activity[];
  readonly vignette?: string | undefined;
  readonly likeness?: LikenessCard | undefined;
  /** Left out where no second reader comes. */
  readonly check?: SceneCheck | undefined;
  /** How many questions were asked of the model and how many passed the checks; 0 of 0 for a scene without a quiz. */
  readonly asked: number;
  readonly passed: number;
}
