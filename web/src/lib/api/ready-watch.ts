import type { RealtimeMessage } from '../../../../shared/events/realtime.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { Session, SessionStatus } from '../../../../shared/model/session/session.ts';

export type ReadySession = Pick<Session, 'id' | 'title' | 'mode'>;
type Versioned = ReadySession & Pick<Session, 'status' | 'version'>;

const before = new Set<SessionStatus>(['generating', 'draft']);
const after = new Set<SessionStatus>(['ready', 'completed']);

/**
 * Detects when a session becomes ready and reports it once: from a live message, or by comparing two answers of the API
 * when the message was missed.
 */
export const createReadyWatch = (announce: (session: ReadySession) => void) => {
  const last = new Map<SessionId, Versioned>();
  const announced = new Set<SessionId>();

  const step = (session: Versioned, previous: SessionStatus | undefined) => {
    const { id, title, mode, status, version } = session;
    // An answer that was in progress when the message came
    if (version < (last.get(id)?.version ?? version)) return;
    last.set(id, session);
    if (status === 'generating') announced.delete(id);
    if (previous === undefined || !before.has(previous) || !after.has(status) || announced.has(id)) return;
    announced.add(id);
    announce({ id, title, mode });
  };

  return {
    /** A message that is not older than an earlier one. */
    tell: (message: RealtimeMessage) => {
      if (message.kind === 'session.updated') step(message, message.previous);
    },
    /** To be called with every session that the API returns. */
    see: (session: Versioned) => step(session, last.get(session.id)?.status),
  };
};
