import { presentProgress, presentSessionProgress } from '../../../domain/progress/progress.ts';
import { type LearnedScene, markScene } from '../../../domain/progress/record-progress.ts';
import { open } from '../../../domain/session/access.ts';
import { progressStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const progressAfter = ({ entry, reader, session }: LearnedScene) => ({
  entry: presentProgress(entry),
  session: presentSessionProgress(session, reader),
});

export const progress: Routes<'getProgress' | 'putProgress'> = {
  getProgress: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const { reader, entries } = await progressStore().of(caller.userId, session.id);
    return {
      entries: entries.filter(({ order }) => order <= session.scene_end).map(presentProgress),
      session: presentSessionProgress(session, reader),
    };
  },

  putProgress: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    return progressAfter(await markScene(progressStore(), learner, params.sceneId, body.completion_status));
  },
};
