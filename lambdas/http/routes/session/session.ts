import { createSession } from '../../../domain/generation/create-session.ts';
import { owned, readable } from '../../../domain/session/access.ts';
import { anchorChoices } from '../../../domain/session/present.ts';
import { sessionFilter } from '../../../domain/session/session-filter.ts';
import { withUserChanges } from '../../../domain/session/update-session.ts';
import { sessionStore, userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { presentDashboard } from '../../present-dashboard.ts';
import { presentOne } from '../../present-sessions.ts';

export const session: Routes<'listSessions' | 'listAnchorSessions' | 'createSession' | 'getSession' | 'updateSession'> =
  {
    listSessions: async ({ caller, query, now }) => {
      const { mode, tab, limit, cursor } = query;
      const filter = sessionFilter(query.search, query.tags);
      const page = await sessionStore().list({ userId: caller.userId, mode, tab, filter, limit, cursor });
      return { items: await presentDashboard(page.entries, caller.userId, now), cursor: page.cursor };
    },

    listAnchorSessions: async ({ caller, query, now }) => {
      const page = await sessionStore().listAnchors({
        userId: caller.userId,
        limit: query.limit,
        cursor: query.cursor,
      });
      return { items: anchorChoices(page.sessions, now), cursor: page.cursor };
    },

    createSession: async ({ caller, body, now, request }) => {
      const tier = caller.user?.subscription_tier ?? 'free';
      const stores = { sessions: sessionStore(), users: userStore() };
      const made = await createSession(stores, { userId: caller.userId, tier, body, request, now });
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
