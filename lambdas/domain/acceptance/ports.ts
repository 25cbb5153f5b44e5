import type { GenerationId, SessionId } from '../../../shared/model/id.ts';
import type { GenerationContract, GenerationRef } from '../generation/generation.ts';
import type { MaterialRecord } from '../material/material.ts';
import type { SessionRecord } from '../session/session.ts';
import type { GenerationKind, Reservation } from './quota.ts';

/** All that is written when a generation is accepted, or nothing of it. */
export interface Acceptance {
  /** As it is to be: generating, with its generation. */
  readonly session: SessionRecord;
  readonly generationId: GenerationId;
  readonly kind: GenerationKind;
  readonly contract: GenerationContract;
  /** What it is written from; those in `added` are new. */
  readonly materials: readonly MaterialRecord[];
  readonly added: readonly MaterialRecord[];
  readonly reservation: Reservation;
  /** SHA-256 of what was asked for, hex: a repeated call is known by it. */
  readonly fingerprint: string;
  readonly now: number;
}

export interface AcceptanceStore {
  /** The newest generation of a session, whatever became of it. */
  latest(session: SessionId): Promise<{ readonly id: GenerationId; readonly fingerprint: string } | undefined>;
  /** Decides on the session as it is stored now. Refuses with `quota_exceeded` or `running_limit`. */
  accept(session: SessionId, decide: (current: SessionRecord | undefined) => Acceptance): Promise<GenerationRef>;
}

export interface Workflow {
  /** Named after the generation: started before is as good. */
  start(ref: GenerationRef): Promise<void>;
  /** One that never started, or has ended, is as good. */
  stop(ref: GenerationRef): Promise<void>;
}
