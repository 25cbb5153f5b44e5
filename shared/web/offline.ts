import type { EndpointName } from '../contract/contract.ts';

/** The service worker of the site. At its root, because a worker controls what lies below it. */
export const WORKER_PATH = '/sw.js';

/**
 * What a signed-in person can still read without a connection: their shelf, the lessons they opened last, and today's
 * cards. decisions/0038 says why these and no others.
 */
export const keptEndpoints = [
  'getMe',
  'getSettings',
  'getAbilities',
  'getSubscription',
  'getUsage',
  'getStats',
  'listSessions',
  'countSessions',
  'getSession',
  'listScenes',
  'getCoverage',
  'getProgress',
  'getPractice',
  'listAttempts',
  'getToday',
  'listDueCards',
  'listDecks',
  'getSessionDeck',
  'listCards',
  'getDeckSettings',
  'getReviewReminder',
] as const satisfies readonly EndpointName[];

/** Header of an answer that was kept: when it came from the server, in epoch milliseconds. */
export const KEPT_AT = 'x-kept-at';

const KEPT = 'fabula-kept-';
/** The cache with the answers that one person got. */
export const keptCache = (userId: string): string => KEPT + userId;
export const isKeptCache = (name: string): boolean => name.startsWith(KEPT);

/** Whose answers may be kept at the moment: the page writes it, the worker reads it before and after it keeps one. */
export const OWNER_CACHE = 'fabula-owner';
export const OWNER_ADDRESS = '/kept-for';

/** What a page asks the worker for. */
export type WorkerMessage =
  /** Take over from the worker before. */
  | { readonly kind: 'activate' }
  /** Whether this file of the app is one of the worker's: answered through the port. */
  | { readonly kind: 'holds'; readonly path: string };
