import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type { GradedOpen, GradedQuestion, OptionQuestion, Question, Quiz } from '../../../../shared/model/question.ts';
import { formatCount } from '../../lib/format.ts';
import { letterOf } from '../../ui/option-list.tsx';
import type { Graded } from './quiz-machine.ts';

export interface Answered {
  readonly question: Question;
  readonly graded: GradedQuestion;
}

/** What was missed first, each in the order it was asked. */
export const answered = ({ questions }: Quiz, graded: Graded): Answered[] => {
  const pairs = questions.flatMap((question) => {
    const found = graded.questions.find(({ id }) => id === question.id);
    return found ? [{ question, graded: found }] : [];
  });
  return [...pairs.filter((pair) => !pair.graded.correct), ...pairs.filter((pair) => pair.graded.correct)];
};

/** "B, the thylakoid membrane". */
export const optionText = ({ options }: OptionQuestion, index: number | null): string =>
  index === null ? 'none' : `${letterOf(index)}, ${options[index] ?? ''}`;

/** "2 of 3 key points, 67%". */
export const pointsFound = ({ points, score }: GradedOpen): string =>
  `${points.filter(({ found }) => found).length} of ${formatCount(points.length, 'key point')}, ${score}%`;

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `quiz` tells which questions are practice; without a score nothing counted. */
export const verdict = (
  { score, passed, questions: all }: Graded,
  quiz?: Pick<Quiz, 'questions'>,
): { title: string; text: string } => {
  if (score === null)
    return { title: 'Practised', text: 'Nothing in it counts toward a score. It is completed all the same.' };
  const practice = new Set(quiz?.questions.filter((question) => question.practice).map(({ id }) => id));
  const questions = all.filter(({ id, disputed }) => !disputed && !practice.has(id));
  const right = questions.filter(({ correct }) => correct).length;
  const missed = questions.length - right;
  const text = `${right} of ${questions.length} right. The mark to reach is ${PASS_MARK}%.`;
  if (missed === 0) return { title: 'Passed, all of it right', text };
  const again = `${NUMBERS[missed] ?? missed} to look at again`;
  return { title: passed ? `Passed, with ${again}` : `Not passed yet, ${again}`, text };
};

export const quizFacts = ({ questions }: Quiz, minutes: number): string =>
  `${formatCount(questions.length, 'question')}, about ${minutes} min. ${PASS_MARK}% passes.`;
