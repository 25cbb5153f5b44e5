import type { GenerationPhase } from '../../../../shared/model/session/generation-phase.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import { generationTexts } from './texts.ts';

export type GenerationPart = 'done' | 'now' | 'open';

const phases: Record<GenerationPhase, string> = {
  extract: generationTexts.phaseExtract,
  plan: generationTexts.phasePlan,
  generate: generationTexts.phaseWrite,
  finalize: generationTexts.phaseCheck,
  done: generationTexts.phaseDone,
  failed: generationTexts.phaseFailed,
};

export interface GenerationView {
  readonly phase: string;
  readonly written: number;
  /** Null until the plan is made. */
  readonly total: number | null;
  /** One per scene; until the plan is made, as many as are expected. */
  readonly parts: readonly GenerationPart[];
  /** Milliseconds, or null while the pace is unknown. */
  readonly timeLeft: number | null;
  /** Longer at work than a whole lesson usually takes, and there is no pace yet. */
  readonly isLate: boolean;
  /** 0 to 100. */
  readonly percent: number;
}

type Written = Pick<Session, 'generation' | 'scene_count_target' | 'status'>;

/** What was done when the first scene stands: its plan, in scenes. Without it the pace is taken for slower than it is. */
const PLAN_IN_SCENES = 3;
/** The usual time that is promised until there is a pace. */
const USUAL = 3 * MINUTE;
const LEAST_LEFT = 5_000;
/** A longer remaining time means that the writing has paused, not that it is slow. */
const MOST_LEFT = 30 * MINUTE;

/** Estimated from the pace so far. Null before the first scene, while only the checks are left, and without a pace. */
const timeLeft = ({ phase, written, total, started_at }: NonNullable<Session['generation']>, now: number) => {
  if (phase !== 'generate' || total === null || written === 0 || written >= total) return null;
  const left = ((now - Date.parse(started_at)) / (written + PLAN_IN_SCENES)) * (total - written);
  return left > MOST_LEFT ? null : Math.max(LEAST_LEFT, left);
};

/** The progress of a generation, as figures and parts. `now` is in epoch milliseconds. */
export const generationView = ({ generation, scene_count_target, status }: Written, now: number): GenerationView => {
  if (!generation)
    return {
      phase: generationTexts.queued,
      written: 0,
      total: null,
      parts: ['open'],
      timeLeft: null,
      isLate: false,
      percent: 0,
    };
  const { phase, written, total, started_at } = generation;
  // An expansion adds scenes that the original target does not include
  const length = total ?? (status === 'generating' ? scene_count_target : null) ?? 1;
  const part = (_: unknown, index: number): GenerationPart => {
    if (index < written) return 'done';
    return index === written && phase === 'generate' ? 'now' : 'open';
  };
  return {
    // What is written is read by somebody else before the lesson is ready
    phase: phase === 'generate' && total !== null && written >= total ? generationTexts.phaseCheck : phases[phase],
    written,
    total,
    parts: Array.from({ length }, part),
    timeLeft: timeLeft(generation, now),
    isLate: (total === null || written === 0) && now - Date.parse(started_at) > USUAL,
    percent: total ? Math.round((written / total) * 100) : 0,
  };
};

/** The first scene in reading order that is not written yet. */
export const beingWritten = (scenes: readonly Scene[]): Scene | undefined =>
  scenes.find(({ state }) => state === 'stub');

/** How much of a cover is drawn in ink, 0 to 1; undefined for all of it. A session that was never written stays a sketch. */
export const inkedOf = ({ status, generation }: Pick<Session, 'status' | 'generation'>): number | undefined => {
  if (status === 'ready' || status === 'completed') return undefined;
  return generation?.total ? generation.written / generation.total : 0;
};
