import { type GenerationId, type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { Session } from '../../../shared/model/session/session.ts';
import { MINUTE } from '../../../shared/model/time.ts';

/** A session as it is stored. */
export type SessionRecord = Omit<
  Session,
  'generation' | 'is_public' | 'user_id' | 'added' | 'basic' | 'edition' | 'hidden' | 'left_off'
> & {
  readonly user_id: string;
  /** Hidden by moderation; its author can still read it. */
  readonly hidden: boolean;
  /** The running generation. */
  readonly generation_id: GenerationId | null;
  /** Order of the last scene that can be read; 0 before there is one. */
  readonly scene_end: number;
  /** Orders of scenes that were planned and are no part of the lesson: they could not be written, or joined others. */
  readonly left_out?: readonly number[] | undefined;
  /** Epoch seconds; only in the bin. */
  readonly expires_at?: number | undefined;
};

/** Number of a scene within the lesson, from 1, without scenes that were left out. */
export const sceneNumber = ({ left_out: gone = [] }: Pick<SessionRecord, 'left_out'>, scene: SceneId): number => {
  const { order } = sceneAddress(scene);
  return Math.max(1, order - gone.filter((one) => one <= order).length);
};

const START_TIMEOUT_MS = 2 * MINUTE;

/**
 * The session as of `now`: one whose generation was not requested in time is a draft.
 * Undefined once its time in the bin is over, even while the row still lies in the store.
 */
export const asOf = (session: SessionRecord, now: number): SessionRecord | undefined => {
  if (session.expires_at !== undefined && session.expires_at * 1_000 <= now) return undefined;
  const waiting = session.status === 'generating' && session.generation_id === null;
  if (!waiting || now - Date.parse(session.updated_at) < START_TIMEOUT_MS) return session;
  return { ...session, status: 'draft', failure_reason: session.failure_reason ?? { code: 'never_started' } };
};
