import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import { QUIZ_SIZE } from '../../../shared/plan/material-yield.ts';
import { spreadKinds } from '../../domain/generation/plan/question-kinds.ts';
import type { EditionPlanAnswer } from '../../domain/model/answers.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import type { Reading } from '../nlp/reading.ts';
import { openQuestionsOn } from '../rules/open-questions.ts';
import { questionCapacity, questionsOn } from '../rules/questions-on.ts';

/** How many questions of each kind a quiz asks. */
type QuizCounts = Readonly<Pick<EditionPlanAnswer['scenes'][number], 'questions' | 'shortAnswers' | 'caseStudies'>>;

export interface EditionScene {
  readonly type: SceneType;
  readonly title: string;
  readonly chunks: readonly string[];
  readonly counts: QuizCounts;
}

/** A scene that asks for so many questions, whether or not its part of the material holds them. */
interface DraftedScene extends Omit<EditionScene, 'counts'> {
  readonly wanted: number;
  readonly counts?: QuizCounts;
}

/** How many questions in one's own words some chunks hold, beside others that stand; none for a learner who chose to have none. */
export const openCapacity = (
  { assessment, questionTarget }: DocumentSpec,
  reading: Reading,
  chunks: readonly string[],
  { most = questionTarget, beside = 0 }: { readonly most?: number; readonly beside?: number } = {},
): number => {
  if (assessment?.shortAnswerCount === 0) return 0;
  const kept = questionsOn(reading, chunks, { count: beside }).map(({ question }) => question);
  return openQuestionsOn(reading, chunks, { shortAnswers: most, kept }).length;
};

const sizeOf = ({ questions, shortAnswers, caseStudies }: QuizCounts): number => questions + shortAnswers + caseStudies;

/** Each quiz with what it can ask; one that can ask hardly anything leaves its part to the next. */
const counted = (scenes: readonly DraftedScene[], spec: DocumentSpec, reading: Reading) => {
  const kinds = spreadKinds(
    spec,
    scenes.map(({ type, wanted }) => (isQuiz(type) ? wanted : 0)),
  );
  let carried: readonly string[] = [];
  return scenes.flatMap((scene, at) => {
    if (!isQuiz(scene.type)) return [{ ...scene, capacity: 0 }];
    const chunks = [...carried, ...scene.chunks];
    const capacity = questionCapacity(reading, chunks);
    const questions = Math.min(kinds[at]?.questions ?? 0, capacity);
    // Case studies need somebody who makes up a case; what has too few options is asked for in one's own words.
    const most = Math.max(kinds[at]?.open.shortAnswers ?? 0, Math.min(scene.wanted, QUIZ_SIZE.wanted) - questions);
    const shortAnswers = openCapacity(spec, reading, chunks, { most, beside: questions });
    const counts = { questions, shortAnswers, caseStudies: 0 };
    carried = sizeOf(counts) < QUIZ_SIZE.least ? chunks : [];
    return carried.length > 0 ? [] : [{ ...scene, chunks, counts, capacity }];
  });
};

/** Scenes whose quizzes ask no more than their part of the material holds; what one cannot ask another may. */
export const fitQuizzes = (scenes: readonly DraftedScene[], spec: DocumentSpec, reading: Reading): DraftedScene[] => {
  const fitted = counted(scenes, spec, reading);
  let missing =
    scenes.reduce((sum, { type, wanted }) => sum + (isQuiz(type) ? wanted : 0), 0) -
    fitted.reduce((sum, { counts }) => sum + (counts ? sizeOf(counts) : 0), 0);
  return fitted.map(({ capacity, ...scene }) => {
    if (!scene.counts) return scene;
    const more = Math.max(
      0,
      Math.min(missing, capacity - scene.counts.questions, QUIZ_SIZE.most - sizeOf(scene.counts)),
    );
    missing -= more;
    const questions = scene.counts.questions + more;
    // What is asked with options is not asked for again
    const most = scene.counts.shortAnswers;
    const shortAnswers = openCapacity(spec, reading, scene.chunks, { most, beside: questions });
    return { ...scene, counts: { ...scene.counts, questions, shortAnswers } };
  });
};
