import { isOpen, type Question } from '../../../shared/model/learning/question.ts';
import { QUIZ_SIZE } from '../../../shared/plan/material-yield.ts';
import type { WrittenScene } from '../scene/written-scene.ts';

type QuizScene = WrittenScene & { readonly quiz: NonNullable<WrittenScene['quiz']> };

interface MergedQuizzes {
  /** The lesson as it stands afterwards. */
  readonly scenes: readonly WrittenScene[];
  /** Quizzes that have other questions than before. */
  readonly revised: readonly WrittenScene[];
  /** Orders of quizzes that are no scenes of the lesson any more. */
  readonly gone: readonly number[];
}

const isQuizScene = (scene: WrittenScene): scene is QuizScene => scene.quiz !== null;
const sizeOf = ({ quiz }: QuizScene): number => quiz.questions.length;

/** Options first, then short answers, then cases: as every quiz is written. */
const rank = (question: Question): number => (isOpen(question) ? (question.kind === 'case_study' ? 2 : 1) : 0);

const withQuestions = (scene: QuizScene, questions: readonly Question[], keys: QuizScene['keys']): QuizScene => ({
  ...scene,
  quiz: { ...scene.quiz, questions: questions.toSorted((one, other) => rank(one) - rank(other)) },
  keys,
  passed: questions.length,
});

/** Question ids are never used twice within a scene: those that come get new ones. */
const withMovedQuestions = (to: QuizScene, from: QuizScene, questions: readonly Question[]): QuizScene => {
  const last = Math.max(0, ...to.keys.map(({ id }) => Number(id.slice(1))));
  const ids = new Map(questions.map(({ id }, at) => [id, `q${last + at + 1}`]));
  const come = questions.map((question) => ({ ...question, id: ids.get(question.id) ?? question.id }));
  const keys = from.keys.flatMap((key) => {
    const id = ids.get(key.id);
    return id === undefined ? [] : [{ ...key, id }];
  });
  return withQuestions(to, [...come, ...to.quiz.questions], [...to.keys, ...keys]);
};

const withoutLast = (scene: QuizScene): QuizScene => {
  const gone = scene.quiz.questions.at(-1);
  return withQuestions(
    scene,
    scene.quiz.questions.filter((question) => question !== gone),
    scene.keys.filter(({ id }) => id !== gone?.id),
  );
};

/**
 * No quiz of fewer questions than a quiz has, where `asked` is what the whole lesson was to ask: a smaller one joins
 * the next, takes a question of the one before, or is left out. Questions only move to a later place: there,
 * everything they ask has been taught.
 */
export const mergeSmallQuizzes = (scenes: readonly WrittenScene[], asked: number): MergedQuizzes => {
  const least = Math.min(QUIZ_SIZE.least, asked);
  const before = scenes.filter(isQuizScene).toSorted((one, other) => one.order - other.order);
  const left = [...before];
  const kept: QuizScene[] = [];
  for (let quiz = left.shift(); quiz; quiz = left.shift()) {
    const [next] = left;
    const previous = kept.at(-1);
    const size = sizeOf(quiz);
    if (size >= least) kept.push(quiz);
    else if (next && size + sizeOf(next) <= QUIZ_SIZE.most)
      left[0] = withMovedQuestions(next, quiz, quiz.quiz.questions);
    else if (previous && size > 0) {
      kept.pop();
      if (sizeOf(previous) > least)
        kept.push(withoutLast(previous), withMovedQuestions(quiz, previous, previous.quiz.questions.slice(-1)));
      else kept.push(withMovedQuestions(quiz, previous, previous.quiz.questions));
    }
  }
  const accepted = new Map(kept.map((scene) => [scene.order, scene]));
  return {
    scenes: scenes.flatMap((scene) => (isQuizScene(scene) ? (accepted.get(scene.order) ?? []) : [scene])),
    revised: kept.filter((scene) => !before.includes(scene)),
    gone: before.flatMap(({ order }) => (accepted.has(order) ? [] : [order])),
  };
};
