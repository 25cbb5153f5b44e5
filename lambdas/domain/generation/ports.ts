import type { AssessmentCounts } from '../../../shared/catalogue/duration-plan.ts';
import type { Tier } from '../../../shared/catalogue/limits.ts';
import type { GenerationId, SessionId } from '../../../shared/model/id.ts';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import type { GenerationPhase } from '../../../shared/model/session/generation-phase.ts';
import type { Note } from '../../../shared/model/session/note.ts';
import type { GenerationProgress } from '../../../shared/model/session/session.ts';
import type { Writer } from '../../../shared/model/session/writer.ts';
import type { Instant } from '../../../shared/model/time.ts';
import type { Extract, MaterialRef } from '../material/chunk.ts';
import type { Coverage } from '../material/coverage.ts';
import type { PinnedWriter } from '../model/model.ts';
import type { TokenUsage } from '../model/token-usage.ts';
import type { WrittenScene } from '../scene/written-scene.ts';
import type { GenerationRef } from './generation.ts';
import type { Bible } from './plan/bible.ts';
import type { Plan } from './plan/plan.ts';
import type { GenerationSpec } from './spec.ts';

/** Result of a write of a generation: done now, done before, or too late because the generation is over or replaced. */
export type WriteOutcome = 'done' | 'already' | 'stale';

export interface CurrentGeneration {
  readonly userId: string;
  readonly spec: GenerationSpec;
  /** The subscription plan at the time of the request. */
  readonly tier: Tier;
  readonly pinned?: PinnedWriter | undefined;
  readonly phase: GenerationPhase;
  readonly materials: readonly MaterialRef[];
  /** Orders of scenes that are written or given up. */
  readonly written: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
}

export interface Finish {
  readonly generatedAt: Instant;
  readonly asked: number;
  readonly passed: number;
  /** Those that passed. */
  readonly kinds: AssessmentCounts;
  /** Minutes to read the lesson and to answer its questions. */
  readonly minutes: number;
  /** What the lesson leaves out and why. */
  readonly notes: readonly Note[];
  readonly coverage: Coverage;
  readonly writer?: Writer | undefined;
  /** Whether a second reader has read every scene. */
  readonly checked?: boolean;
  /** USD for the tokens that the generation used; left out where nothing is paid. */
  readonly costOf?: ((usage: TokenUsage) => number) | undefined;
}

export interface CurrentStore {
  /** Undefined when the session is deleted or in the bin, or another generation has replaced this one. */
  current(ref: GenerationRef): Promise<CurrentGeneration | undefined>;
}

interface Phases {
  enterPhase(ref: GenerationRef, phase: GenerationPhase): Promise<WriteOutcome>;
}

/** For what is made of material. */
export interface ExtractStore extends CurrentStore, Phases {
  /** Stores the text that a model wrote on the topic as the generation's material; 'already' when it has one. */
  keepSource(ref: GenerationRef, text: string, usage: TokenUsage): Promise<WriteOutcome>;
}

/** The first scene with what all others keep. */
export interface Opened {
  readonly scene: WrittenScene;
  readonly bible: Bible | undefined;
}

/** The first scene of a session as it stands. */
export interface Opening {
  /** Who wrote it: an expansion goes on with that of another generation. */
  readonly generationId: GenerationId;
  readonly title: string;
  readonly content: string | null;
  /** Left out in scenes from before there was one. */
  readonly bible?: Bible | undefined;
}

/** For the plan and the first scene. */
export interface PlanStore extends CurrentStore, Phases {
  /** Writes the first scene, which can be read before the plan is made. */
  writeOpening(ref: GenerationRef, opening: Opened, usage: TokenUsage): Promise<WriteOutcome>;
  /** Title, description, category and tags of the session, and a stub for every scene that is not written yet. */
  savePlan(ref: GenerationRef, plan: Plan, usage: TokenUsage): Promise<WriteOutcome>;
  plan(ref: GenerationRef): Promise<Plan | undefined>;
  opening(session: SessionId): Promise<Opening | undefined>;
}

/** For one scene. */
export interface SceneStore extends CurrentStore {
  plan(ref: GenerationRef): Promise<Plan | undefined>;
  opening(session: SessionId): Promise<Opening | undefined>;
  writtenScenes(ref: GenerationRef): Promise<readonly WrittenScene[]>;
  /** Writes a scene over its stub, or one that had failed; a written scene stays as it is ('already'). */
  writeScene(ref: GenerationRef, scene: WrittenScene, usage: TokenUsage): Promise<WriteOutcome>;
  /** Records that a scene was given up, also one that was written; `usage` is what the attempts cost. */
  failScene(ref: GenerationRef, order: number, usage: TokenUsage): Promise<WriteOutcome>;
}

/** A scene of a generation as it stood when it was read. */
export interface StoredScene {
  readonly scene: WrittenScene;
  readonly version: number;
}

/** For the check of one scene. */
export interface CheckStore extends SceneStore {
  /** Undefined when the generation has not written it. */
  storedScene(ref: GenerationRef, order: number): Promise<StoredScene | undefined>;
  /** Replaces a scene by what its check made of it; 'already' when it is not of the version that was read any more. */
  saveCheck(ref: GenerationRef, checked: StoredScene, usage: TokenUsage): Promise<WriteOutcome>;
  /** Gives a scene up that the check left nothing of. `usage` is of checks. */
  dropScene(ref: GenerationRef, order: number, usage: TokenUsage): Promise<WriteOutcome>;
}

/**
 * Every write is conditional on the generation still being the session's, and may run twice.
 * Reads are consistent.
 */
export interface GenerationStore extends ExtractStore, PlanStore, SceneStore {
  /** Replaces a scene that is written: after the checks across scenes took questions out or asked for others. */
  reviseScene(ref: GenerationRef, scene: WrittenScene, usage: TokenUsage): Promise<WriteOutcome>;
  finish(ref: GenerationRef, finish: Finish): Promise<WriteOutcome>;
  /** Ends the generation with a reason: the session becomes a draft and the quota is released. */
  fail(ref: GenerationRef, reason: FailureReason, at: Instant): Promise<WriteOutcome>;
}

/** Objects of the bucket that the workflow reads and leaves behind. */
export interface GenerationFiles {
  /** The bytes of an uploaded file. Undefined when it has expired. */
  upload(objectKey: string): Promise<Uint8Array | undefined>;
  saveExtract(ref: GenerationRef, extract: Extract): Promise<void>;
  extract(ref: GenerationRef): Promise<Extract | undefined>;
}

/** What a card shows of a generation that is still writing. */
export interface RunningGenerations {
  /** How far each of them is, by its id. */
  progressOf(
    running: readonly { readonly id: SessionId; readonly generationId: GenerationId }[],
  ): Promise<ReadonlyMap<string, GenerationProgress>>;
}
