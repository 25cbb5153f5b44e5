import { type GenerationId, sceneId } from '../../../shared/model/id.ts';
import type { AnswerKey } from '../../../shared/model/learning/question.ts';
import { type Scene, SceneStateSchema } from '../../../shared/model/session/scene.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import type { WrittenScene } from './written-scene.ts';

const WORDS_A_MINUTE = 200;

/** A scene as it is stored: answer keys are separate from the questions. */
export type SceneRecord = Omit<Scene, 'id' | 'order_index' | 'estimated_duration' | 'state'> & {
  readonly order: number;
  readonly user_id: string;
  readonly generation_id: GenerationId;
  readonly keys: readonly AnswerKey[];
  /** How many questions were asked of the model and how many passed the checks. */
  readonly asked: number;
  readonly passed: number;
  /** To read it or to answer it. */
  readonly minutes: number;
  readonly version: number;
  readonly state: StoredState;
};

/** A failed scene keeps its row: its generation may try once more. */
export const storedStates = [...SceneStateSchema.options, 'failed'] as const;
type StoredState = (typeof storedStates)[number];

type Aside = 'vignette' | 'likeness' | 'check';

/** What of a scene stands apart from its content. */
export const asideOf = ({ vignette, likeness, check }: Pick<WrittenScene, Aside>): Pick<Scene, Aside> => ({
  ...(vignette === undefined ? {} : { vignette }),
  ...(likeness === undefined ? {} : { likeness }),
  ...(check === undefined ? {} : { check }),
});

/** A scene as it is shown: without its key, and a quiz without the passages that would give the answers away. */
export const presentScene = (scene: SceneRecord): Scene => ({
  id: sceneId(scene.session_id, scene.order),
  session_id: scene.session_id,
  type: scene.type,
  title: scene.title,
  content: scene.content,
  quiz: scene.quiz,
  order_index: scene.order,
  estimated_duration: scene.minutes,
  // It is tried once more before the lesson is done
  state: scene.state === 'failed' ? 'stub' : scene.state,
  sources: isQuiz(scene.type) ? [] : scene.sources,
  terms: scene.terms,
  activities: scene.activities,
  ...asideOf(scene),
});

/** Whole minutes, at least one: reading time, or a minute a question. Rounded to the nearest, so that a sum of scenes is true. */
export const minutesFor = (scene: Pick<WrittenScene, 'content' | 'quiz'>): number => {
  const words = scene.content?.split(/\s+/).length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE) + (scene.quiz?.questions.length ?? 0));
};
