import { keepPractice, presentPractice } from '../../../domain/progress/practice.ts';
import { open } from '../../../domain/session/access.ts';
import { practiceStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const practice: Routes<'getPractice' | 'putPractice'> = {
  getPractice: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const kept = await practiceStore().of(caller.userId, session.id);
    return { scenes: kept.filter(({ order }) => order <= session.scene_end).map(presentPractice) };
  },

  putPractice: async ({ caller, params, body, now }) =>
    presentPractice(await keepPractice(practiceStore(), { userId: caller.userId, now }, params.sceneId, body.entries)),
};
