import type { SessionId } from '../../../shared/model/id.ts';
import type { Session } from '../../../shared/model/session.ts';

type Grown = Pick<Session, 'id' | 'generated_at' | 'generated_scene_count' | 'version'>;

/** Finds the moment at which new scenes stand in a session that was written before, and says it once. */
export const createGrowthWatch = (announce: (id: SessionId) => void) => {
  const last = new Map<SessionId, Grown>();
  return {
    /** A session as the API just answered it. */
    see: (session: Grown): void => {
      const before = last.get(session.id);
      if (before && session.version < before.version) return;
      last.set(session.id, session);
      const written = before !== undefined && before.generated_at !== null;
      if (written && session.generated_scene_count > before.generated_scene_count) announce(session.id);
    },
  };
};
