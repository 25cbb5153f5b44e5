import { type GenerationId, type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { Session } from '../../../shared/model/session/session.ts';
import { MINUTE } from '../../../shared/model/time.ts';

/** A session as it is kept: what a card shows, and what decides who may see how much of it. */
export type SessionRecord = Omit<
  Session,
  'generation' | 'is_public' | 'user_id' | 'added' | 'basic' | 'hidden' | 'left_off'
> & {
  readonly user_id: string;
  /** Taken out of sight by moderation; its author still reads it. */
  readonly hidden: boolean;
  /** The generation that is writing it now. */
  readonly generation_id: GenerationId | null;
  /** The order of the last scene that anybody may read; 0 before there is one. */
  readonly scene_end: number;
  /** Orders of scenes that were planned and are no part of the lesson: they could not be written, or joined others. */
  readonly left_out?: readonly number[] | undefined;
  /** Epoch seconds; only in the bin. */
  readonly expires_at?: number | undefined;
};

/** Which scene of the lesson one is, counted from 1. */
export const sceneNumber = ({ left_out: gone = [] }: Pick<SessionRecord, 'left_out'>, scene: SceneId): number => {
  const { order } = sceneAddress(scene);
  return Math.max(1, order - gone.filter((one) => one <= order).length);
};

const START_TIMEOUT_MS = 2 * MINUTE;

/**
 * The session as it counts now: one that waits for a generation longer than a client needs to ask for it is a draft.
 * Undefined once its time in the bin is over, even while the row still lies in the store.
 */
export const asOf = (session: SessionRecord, now: number): SessionRecord | undefined => {
  if (session.expires_at !== undefined && session.expires_at * 1_000 <= now) return undefined;
  const waiting = session.status === 'generating' && session.generation_id === null;
  if (!waiting || now - Date.parse(session.updated_at) < START_TIMEOUT_MS) return session;
  return { ...session, status: 'draft', failure_reason: session.failure_reason ?? { code: 'never_started' } };
};
