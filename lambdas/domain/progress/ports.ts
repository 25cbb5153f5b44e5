import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import type { SceneId, SessionId } from '../../../shared/model/id.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import type { ProgressRecord, ReaderRecord } from './progress.ts';
import type { RecordedProgress } from './record-event.ts';

/** The stored state that progress in one scene depends on. */
export interface ProgressState {
  readonly session: SessionRecord | undefined;
  readonly scene: SceneRecord | undefined;
  readonly reader: ReaderRecord;
  readonly entry: ProgressRecord | undefined;
}

/** What is to be written; the session only when its author's progress has changed. */
export type ProgressWrites = RecordedProgress & {
  readonly mode: Mode;
  readonly session: SessionRecord | undefined;
  /** By how much the number of sessions that the author has completed changes. */
  readonly completed: number;
};

export interface ProgressStore {
  of(userId: string, session: SessionId): Promise<{ reader: ReaderRecord; entries: readonly ProgressRecord[] }>;
  /**
   * Decides on what is stored now and writes it together: entry, reader, figures, session. Answers with what stands
   * then. A request that was made before decides and changes nothing.
   */
  record(
    userId: string,
    scene: SceneId,
    decide: (state: ProgressState) => ProgressWrites,
    request: IdempotentRequest | undefined,
  ): Promise<ProgressState>;
}

/** How many answers a model grades for somebody on a day. */
export interface GradingStore {
  /** False, and nothing taken, when there are not that many left today. */
  take(userId: string, answers: number, now: number): Promise<boolean>;
}
