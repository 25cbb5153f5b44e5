import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import type {
  GradedOpen,
  GradedOption,
  GradedQuestion,
  OptionQuestion,
  Question,
  Quiz,
} from '../../../../shared/model/question.ts';
import { quizTexts } from '../../texts/quiz.ts';
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
  index === null ? quizTexts.nothingChosen : `${letterOf(index)}, ${options[index] ?? ''}`;

const bare = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
/** Characters that "The material says" and the like take, in any language. */
const INTRODUCTION = 30;

/** What an explanation says beside its passage, which is shown as well: "The material says" and the passage once more is nothing. */
export const explains = ({ explanation, evidence }: Pick<GradedOption, 'explanation' | 'evidence'>): string => {
  const [said, quote] = [bare(explanation), bare(evidence?.quote ?? '')];
  const repeats = quote !== '' && said.includes(quote) && said.length - quote.length <= INTRODUCTION;
  return repeats ? '' : explanation;
};

/** "2 of 3 key points, 67%". */
export const pointsFound = ({ points, score }: GradedOpen): string =>
  quizTexts.found(points.length, { found: points.filter(({ found }) => found).length, score });

const NUMBERS = quizTexts.numbers.split(', ');

/** `quiz` tells which questions are practice; without a score nothing counted. */
export const verdict = (
  { score, passed, questions: all }: Graded,
  quiz?: Pick<Quiz, 'questions'>,
): { title: string; text: string } => {
  if (score === null) return { title: quizTexts.practised, text: quizTexts.nothingInItCounts };
  const practice = new Set(quiz?.questions.filter((question) => question.practice).map(({ id }) => id));
  const questions = all.filter(({ id, disputed }) => !disputed && !practice.has(id));
  const right = questions.filter(({ correct }) => correct).length;
  const missed = questions.length - right;
  const text = quizTexts.ofRightTheMark({ right, total: questions.length, mark: PASS_MARK });
  if (missed === 0) return { title: quizTexts.passedAllOfIt, text };
  const title = passed ? quizTexts.passedWith : quizTexts.notPassedYet;
  return { title: title(missed, { number: NUMBERS[missed] ?? missed }), text };
};

export const quizFacts = ({ questions }: Quiz, minutes: number): string =>
  quizTexts.aboutMinPasses(questions.length, { minutes, mark: PASS_MARK });
