import { AppError } from '../../../../shared/model/app-error.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { stopGeneration } from '../../../domain/generation/cancel.ts';
import { owned, type Reader } from '../../../domain/session/access.ts';
import { binned, binnedSince, outOfBin, toBin } from '../../../domain/session/bin.ts';
import { presentBinned } from '../../../domain/session/present.ts';
import type { SessionRecord } from '../../../domain/session/session.ts';
import { sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { cancellationDeps } from '../../cancellation-deps.ts';

import { presentOne } from '../../present-sessions.ts';

interface Owner extends Reader {
  readonly userId: string;
}

/** A running generation is stopped first. */
const binOne = async (id: SessionId, owner: Owner, now: number): Promise<SessionRecord> => {
  await stopGeneration(cancellationDeps(), owned(await sessionStore().find(id), owner, now), now);
  return sessionStore().rewrite(id, (stored) => {
    const session = owned(stored, owner, now);
    if (session.generation_id !== null) throw new AppError('conflict');
    return toBin(session, owner.userId, now);
  });
};

/** Empty when the session cannot be deleted, so that the others still are. */
const binOneOf = async (id: SessionId, owner: Owner, now: number): Promise<SessionId[]> => {
  try {
    return [(await binOne(id, owner, now)).id];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

export const bin: Routes<
  | 'listDeletedSessions'
  | 'countDeletedSessions'
  | 'deleteSession'
  | 'deleteSessions'
  | 'restoreSession'
  | 'purgeSession'
> = {
  listDeletedSessions: async ({ caller, query, now }) => {
    const { mode, limit, cursor } = query;
    const since = binnedSince(now);
    const page = await sessionStore().listBinned({ userId: caller.userId, mode, since, limit, cursor });
    return { items: page.sessions.map(presentBinned), cursor: page.cursor };
  },

  countDeletedSessions: async ({ caller, query, now }) => ({
    count: await sessionStore().countBinned({ userId: caller.userId, mode: query.mode, since: binnedSince(now) }),
  }),

  deleteSession: async ({ caller, params, now }) => presentOne(await binOne(params.sessionId, caller, now), caller),

  deleteSessions: async ({ caller, body, now }) => {
    const deleted: SessionId[] = [];
    // One after the other: each moves the same figures
    for (const id of new Set(body.ids)) deleted.push(...(await binOneOf(id, caller, now)));
    return { deleted };
  },

  restoreSession: async ({ caller, params, now }) => {
    const restored = await sessionStore().rewrite(params.sessionId, (stored) => outOfBin(binned(stored, caller, now)));
    return presentOne(restored, caller);
  },

  purgeSession: async ({ caller, params, now }) => {
    await sessionStore().purge(params.sessionId, (stored) => binned(stored, caller, now));
    return { ok: true };
  },
};
