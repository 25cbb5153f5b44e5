import type { GenerationProgress, Session } from '../../../shared/model/session.ts';
import { isOwner, type Reader } from './access.ts';
import type { SessionRecord } from './session.ts';

/** What only its author sees of a session: how far they learned, and how its generation goes. */
const others = {
  learning_status: null,
  progress_percentage: 0,
  scene_progress: 0,
  mastery_score: null,
  failure_reason: null,
  deleted_by: null,
  disputed_questions: undefined,
  hidden: undefined,
} as const satisfies Partial<Session>;

/** As it stands in the bin. */
export const presentBinned = (session: SessionRecord) => {
  const { id, title, mode, created_at, updated_at, deleted_at, estimated_duration } = session;
  return { id, title, mode, created_at, updated_at, deleted_at: deleted_at ?? updated_at, estimated_duration };
};

/** As it is offered to be chosen. */
export const presentPick = ({ id, title, status, created_at, updated_at }: SessionRecord) => ({
  id,
  title,
  status,
  created_at,
  updated_at,
});

export const present = (session: SessionRecord, reader: Reader, generation: GenerationProgress | null): Session => {
  const { hidden, generation_id: _generation, scene_end: _end, expires_at: _expires, ...shown } = session;
  return {
    ...shown,
    ...(hidden ? { hidden } : {}),
    is_public: session.visibility === 'public',
    generation,
    ...(isOwner(session, reader) ? {} : { ...others, generation: null }),
  };
};
