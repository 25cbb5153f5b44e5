import type { SessionId } from '../../../../shared/model/id.ts';
import type { Session } from '../../../../shared/model/session/session.ts';

type ExpandedSession = Pick<
  Session,
  'id' | 'generated_at' | 'generated_scene_count' | 'generation' | 'failure_reason' | 'status' | 'version'
>;

interface Announce {
  readonly grown: (id: SessionId) => void;
  readonly failed: (session: ExpandedSession) => void;
}

/** Detects when an expansion of a written session is finished or has failed, and reports it once. */
export const createExpansionWatch = ({ grown, failed }: Announce) => {
  const last = new Map<SessionId, ExpandedSession>();
  return {
    /** To be called with every session that the API returns. */
    see: (session: ExpandedSession): void => {
      const before = last.get(session.id);
      if (before && session.version < before.version) return;
      last.set(session.id, session);
      if (before === undefined || before.generated_at === null) return;
      if (session.generated_scene_count > before.generated_scene_count) grown(session.id);
      else if (before.generation !== null && session.generation === null && session.failure_reason !== null)
        failed(session);
    },
  };
};
