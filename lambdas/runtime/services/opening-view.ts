import type { OpeningView } from '../../domain/generation/opening-view.ts';
import { forgetOpening, keepOpening } from '../../store/scene/keep-opening.ts';
import { listSockets } from '../../store/socket/list-sockets.ts';
import { table } from '../container.ts';
import { lazyAsync } from '../lazy.ts';
import { logger } from '../logs/logger.ts';

/** Milliseconds for which a list of open tabs is believed: one that opens meanwhile asks for what has come. */
const LISTED_FOR = 1_000;

const sockets = lazyAsync(async () => (await import('./sockets.ts')).sockets());

/** The tabs of one user, listed anew when the list is old. */
const tabsOf = (userId: string) => {
  let listedAt = Number.NEGATIVE_INFINITY;
  let connections: readonly string[] = [];
  return async (): Promise<readonly string[]> => {
    const now = Date.now();
    if (now - listedAt >= LISTED_FOR) {
      connections = (await listSockets(table(), userId, now)).map(({ connection }) => connection);
      listedAt = now;
    }
    return connections;
  };
};

/** For one run of a step. The SDK is loaded with the first message. */
export const openingView = (): OpeningView => {
  const tabs = new Map<string, ReturnType<typeof tabsOf>>();
  return {
    send: async (userId, message) => {
      const list = tabs.get(userId) ?? tabsOf(userId);
      tabs.set(userId, list);
      const connections = await list();
      if (connections.length === 0) return;
      const { send } = await sockets();
      await Promise.all(connections.map((connection) => send(connection, message)));
    },
    keep: (ref, opening) => keepOpening(table(), ref, opening, Date.now()),
    forget: (ref) => forgetOpening(table(), ref),
    report: (error) => logger.warn('An opening could not be shown while it was written', { error }),
  };
};
