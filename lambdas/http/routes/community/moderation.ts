import { AppError } from '../../../../shared/model/app-error.ts';
import { decideCase, isReviewable, newReport, presentCase } from '../../../domain/moderation/moderate.ts';
import { presentScene } from '../../../domain/scene/scene.ts';
import { caseStore, sessionStore } from '../../../runtime/container.ts';

import type { Routes } from '../../../runtime/http/router.ts';

export const moderation: Routes<'reportSession' | 'listCases' | 'getCase' | 'decideCase'> = {
  reportSession: async ({ caller, params, body, now }) => {
    const found = await sessionStore().find(params.sessionId);
    const said = { userId: caller.userId, reason: body.reason, note: body.note, now };
    await caseStore().report(newReport(found, said));
    return { ok: true };
  },

  listCases: async ({ query: { status, limit, cursor } }) => {
    const page = await caseStore().list({ status, limit, cursor });
    return { items: page.cases.map(presentCase), cursor: page.cursor };
  },

  getCase: async ({ params: { sessionId } }) => {
    const view = await caseStore().view(sessionId);
    if (!view) throw new AppError('session_not_found');
    const [reports, scenes] = await Promise.all([
      caseStore().reports(sessionId),
      isReviewable(view.session) ? sessionStore().scenes(view.session) : [],
    ]);
    return { case: presentCase(view), reports: [...reports], scenes: scenes.map(presentScene) };
  },

  decideCase: async ({ caller, params, body, now }) => {
    const asked = { sessionId: params.sessionId, decision: body.decision, by: caller.userId, now };
    return presentCase(await decideCase(caseStore(), asked));
  },
};
