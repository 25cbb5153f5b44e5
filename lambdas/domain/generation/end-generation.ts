import type { FailureReason } from '../../../shared/model/session/failure.ts';
import type { GenerationPhase } from '../../../shared/model/session/generation-phase.ts';
import { type ReaderRecord, summarize, withoutScenes } from '../progress/progress.ts';
import type { SessionRecord } from '../session/session.ts';
import { type GenerationKind, RUNNING } from '../usage/quota.ts';
import { withExpansion } from './expansion.ts';
import type { GenerationRef } from './generation.ts';
import { fail, finish } from './lifecycle.ts';
import type { Finish, WriteOutcome } from './ports.ts';
import { type Consumption, withWriter } from './written-by.ts';

/** What is stored of a generation that is to end, and of the session that it writes. */
interface Ending {
  readonly ref: GenerationRef;
  readonly session: SessionRecord | undefined;
  readonly generation:
    | (Consumption & {
        readonly kind: GenerationKind;
        readonly phase: GenerationPhase;
        /** How many scenes were planned. */
        readonly total: number | null;
        /** Orders of the scenes that are written, and of those that were given up. */
        readonly written: ReadonlySet<number>;
        readonly failed: ReadonlySet<number>;
        /** The usage counter that was charged. */
        readonly quota: string | null;
      })
    | undefined;
}

type Refusal = Exclude<WriteOutcome, 'done'>;
type End = 'done' | 'failed';

/** Ended so before, or somebody else's business by now; undefined when it is still running. */
const refusalOf = ({ generation }: Ending, end: End): Refusal | undefined => {
  if (generation?.phase === end) return 'already';
  return !generation || generation.phase === 'done' || generation.phase === 'failed' ? 'stale' : undefined;
};

const MOST_TAGS = 300;

export interface FinishWrites {
  readonly session: SessionRecord;
  /** Its author's progress; undefined where that stays as it is. */
  readonly reader: ReaderRecord | undefined;
  /** By how much the number of sessions that its author completed changes. */
  readonly completed: number;
  /** Those that the session brings to its author's filter. */
  readonly tags: readonly string[];
  /** Usage counters in which its place is free again. */
  readonly released: readonly string[];
  /** Figures of the day that go up by one. */
  readonly counted: string;
}

/** A first generation brings its tags, as many as the row of the figures bears. */
const newTags = (session: SessionRecord, kind: GenerationKind, known: readonly string[]): string[] => {
  const slugs = kind === 'expansion' ? [] : [...new Set(Object.values(session.tags ?? {}).flat())];
  return slugs.filter((slug, at) => known.includes(slug) || known.length + at < MOST_TAGS);
};

/** `reader`: what its author learned in it so far; `known`: the tags of their filter. */
export const decideFinish = (
  ending: Ending & { readonly reader: ReaderRecord | undefined; readonly known: readonly string[] },
  result: Finish,
): FinishWrites | Refusal => {
  const { ref, session, generation, reader: found, known } = ending;
  const refusal = refusalOf(ending, 'done');
  if (refusal !== undefined) return refusal;
  if (!session || !generation || !found || session.generation_id !== ref.generationId) return 'stale';
  const written = session.generated_scene_count + generation.written.size;
  // Its author may have answered a quiz that has joined another since
  const reader = withoutScenes(found, generation.failed);
  const finished = {
    ...withWriter(finish(session, written, result, summarize(reader, written)), generation, result),
    left_out: [...(session.left_out ?? []), ...generation.failed],
  };
  const next = generation.kind === 'expansion' ? withExpansion(session, finished, generation.total ?? 0) : finished;
  return {
    session: next,
    reader: reader === found ? undefined : reader,
    completed: Number(next.learning_status === 'completed') - Number(session.learning_status === 'completed'),
    tags: newTags(session, generation.kind, known),
    released: [RUNNING],
    counted: `generations_${session.mode}`,
  };
};

export interface Failing {
  readonly outcome: WriteOutcome;
  /** What ends it; undefined when it has ended before. */
  readonly writes:
    | {
        /** Undefined when it has gone, or belongs to another generation by now. */
        readonly session: { readonly before: SessionRecord; readonly after: SessionRecord } | undefined;
        readonly released: readonly string[];
        readonly counted: 'failures' | 'cancellations';
      }
    | undefined;
  /** Whether its author's progress goes: another attempt writes other scenes under the same ids. */
  readonly forgetsProgress: boolean;
  /** Whether the scenes that it wrote go: an expansion leaves nothing of itself. */
  readonly erasesScenes: boolean;
}

/** Never finished, and no other attempt has begun. */
const isNobodyElses = (session: SessionRecord, { generationId }: GenerationRef): boolean =>
  session.generated_at === null && (session.generation_id === null || session.generation_id === generationId);

/**
 * A draft with a reason, and what was reserved is given back; also when the session has gone meanwhile. What is erased
 * is erased again when this is repeated: it may have broken off in the middle.
 */
export const decideFailure = (ending: Ending, reason: FailureReason, now: number): Failing => {
  const { ref, session, generation } = ending;
  const forgetsProgress = session !== undefined && isNobodyElses(session, ref);
  const refusal = refusalOf(ending, 'failed');
  if (refusal !== undefined || !generation) {
    const erasesScenes = generation?.kind === 'expansion' && generation.phase === 'failed';
    return { outcome: refusal ?? 'stale', writes: undefined, forgetsProgress, erasesScenes };
  }
  const current = session?.generation_id === ref.generationId ? session : undefined;
  return {
    outcome: current ? 'done' : 'stale',
    writes: {
      session: current && { before: current, after: fail(current, reason, now) },
      released: generation.quota === null ? [RUNNING] : [RUNNING, generation.quota],
      counted: reason === 'cancelled' ? 'cancellations' : 'failures',
    },
    forgetsProgress,
    erasesScenes: generation.kind === 'expansion',
  };
};
