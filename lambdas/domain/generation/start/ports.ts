import type { Tier } from '../../../../shared/catalogue/limits.ts';
import type { GenerationId, MaterialId, SessionId } from '../../../../shared/model/id.ts';
import type { GenerationPhase } from '../../../../shared/model/session/generation-phase.ts';
import type { MaterialRecord } from '../../material/material.ts';
import type { PinnedWriter } from '../../model/model.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { GenerationKind, Reservation } from '../../usage/quota.ts';
import type { GenerationRef } from '../generation.ts';
import type { Bible } from '../plan/bible.ts';
import type { GenerationSpec } from '../spec.ts';

/** Everything that is written, in one transaction, when a generation is accepted. */
export interface NewGeneration {
  /** As it is to be: generating, with its generation. */
  readonly session: SessionRecord;
  readonly generationId: GenerationId;
  readonly kind: GenerationKind;
  /** The subscription plan, which holds for the whole generation. */
  readonly tier: Tier;
  /** Holds for the whole generation; left out where nobody can choose another meanwhile. */
  readonly pinned?: PinnedWriter | undefined;
  readonly spec: GenerationSpec;
  /** What it is written from; those in `added` are new. */
  readonly materials: readonly Pick<MaterialRecord, 'id'>[];
  readonly added: readonly MaterialRecord[];
  readonly reservation: Reservation;
  /** SHA-256 of the request, hex; recognizes a repeated call. */
  readonly fingerprint: string;
  readonly now: number;
}

/** A generation that was asked for before. */
export interface LatestGeneration {
  readonly id: GenerationId;
  readonly kind: GenerationKind;
  readonly phase: GenerationPhase;
  readonly fingerprint: string;
}

export interface GenerationStartStore {
  /** The newest generation of a session, whatever became of it. */
  latest(session: SessionId): Promise<LatestGeneration | undefined>;
  /** What a generation was to be written by and from. */
  specOf(
    ref: GenerationRef,
  ): Promise<{ readonly spec: GenerationSpec; readonly materials: readonly MaterialId[] } | undefined>;
  /** What the scenes of a generation share; undefined where nobody decided that. */
  bibleOf(ref: GenerationRef): Promise<Bible | undefined>;
  /**
   * Decides on the session as it is stored now. Refuses with `quota_exceeded`, `running_limit` or `budget_spent`, and
   * keeps what was to be written then, so that it can be tried again.
   */
  start(session: SessionId, decide: (current: SessionRecord | undefined) => NewGeneration): Promise<GenerationRef>;
}

export interface Workflow {
  /** Repeatable: the execution is named after the generation. */
  start(ref: GenerationRef): Promise<void>;
  /** Does nothing when it never started or has ended. */
  stop(ref: GenerationRef): Promise<void>;
}
