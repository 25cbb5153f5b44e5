import { newSession } from '../../domain/generation/new-session.ts';
import { refuseTypedStyle } from '../../domain/generation/request/style.ts';
import { owned, readable } from '../../domain/session/access.ts';
import { presentAnchorChoice } from '../../domain/session/present.ts';
import { asOf } from '../../domain/session/session.ts';
import { sessionFilter } from '../../domain/session/session-filter.ts';
import { withUserChanges } from '../../domain/session/update-session.ts';
import { kindOf, refuseOverQuota, reservationFor } from '../../domain/usage/quota.ts';
import { sessionStore, userStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { presentListed } from '../present-listed.ts';
import { presentOne } from '../present-sessions.ts';

export const session: Routes<'listSessions' | 'listAnchorSessions' | 'createSession' | 'getSession' | 'updateSession'> =
  {
    listSessions: async ({ caller, query, now }) => {
      const { mode, tab, limit, cursor } = query;
      const wanted = sessionFilter(query.search, query.tags);
      const page = await sessionStore().list({ userId: caller.userId, mode, tab, filter: wanted, limit, cursor });
      return { items: await presentListed(page.entries, caller.userId, now), cursor: page.cursor };
    },

    listAnchorSessions: async ({ caller, query, now }) => {
      const page = await sessionStore().listAnchors({
        userId: caller.userId,
        limit: query.limit,
        cursor: query.cursor,
      });
      const current = page.sessions.flatMap((session) => asOf(session, now) ?? []);
      return {
        items: current.filter(({ deleted_at }) => deleted_at === null).map(presentAnchorChoice),
        cursor: page.cursor,
      };
    },

    createSession: async ({ caller, body, now, request }) => {
      const session = newSession(caller.userId, body, now);
      const tier = caller.user?.subscription_tier ?? 'free';
      if (session.mode === 'custom') refuseTypedStyle(session.genre ?? '', session.author_inspiration ?? '', tier);
      // It would stay behind without a title, for a generation that cannot begin
      const reservation = reservationFor(kindOf(session.mode), tier, now);
      if (session.status === 'generating' && reservation.quota)
        refuseOverQuota(await userStore().usage(caller.userId, [reservation.quota.counter]), reservation);
      const made = await sessionStore().create(session, request);
      return { ...made, is_public: made.visibility === 'public' };
    },

    getSession: async ({ caller, params, now }) => {
      const reader = { userId: caller?.userId };
      return presentOne(readable(await sessionStore().find(params.sessionId), reader, now), reader);
    },

    updateSession: async ({ caller, params, body, now }) => {
      const changed = await sessionStore().rewrite(params.sessionId, (stored) =>
        withUserChanges(owned(stored, caller, now), body, now),
      );
      return presentOne(changed, caller);
    },
  };
