import type { SceneId } from '../../../shared/model/id.ts';
import { sceneAddress } from '../../../shared/model/id.ts';
import { isOpen, isOpenKey } from '../../../shared/model/learning/question.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { open } from '../session/access.ts';
import type { SessionStore } from '../session/ports.ts';
import { type Answer, askedWords, type FoundPoints } from './grade.ts';
import type { GradingStore } from './ports.ts';
import type { Learner } from './record-progress.ts';

/** An open answer with the key points it is compared with. */
export interface OpenSubmission {
  readonly id: string;
  /** The question with its scenario. */
  readonly asked: string;
  readonly points: readonly string[];
  readonly answer: string;
}

/** Finds the key points that answers make. Answers it leaves out are compared by the learner. */
export type Grader = (submitted: readonly OpenSubmission[]) => Promise<FoundPoints>;

const submittedTo = (scene: SceneRecord, answers: readonly Answer[]): OpenSubmission[] =>
  (scene.quiz?.questions ?? []).flatMap((question) => {
    const key = scene.keys.find(({ id }) => id === question.id);
    const answer = answers.find(({ id }) => id === question.id)?.text?.trim() ?? '';
    if (!isOpen(question) || !key || !isOpenKey(key) || answer === '') return [];
    return [{ id: question.id, asked: askedWords(question), points: key.points.map(({ text }) => text), answer }];
  });

interface GradingDeps {
  readonly sessions: SessionStore;
  readonly gradings: GradingStore;
  readonly grader: () => Grader | undefined;
}

/**
 * Asks the grader, if there is one, about the open answers to a quiz that the learner may open, as long as the learner
 * has answers left today that are graded so. Undefined leaves all of them to the learner.
 */
export const findPoints = async (
  { sessions, gradings, grader }: GradingDeps,
  learner: Learner,
  id: SceneId,
  answers: readonly Answer[],
): Promise<FoundPoints | undefined> => {
  if (answers.every(({ text }) => text === undefined)) return undefined;
  const [session, scene] = await Promise.all([sessions.find(sceneAddress(id).sessionId), sessions.scene(id)]);
  const readable = open(session, { userId: learner.userId }, learner.now);
  if (!scene || scene.order > readable.scene_end) return undefined;
  const submitted = submittedTo(scene, answers);
  const grade = submitted.length === 0 ? undefined : grader();
  if (!grade || !(await gradings.take(learner.userId, submitted.length, learner.now))) return undefined;
  return grade(submitted);
};
