import { AppError } from '../../../shared/model/app-error.ts';
import type { SceneId } from '../../../shared/model/id.ts';
import type { CompletionStatus } from '../../../shared/model/learning/progress.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { isOwner, open } from '../session/access.ts';
import type { SessionRecord } from '../session/session.ts';
import { withProgress } from '../session/with-changes.ts';
import { type Answer, answersTo, byModel, type FoundPoints, type Grade, grade, judgementsIn } from './grade.ts';
import type { ProgressState, ProgressStore, ProgressWrites } from './ports.ts';
import { type ProgressRecord, type ReaderRecord, scenesToLearn, summarize } from './progress.ts';
import { type ProgressEvent, recordEvent } from './record-event.ts';

export interface Learner {
  readonly userId: string;
  readonly now: number;
}

/** A written scene of a session that the reader may open; without the scene there is no telling how it is learned. */
export const requireWrittenScene = (
  { session: stored, scene }: Pick<ProgressState, 'session' | 'scene'>,
  { userId, now }: Learner,
) => {
  const session = open(stored, { userId }, now);
  if (!scene || scene.order > session.scene_end) throw new AppError('scene_type_unknown');
  if (scene.state !== 'written') throw new AppError('scene_not_written');
  return { session, scene };
};

const figures = ({ learning_status, progress_percentage, mastery_score }: SessionRecord) =>
  [learning_status, progress_percentage, mastery_score].join();

export const applyEvent = (
  state: ProgressState,
  learner: Learner,
  eventOf: (scene: SceneRecord) => ProgressEvent,
): ProgressWrites => {
  const { session, scene } = requireWrittenScene(state, learner);
  const recorded = recordEvent(scene, state.reader, state.entry, eventOf(scene), learner.now);
  const summary = summarize(recorded.reader, scenesToLearn(session));
  const next = isOwner(session, learner) ? withProgress(session, summary, learner.now) : session;
  // The first event always writes the session too: a generation that ends at this moment must see that there was one.
  const changed = next !== session && (!state.reader.begun || figures(next) !== figures(session));
  const learningStatus = session.generated_at === null ? null : summary.learningStatus;
  return {
    ...recorded,
    reader: { ...recorded.reader, learning_status: learningStatus },
    mode: session.mode,
    session: changed ? next : undefined,
    completed: Number(next.learning_status === 'completed') - Number(session.learning_status === 'completed'),
  };
};

export interface LearnedScene {
  readonly session: SessionRecord;
  readonly scene: SceneRecord;
  readonly reader: ReaderRecord;
  readonly entry: ProgressRecord;
}

export interface QuizSubmission {
  readonly answers: readonly Answer[];
  /** Key points that a model found; the other answers are compared by their learner. */
  readonly found?: FoundPoints | undefined;
  readonly request: IdempotentRequest | undefined;
}

export const presentOutcome = (state: ProgressState, learner: Learner): LearnedScene => {
  if (!state.entry) throw new AppError('conflict');
  return { ...requireWrittenScene(state, learner), reader: state.reader, entry: state.entry };
};

/** Opens a scene or marks it complete. A quiz is completed by its answers alone. */
export const markScene = async (
  store: ProgressStore,
  learner: Learner,
  scene: SceneId,
  status: CompletionStatus,
): Promise<LearnedScene> => {
  const eventOf = ({ type }: SceneRecord): ProgressEvent => {
    if (status === 'in_progress') return { kind: 'opened' };
    if (isQuiz(type)) throw new AppError('not_completable');
    return { kind: 'completed' };
  };
  return presentOutcome(
    await store.record(learner.userId, scene, (state) => applyEvent(state, learner, eventOf), undefined),
    learner,
  );
};

/** Grades and records. The same request again is graded again, and recorded once. */
export const submitAnswers = async (
  store: ProgressStore,
  learner: Learner,
  scene: SceneId,
  { answers, found, request }: QuizSubmission,
): Promise<LearnedScene & { grade: Grade }> => {
  const eventOf = (asked: SceneRecord): ProgressEvent => ({
    kind: 'answered',
    marks: grade(asked, answers, byModel(found)).questionScores,
    answers: answersTo(asked, answers),
  });
  const state = await store.record(learner.userId, scene, (before) => applyEvent(before, learner, eventOf), request);
  const outcome = presentOutcome(state, learner);
  return { ...outcome, grade: grade(outcome.scene, answers, judgementsIn(outcome.entry.latest), outcome.entry) };
};
