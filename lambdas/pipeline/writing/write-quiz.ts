import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { ToldChapter } from '../../domain/generation/plan/told.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { assembleOpen } from '../../domain/quiz/assemble-open.ts';
import { assembleQuiz } from '../../domain/quiz/assemble-quiz.ts';
import { comparable } from '../../domain/quiz/checks/comparable.ts';
import type { ComparableQuestion } from '../../domain/quiz/checks/duplicates.ts';
import type { ResolvedQuestion } from '../../domain/quiz/checks/question.ts';
import type { QuizOutcome } from '../../domain/quiz/checks/quiz-outcome.ts';
import { tidyLine } from '../../domain/scene/tidy.ts';
import type { QuizTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { countOpen, writeOpen } from './ask-open.ts';
import { checkContext, type WritingContext, type WritingResult } from './context.ts';

interface Questions extends QuizOutcome {
  readonly description: string | null;
  readonly usage: TokenUsage;
}

interface QuizRequest {
  readonly planned: PlannedScene;
  readonly count: number;
  /** Why earlier questions were removed. */
  readonly reasons: readonly string[];
  /** Other questions of the session, which must not be repeated. */
  readonly others: readonly ComparableQuestion[];
  /** What the chapters before taught; undefined where nobody looked. */
  readonly told?: readonly ToldChapter[] | undefined;
}

const LONGEST_DESCRIPTION = 300;

/** One model call for questions; returns those that pass the checks. */
export const askQuestions = async (model: Model, context: WritingContext, request: QuizRequest): Promise<Questions> => {
  const { planned, count, reasons, others, told } = request;
  const repair = reasons.length > 0;
  const kept = others.map(({ question }) => question);
  const task: QuizTask = {
    kind: 'quiz',
    order: planned.order,
    title: planned.title,
    chunks: planned.chunks,
    questions: count,
    ...(told ? { told: told.map(({ title, point, terms }) => ({ title, point, terms })) } : {}),
    ...(repair ? { reasons: [...new Set(reasons)] } : {}),
    ...(kept.length > 0 ? { kept } : {}),
  };
  const { value, usage } = await ask(model, {
    name: repair ? 'quiz_repair' : 'quiz',
    ...context.prompt.call(task),
    maxTokens: answerTokens.quiz(count),
  });
  const checked = { ...checkContext(context, planned.chunks), others, wanted: count };
  const { quizOutcome } = await import('../../domain/quiz/checks/quiz-outcome.ts');
  const outcome = quizOutcome(value?.questions ?? [], checked);
  const description = tidyLine(value?.description ?? '', LONGEST_DESCRIPTION) ?? null;
  return { ...outcome, description, usage };
};

interface OptionQuestions {
  readonly passed: readonly ResolvedQuestion[];
  readonly description: string | null;
  readonly usage: TokenUsage;
}

/** The questions with options. Those that fail the checks are requested once more with the reasons, then dropped. */
const writeOptions = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  told: QuizRequest['told'],
): Promise<OptionQuestions> => {
  if (planned.questions === 0) return { passed: [], description: null, usage: noUsage };
  const first = await askQuestions(model, context, {
    planned,
    told,
    count: planned.questions,
    reasons: [],
    others: [],
  });
  const missing = planned.questions - first.passed.length;
  const reasons = first.rejected.flatMap(({ findings }) => findings.map(({ reason }) => reason));
  // Fewer than requested, but none rejected: the chunks do not contain more, and another call would only pad.
  if (missing <= 0 || (reasons.length === 0 && first.passed.length > 0)) return first;
  const second = await askQuestions(model, context, {
    planned,
    told,
    count: missing,
    reasons: reasons.length > 0 ? reasons : ['There was no usable question.'],
    others: first.passed.map(comparable),
  });
  return {
    passed: [...first.passed, ...second.passed],
    description: first.description ?? second.description,
    usage: sumUsage(first.usage, second.usage),
  };
};

/** Writes a quiz: questions with options, then open questions. */
export const writeQuiz = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  told?: readonly ToldChapter[],
): Promise<WritingResult> => {
  const options = await writeOptions(model, context, planned, told);
  const open = await writeOpen(model, context, planned, options.passed.map(comparable));
  const usage = sumUsage(options.usage, open.usage);
  const first = assembleQuiz(options.passed, `${context.seed}/${planned.order}`);
  const second = assembleOpen(open.passed, first.questions.length);
  const questions = [...first.questions, ...second.questions];
  if (questions.length === 0) return { scene: undefined, usage };
  const { order, type, title } = planned;
  return {
    usage,
    scene: {
      order,
      type,
      title,
      content: null,
      quiz: { title, description: options.description, questions },
      keys: [...first.keys, ...second.keys],
      sources: [],
      terms: [],
      activities: [],
      asked: planned.questions + (planned.open ? countOpen(planned.open) : 0),
      passed: questions.length,
    },
  };
};
