import { AppError } from '../../../shared/model/app-error.ts';
import { type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import { open, type Reader } from '../session/access.ts';
import type { SessionStore } from '../session/ports.ts';
import { type Answer, type Grade, grade } from './grade.ts';

/** Grades a quiz without recording it, for anonymous readers. */
export const checkAnswers = async (
  sessions: SessionStore,
  { reader, now }: { readonly reader: Reader; readonly now: number },
  id: SceneId,
  answers: readonly Answer[],
): Promise<Grade> => {
  const [session, scene] = await Promise.all([sessions.find(sceneAddress(id).sessionId), sessions.scene(id)]);
  const readable = open(session, reader, now);
  if (!scene || scene.order > readable.scene_end) throw new AppError('scene_type_unknown');
  if (scene.state !== 'written') throw new AppError('scene_not_written');
  return grade(scene, answers);
};
