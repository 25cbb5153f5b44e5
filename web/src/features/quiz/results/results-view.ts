import { PASS_MARK } from '../../../../../shared/catalogue/limits.ts';
import {
  type GradedOpen,
  type GradedOption,
  type GradedQuestion,
  isGradedOpen,
  type OptionQuestion,
  type Question,
  type Quiz,
} from '../../../../../shared/model/learning/question.ts';
import { inWords } from '../../../texts/numbers.ts';
import { letterOf } from '../../../ui/form/option-list.tsx';
import type { GradedAnswers } from '../attempt/quiz-machine.ts';
import { quizTexts } from '../texts.ts';

export interface Answered {
  readonly question: Question;
  readonly graded: GradedQuestion;
}

/** First the answers that the learner has to compare, then missed ones, each in the order of the quiz. */
export const answered = ({ questions }: Quiz, graded: GradedAnswers): Answered[] => {
  const pairs = questions.flatMap((question) => {
    const found = graded.questions.find(({ id }) => id === question.id);
    return found ? [{ question, graded: found }] : [];
  });
  const turnOf = ({ graded: one }: Answered): number => (isToCompare(one) ? 0 : one.correct ? 2 : 1);
  return pairs.toSorted((one, other) => turnOf(one) - turnOf(other));
};

/** "B, the thylakoid membrane". */
export const optionText = ({ options }: OptionQuestion, index: number | null): string =>
  index === null ? quizTexts.noChoice : `${letterOf(index)}, ${options[index] ?? ''}`;

const bare = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
/** Characters that a lead-in such as "The material says" takes, in any language. */
const INTRODUCTION = 30;

/** True when an explanation only repeats the passage after a lead-in; the passage itself is shown below it. */
const repeats = ({ explanation, evidence }: Pick<GradedOption, 'explanation' | 'evidence'>): boolean => {
  const [said, quote] = [bare(explanation), bare(evidence?.quote ?? '')];
  return said === '' || (quote !== '' && said.includes(quote) && said.length - quote.length <= INTRODUCTION);
};

const holds = (quote: string, option: string): boolean => ` ${bare(quote)} `.includes(` ${bare(option)} `);

/**
 * The explanation shown beside the evidence. When it only repeats the passage, it says instead which of the options the
 * passage names. Empty when neither adds anything.
 */
export const explains = (question: OptionQuestion, graded: GradedOption): string => {
  const { chosen, correctAnswer, evidence, explanation } = graded;
  if (!repeats(graded)) return explanation;
  const right = question.options[correctAnswer] ?? '';
  if (!evidence || !holds(evidence.quote, right)) return '';
  const wrong = chosen === null || chosen === correctAnswer ? undefined : question.options[chosen];
  if (wrong === undefined) return quizTexts.evidenceRight({ right });
  return holds(evidence.quote, wrong)
    ? quizTexts.evidenceBoth({ right, wrong })
    : quizTexts.evidenceOther({ right, wrong });
};

/** "2 of 3 key points, 67%". */
export const pointsFound = ({ points, score }: GradedOpen): string =>
  quizTexts.pointsFound(points.length, { found: points.filter(({ found }) => found).length, score: score ?? 0 });

/** Of the questions that count: neither practice nor disputed. */
const counted = (
  { questions: all }: Pick<GradedAnswers, 'questions'>,
  quiz?: Pick<Quiz, 'questions'>,
): GradedQuestion[] => {
  const practice = new Set(quiz?.questions.filter((question) => question.practice).map(({ id }) => id));
  return all.filter(({ id, disputed }) => !disputed && !practice.has(id));
};

interface Verdict {
  readonly title: string;
  readonly text: string;
}

const verdictOf = (passed: boolean, questions: readonly GradedQuestion[], of: typeof quizTexts.rightOf): Verdict => {
  const right = questions.filter(({ correct }) => correct).length;
  const missed = questions.length - right;
  const text = of({ right, total: questions.length, mark: PASS_MARK });
  if (missed === 0) return { title: quizTexts.verdictAll, text };
  const title = passed ? quizTexts.verdictPassed : quizTexts.verdictFailed;
  return { title: title(missed, { number: missed < 10 ? inWords(missed) : missed }), text };
};

export const isToCompare = (question: GradedQuestion): boolean =>
  isGradedOpen(question) && question.score === null && !question.disputed;

/** No verdict while answers still have to be compared by the learner. */
const toCompare = (questions: readonly GradedQuestion[]): Verdict | undefined => {
  const waiting = questions.filter(isToCompare).length;
  if (waiting === 0) return undefined;
  return { title: quizTexts.verdictCompare(waiting), text: quizTexts.verdictCompareText({ mark: PASS_MARK }) };
};

const practised: Verdict = { title: quizTexts.verdictPractice, text: quizTexts.verdictPracticeText };

/** `quiz` tells which questions are practice; the score is null when no question counted. */
export const verdict = (graded: GradedAnswers, quiz?: Pick<Quiz, 'questions'>): Verdict =>
  graded.score === null
    ? (toCompare(counted(graded, quiz)) ?? practised)
    : verdictOf(graded.passed, counted(graded, quiz), quizTexts.rightOf);

/** Percent, the average over quizzes that have a score; null when none has. */
const latestOf = (quizzes: readonly { readonly graded: GradedAnswers }[]): number | null => {
  const scores = quizzes.flatMap(({ graded: { score } }) => score ?? []);
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
};

/**
 * Over all quizzes of a session: `mastery` is the average of the best scores in percent, the other figures are of the
 * latest attempts. Both are shown when the latest attempts were worse.
 */
export const verdictOfAll = (
  mastery: number | null,
  quizzes: readonly { readonly quiz: Quiz; readonly graded: GradedAnswers }[],
): Verdict & { readonly worse: boolean } => {
  const questions = quizzes.flatMap(({ quiz, graded }) => counted(graded, quiz));
  if (mastery === null) return { ...(toCompare(questions) ?? practised), worse: false };
  const passed = mastery >= PASS_MARK;
  const title = passed ? quizTexts.allPassed : quizTexts.allNotPassed;
  const latest = latestOf(quizzes);
  if (latest !== null && latest < mastery && questions.length > 0) {
    const right = questions.filter(({ correct }) => correct).length;
    const words = { best: mastery, right, total: questions.length, mark: PASS_MARK };
    return { title, text: quizTexts.rightOfBest(words), worse: true };
  }
  const said = verdictOf(passed, questions, quizTexts.rightOfLatest);
  if (questions.length > 0 && (passed || said.title !== quizTexts.verdictAll)) return { ...said, worse: false };
  // Answers of this attempt were not kept: only the score is known
  return { title, text: quizTexts.markToReach({ mark: PASS_MARK }), worse: false };
};

export const quizFacts = ({ questions }: Quiz, minutes: number): string =>
  quizTexts.introFacts(questions.length, { minutes, mark: PASS_MARK });
