import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { EndpointName } from '../../../../shared/contract/contract.ts';
import type { RealtimeMessage, RowMessage } from '../../../../shared/events/realtime.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { GenerationPhaseSchema } from '../../../../shared/model/session/generation-phase.ts';
import type { GenerationProgress, Session } from '../../../../shared/model/session/session.ts';
import { keyOf } from './api.ts';
import { applyOpening, isOfOpening } from './opening-cache.ts';
import { patchSessions } from './session-cache.ts';

/** What may have changed while no socket was open. */
const live = [
  'listSessions',
  'getSession',
  'listScenes',
  'getOpening',
  'getCoverage',
  'listAnchorSessions',
  'listDeletedSessions',
  'countDeletedSessions',
  'getProgress',
  'listAttempts',
  'getStats',
  'getUsage',
  'getMe',
  'getSubscription',
  'getToday',
  'listDecks',
  'getSessionDeck',
] as const satisfies readonly EndpointName[];

const ofSession = (sessionId: SessionId) => ({ params: { sessionId } });

const inBin = [keyOf('listDeletedSessions'), keyOf('countDeletedSessions')];

/** The queries that a message invalidates. */
export const staleAfter = (message: RowMessage): QueryKey[] => {
  switch (message.kind) {
    case 'session.inserted':
      return [keyOf('listSessions'), keyOf('listAnchorSessions'), ...inBin, keyOf('getStats'), keyOf('getUsage')];
    case 'session.purged':
      return inBin;
    case 'session.updated':
    case 'session.removed':
      return [
        ...(message.kind === 'session.removed' ? inBin : []),
        keyOf('listSessions'),
        keyOf('listAnchorSessions'),
        keyOf('getSession', ofSession(message.id)),
        keyOf('listScenes', ofSession(message.id)),
        keyOf('getCoverage', ofSession(message.id)),
        keyOf('getStats'),
        keyOf('getUsage'),
      ];
    case 'generation.updated':
      return [keyOf('listScenes', ofSession(message.id))];
    case 'scene.written':
      return [keyOf('listScenes', ofSession(message.session_id))];
    case 'progress.changed':
      return [
        keyOf('getProgress', ofSession(message.id)),
        keyOf('listAttempts', ofSession(message.id)),
        keyOf('getStats'),
      ];
    case 'deck.changed':
      return [keyOf('getToday'), keyOf('listDecks'), keyOf('getSessionDeck', ofSession(message.id))];
    case 'subscription.changed':
      return [keyOf('getMe'), keyOf('getSubscription'), keyOf('getUsage')];
  }
};

const phases = GenerationPhaseSchema.options;
/** A generation only moves forward: an older status comes from an answer that was sent before the message. */
const isBehind = (shown: GenerationProgress, told: Pick<GenerationProgress, 'phase' | 'written'>): boolean =>
  phases.indexOf(told.phase) < phases.indexOf(shown.phase) || told.written < shown.written;

/** The session with the changes that a message contains; the same object when there are none. */
export const patched = (session: Session, message: RowMessage): Session => {
  if (message.id !== session.id) return session;
  if (message.kind === 'session.updated' && message.version >= session.version)
    return { ...session, title: message.title, status: message.status, version: message.version };
  if (message.kind === 'generation.updated' && session.generation && !isBehind(session.generation, message)) {
    const { phase, written, total } = message;
    return { ...session, generation: { ...session.generation, phase, written, total } };
  }
  return session;
};

/**
 * True when a message is newer than the last one of its kind about its row. Messages of a row arrive in order, but maybe
 * more than once. A new generation starts over.
 */
export const createFreshness = () => {
  const seen = new Map<string, number>();
  const forget = (sessionId: SessionId) => {
    for (const row of seen.keys())
      if (/^(generation|scene)/.test(row) && row.includes(sessionId.slice('ses_'.length))) seen.delete(row);
  };
  return (message: RowMessage): boolean => {
    // The first message about a row: also while a session is expanded, when its status stays ready
    if (message.kind === 'generation.updated' && message.version === 1) forget(message.id);
    const row = `${message.kind} ${message.id}`;
    if (message.version <= (seen.get(row) ?? -1)) return false;
    seen.set(row, message.version);
    if (message.kind === 'session.updated' && message.status === 'generating') forget(message.id);
    return true;
  };
};

const BURST_MS = 200;

/** Writes messages into the cache at once, and invalidates what they outdate once per burst. */
export const createLiveUpdates = (client: QueryClient) => {
  const isFresh = createFreshness();
  const pending = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = (keys: readonly QueryKey[]) => {
    if (stopped) return;
    for (const key of keys) pending.set(JSON.stringify(key), key);
    timer ??= setTimeout(() => {
      timer = undefined;
      const outdated = [...pending.values()];
      pending.clear();
      for (const queryKey of outdated) void client.invalidateQueries({ queryKey });
    }, BURST_MS);
  };
  return {
    /** False for a message that is older than an earlier one. */
    apply: (message: RealtimeMessage): boolean => {
      if (isOfOpening(message)) {
        applyOpening(client, message);
        return true;
      }
      if (!isFresh(message)) return false;
      patchSessions(client, (session) => patched(session, message));
      ask(staleAfter(message));
      return true;
    },
    /** Reloads what was loaded while no socket was open; a first load in progress, once it is finished. */
    catchUp: () => {
      const first = client.getQueryCache().findAll({
        fetchStatus: 'fetching',
        predicate: ({ queryKey: [name], state }) => state.data === undefined && live.some((one) => one === name),
      });
      ask(live.map((name) => keyOf(name)));
      for (const { promise, queryKey } of first)
        promise?.then(
          () => ask([queryKey]),
          () => undefined,
        );
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
