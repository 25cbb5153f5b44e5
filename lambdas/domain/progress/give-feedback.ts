import { AppError } from '../../../shared/model/app-error.ts';
import type { SceneId } from '../../../shared/model/id.ts';
import { isOpenKey, type OwnView } from '../../../shared/model/learning/question.ts';
import { isQuiz } from '../../../shared/model/session/scene-type.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { withDisputes } from '../session/with-changes.ts';
import type { ProgressState, ProgressStore } from './ports.ts';
import type { ProgressEvent } from './record-event.ts';
import { applyEvent, type LearnedScene, type Learner, presentOutcome } from './record-progress.ts';

/** Throws unless it is a question of this scene that the reader has answered. */
const checkAnswered = ({ entry }: ProgressState, scene: SceneRecord, question: string): void => {
  if (!isQuiz(scene.type)) throw new AppError('not_gradable');
  const key = scene.keys.find(({ id }) => id === question);
  if (!key || !entry?.latest.some(({ id }) => id === question)) throw new AppError('not_answered');
};

/**
 * A reader says that a question is wrong, and it leaves their score; without a reason (null) they take that back. The
 * session counts for its author how many questions are called wrong.
 */
export const disputeQuestion = async (
  store: ProgressStore,
  learner: Learner,
  scene: SceneId,
  question: string,
  reason: string | null,
): Promise<LearnedScene> => {
  const decide = (state: ProgressState) => {
    const eventOf = (asked: SceneRecord): ProgressEvent => {
      checkAnswered(state, asked, question);
      return { kind: 'disputed', question, reason };
    };
    const writes = applyEvent(state, learner, eventOf);
    const before = Object.keys(state.entry?.disputes ?? {}).length;
    const more = Object.keys(writes.entry.disputes).length - before;
    const session = writes.session ?? state.session;
    return more === 0 || !session ? writes : { ...writes, session: withDisputes(session, more) };
  };
  return presentOutcome(await store.record(learner.userId, scene, decide, undefined), learner);
};

/**
 * A reader compares an open answer of theirs with its key points and says which ones it makes. What a model has judged
 * stays as it is, and so does an answer to options.
 */
export const compareAnswer = async (
  store: ProgressStore,
  learner: Learner,
  scene: SceneId,
  question: string,
  found: readonly number[],
): Promise<LearnedScene> => {
  const decide = (state: ProgressState) => {
    const eventOf = (asked: SceneRecord): ProgressEvent => {
      checkAnswered(state, asked, question);
      const key = asked.keys.find(({ id }) => id === question);
      const questionScore = state.entry?.latest.find(({ id }) => id === question);
      if (!key || !isOpenKey(key) || questionScore?.judge !== 'learner') throw new AppError('not_comparable');
      const indexes = key.points.flatMap((_, index) => (found.includes(index) ? [index] : []));
      return { kind: 'compared', question, found: indexes, points: key.points.length };
    };
    return applyEvent(state, learner, eventOf);
  };
  return presentOutcome(await store.record(learner.userId, scene, decide, undefined), learner);
};

/** Keeps what a reader says of an answer of theirs beside its grade; it changes no score. */
export const keepView = async (
  store: ProgressStore,
  learner: Learner,
  scene: SceneId,
  question: string,
  view: OwnView | null,
): Promise<LearnedScene> => {
  const decide = (state: ProgressState) => {
    const eventOf = (asked: SceneRecord): ProgressEvent => {
      checkAnswered(state, asked, question);
      return { kind: 'viewed', question, view };
    };
    return applyEvent(state, learner, eventOf);
  };
  return presentOutcome(await store.record(learner.userId, scene, decide, undefined), learner);
};
