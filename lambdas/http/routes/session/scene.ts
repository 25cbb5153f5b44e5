import { type SceneId, sceneAddress } from '../../../../shared/model/id.ts';
import { presentScene, type SceneRecord } from '../../../domain/scene/scene.ts';
import { open, owned, type Reader } from '../../../domain/session/access.ts';
import { modulesOf, shownScene } from '../../../domain/session/scenes.ts';
import { sessionStore } from '../../../runtime/container.ts';

import type { Routes } from '../../../runtime/http/router.ts';

const readScene = async (id: SceneId, reader: Reader, now: number): Promise<SceneRecord> => {
  const [stored, scene] = await Promise.all([
    sessionStore().find(sceneAddress(id).sessionId),
    sessionStore().scene(id),
  ]);
  return shownScene(scene, open(stored, reader, now));
};

export const scene: Routes<'listScenes' | 'getScene' | 'getOpening' | 'getSceneType'> = {
  listScenes: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), { userId: caller?.userId }, now);
    return { modules: modulesOf(session.id, await sessionStore().scenes(session)) };
  },

  getScene: async ({ caller, params, now }) =>
    presentScene(await readScene(params.sceneId, { userId: caller?.userId }, now)),

  // Not for readers of a shared session: it has not been checked
  getOpening: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), { userId: caller.userId }, now);
    const written = session.scene_end > 0;
    return { opening: (written ? undefined : await sessionStore().opening(session, now)) ?? null, written };
  },

  getSceneType: async ({ caller, params, now }) => ({
    type: (await readScene(params.sceneId, { userId: caller?.userId }, now)).type,
  }),
};
