import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type { GradedQuestion, Question, Quiz } from '../../../../shared/model/question.ts';
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
export const optionText = ({ options }: Question, index: number | null): string =>
  index === null ? 'none' : `${letterOf(index)}, ${options[index] ?? ''}`;

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const verdict = ({ passed, questions }: Graded): { title: string; text: string } => {
  const right = questions.filter(({ correct }) => correct).length;
  const missed = questions.length - right;
  const text = `${right} of ${questions.length} right. The mark to reach is ${PASS_MARK}%.`;
  if (missed === 0) return { title: 'Passed, all of it right', text };
  const again = `${NUMBERS[missed] ?? missed} to look at again`;
  return { title: passed ? `Passed, with ${again}` : `Not passed yet, ${again}`, text };
};

export const quizFacts = ({ questions }: Quiz, minutes: number): string =>
  `${formatCount(questions.length, 'question')}, about ${minutes} min. ${PASS_MARK}% passes.`;
