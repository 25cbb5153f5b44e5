import { presentSchedule } from '../../../domain/deck/card.ts';
import { withChange } from '../../../domain/deck/change-card.ts';
import { presentCards } from '../../../domain/deck/show.ts';
import { freshLeft } from '../../../domain/deck/today.ts';
import { open } from '../../../domain/session/access.ts';
import { deckStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { deckClock } from '../../deck-clock.ts';
import { showDue } from '../../show-cards.ts';

export const card: Routes<'listDueCards' | 'listCards' | 'changeCard'> = {
  listDueCards: async ({ caller, query, now }) => {
    const { userId } = caller;
    const { session, limit, cursor } = query;
    if (session !== undefined) open(await sessionStore().find(session), caller, now);
    const clock = await deckClock(userId, now);
    const { day, end } = clock;
    const fresh = freshLeft(clock.settings, await deckStore().days(userId, day, day), day);
    const page = await deckStore().due({ userId, day, end, fresh, session, limit, cursor });
    return { items: await showDue(userId, page.cards, clock), cursor: page.cursor };
  },

  listCards: async ({ caller, params, query, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const page = await deckStore().list({ userId: caller.userId, session: session.id, ...query, cursor: query.cursor });
    const [clock, scenes] = await Promise.all([deckClock(caller.userId, now), deckStore().scenes(page.cards)]);
    return { items: presentCards(page.cards, new Map([[session.id, session]]), scenes, clock), cursor: page.cursor };
  },

  changeCard: async ({ caller, params, body, now }) => {
    const clock = await deckClock(caller.userId, now);
    const changed = await deckStore().change(caller.userId, params.cardId, (one) => withChange(one, body.change));
    return presentSchedule(changed, clock);
  },
};
