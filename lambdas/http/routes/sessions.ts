import { AppError } from '../../../shared/model/app-error.ts';
import { instant } from '../../../shared/model/time.ts';
import { refuseTypedStyle } from '../../domain/acceptance/style.ts';
import { owned, type Reader, readable } from '../../domain/session/access.ts';
import { newSession } from '../../domain/session/new-session.ts';
import { present } from '../../domain/session/present.ts';
import { asOf, type SessionRecord } from '../../domain/session/session.ts';
import { sessionStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/router.ts';

/** With how far its generation is, for the cards that are at work. */
const presentAll = async (sessions: readonly SessionRecord[], reader: Reader) => {
  const working = sessions.flatMap(({ id, generation_id: generationId }) =>
    generationId ? [{ id, generationId }] : [],
  );
  const atWork = await sessionStore().atWork(working);
  return sessions.map((session) => present(session, reader, atWork.get(session.generation_id ?? '') ?? null));
};

const presentOne = async (session: SessionRecord, reader: Reader) => {
  const [shown] = await presentAll([session], reader);
  if (!shown) throw new AppError('session_not_found');
  return shown;
};

export const sessions: Routes<'listSessions' | 'createSession' | 'getSession' | 'updateSession'> = {
  listSessions: async ({ caller, query, now }) => {
    const { mode, tab, limit, cursor } = query;
    const page = await sessionStore().list({ userId: caller.userId, mode, tab, limit, cursor });
    const current = page.sessions.flatMap((session) => asOf(session, now) ?? []);
    return { items: await presentAll(current, caller), cursor: page.cursor };
  },

  createSession: async ({ caller, body, now, request }) => {
    const session = newSession(caller.userId, body, now);
    if (session.mode === 'custom')
      refuseTypedStyle(session.genre ?? '', session.author_inspiration ?? '', caller.user?.subscription_tier ?? 'free');
    const made = await sessionStore().create(session, request);
    return { ...made, is_public: made.visibility === 'public' };
  },

  getSession: async ({ caller, params, now }) => {
    const reader = { userId: caller?.userId };
    return presentOne(readable(await sessionStore().find(params.sessionId), reader, now), reader);
  },

  updateSession: async ({ caller, params, body, now }) => {
    const renamed = await sessionStore().change(params.sessionId, (stored) => ({
      ...owned(stored, caller, now),
      title: body.title,
      updated_at: instant(now),
    }));
    if (!renamed) throw new AppError('session_not_found');
    return presentOne(renamed, caller);
  },
};
