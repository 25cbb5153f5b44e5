import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import type { ProgressState, ProgressStore, ProgressWrites } from '../../../../lambdas/domain/progress/ports.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import type { SessionStore } from '../../../../lambdas/domain/session/ports.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { instant } from '../../../../shared/model/time.ts';
import { at, session as id, reader } from './samples.ts';

/** Ann's session with two scenes beside the one that is asked about. */
export const ready: SessionRecord = {
  ...newSession('ann', { mode: 'custom' }, at(0)),
  id,
  status: 'ready',
  visibility: 'public',
  learning_status: 'ready',
  generated_at: instant(at(0)),
  scene_end: 3,
  generated_scene_count: 3,
};

/** A store of one scene; `writes` are the last. */
export const fakeStore = (scene: SceneRecord | undefined, session: SessionRecord | undefined = ready) => {
  let [state, writes]: [ProgressState, ProgressWrites | undefined] = [
    { session, scene, reader, entry: undefined },
    undefined,
  ];
  const store: Pick<ProgressStore, 'record'> = {
    async record(userId, _scene, decide) {
      writes = decide({ ...state, reader: { ...state.reader, user_id: userId } });
      state = { ...state, session: writes.session ?? state.session, reader: writes.reader, entry: writes.entry };
      return state;
    },
  };
  return { ...(store as ProgressStore), writes: () => writes, session: () => state.session };
};

/** A store that has this session and this scene, each under its own id. */
export const fakeSessions = (
  scene: SceneRecord | undefined,
  session: SessionRecord | undefined = ready,
): SessionStore => {
  const store: Pick<SessionStore, 'find' | 'scene'> = {
    find: async (wanted) => (wanted === session?.id ? session : undefined),
    scene: async () => scene,
  };
  return store as SessionStore;
};
