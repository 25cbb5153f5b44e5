import { defaultPreferences } from '../../shared/model/account/settings.ts';
import type { Answers } from '../fixtures/web/api-answers.ts';
import { aDeck, aToday, deckSettings } from '../unit/web/samples/deck.ts';
import { plans } from '../unit/web/samples/plans.ts';
import { READER } from '../unit/web/samples/sessions.ts';
import { user } from '../unit/web/samples/users.ts';

/** The date of every picture. */
export const TODAY = '2025-06-14T09:30:00.000Z';

export const me = user({ id: READER, email: 'ines@example.test' });

const counted = (used: number, limit: number) => ({ used, limit });

/** Answers that every page may need, whoever is signed in. */
export const common: Answers = {
  getMe: () => me,
  getUsage: () => ({
    tier: 'free',
    stories: counted(1, 5),
    lessons: counted(2, 5),
    expansions: counted(0, 5),
    running: counted(0, 1),
  }),
  getSettings: () => ({
    ...defaultPreferences(),
    user_id: READER,
    created_at: me.created_at,
    updated_at: me.updated_at,
  }),
  getSubscription: () => ({ subscription: null, trial_available: true }),
  getToday: () => aToday(),
  getSessionDeck: () => aDeck(),
  getDeckSettings: () => deckSettings,
  listDecks: () => ({ items: [], cursor: null }),
  listDueCards: () => ({ items: [], cursor: null }),
  listPlans: () => ({ plans }),
  createRealtimeTicket: () => ({ ticket: 'ticket', expires_in: 60 }),
};
