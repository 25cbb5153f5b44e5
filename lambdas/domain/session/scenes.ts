import { AppError } from '../../../shared/model/app-error.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { presentScene, type SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from './session.ts';

/**
 * Whether a scene is one of the lesson: what was given up is none, as soon as the generation is over that could still
 * write it. Every count of scenes, every list and every export goes by it.
 */
export const isOfSession = (
  { state, generation_id: writer }: Pick<SceneRecord, 'state' | 'generation_id'>,
  { generation_id: running }: Pick<SessionRecord, 'generation_id'>,
): boolean => state !== 'failed' || writer === running;

/** A scene of the session that can be seen by now. */
export const shownScene = (scene: SceneRecord | undefined, session: SessionRecord): SceneRecord => {
  if (!scene || scene.order > session.scene_end || !isOfSession(scene, session))
    throw new AppError('session_not_found');
  return scene;
};

/** Content modules: the scenes of each generation together, in order. */
export const modulesOf = (sessionId: SessionId, scenes: readonly SceneRecord[]) =>
  [...Map.groupBy(scenes, (scene) => scene.generation_id).values()].map((group, module) => ({
    story_session_id: sessionId,
    order_index: module + 1,
    scenes: group.map(presentScene),
  }));
