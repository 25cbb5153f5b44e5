import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { ToldChapter } from '../../domain/generation/plan/told.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { comparable } from '../../domain/quiz/checks/comparable.ts';
import type { ComparableQuestion } from '../../domain/quiz/checks/duplicates.ts';
import type { ResolvedQuestion } from '../../domain/quiz/checks/question.ts';
import type { QuizOutcome, Rejected } from '../../domain/quiz/checks/quiz-outcome.ts';
import { byLetter } from '../../domain/quiz/letters.ts';
import { asksMoreThanRecall, atMost, missingBeyondRecall } from '../../domain/quiz/levels.ts';
import { tidyLine } from '../../domain/scene/tidy.ts';
import type { QuizTask, RefusedQuestion } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { checkContext, type WritingContext } from './context.ts';

interface Questions extends QuizOutcome {
  readonly description: string | null;
  readonly usage: TokenUsage;
}

interface QuizRequest {
  readonly planned: PlannedScene;
  readonly count: number;
  /** Why earlier questions were removed, where that is not said with each of them. */
  readonly reasons: readonly string[];
  /** The questions that were removed. */
  readonly refused?: readonly RefusedQuestion[] | undefined;
  /** Other questions of the session, which must not be repeated. */
  readonly others: readonly ComparableQuestion[];
  /** What the chapters before taught; undefined where nobody looked. */
  readonly told?: readonly ToldChapter[] | undefined;
}

const LONGEST_DESCRIPTION = 300;

/** One model call for questions; returns those that pass the checks. */
const askOnce = async (model: Model, context: WritingContext, request: QuizRequest): Promise<Questions> => {
  const { planned, count, reasons, refused = [], others, told } = request;
  const repair = reasons.length > 0 || refused.length > 0;
  const kept = others.map(({ question }) => question);
  const task: QuizTask = {
    kind: 'quiz',
    order: planned.order,
    title: planned.title,
    chunks: planned.chunks,
    questions: count,
    ...(told
      ? { told: told.map(({ title, point, terms }) => ({ title, point, terms: terms.map(({ term }) => term) })) }
      : {}),
    ...(reasons.length > 0 ? { reasons: [...new Set(reasons)] } : {}),
    ...(refused.length > 0 ? { refused } : {}),
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

/** As many calls as the model needs for so many questions; one, unless it is small. */
export const askQuestions = async (model: Model, context: WritingContext, request: QuizRequest): Promise<Questions> => {
  const most = context.limits.questions;
  let all = await askOnce(model, context, { ...request, count: Math.min(request.count, most) });
  for (let left = request.count - most; left > 0; left -= most) {
    const others = [...request.others, ...all.passed.map(comparable)];
    const more = await askOnce(model, context, { ...request, others, count: Math.min(left, most) });
    all = {
      passed: [...all.passed, ...more.passed],
      rejected: [...all.rejected, ...more.rejected],
      description: all.description ?? more.description,
      usage: sumUsage(all.usage, more.usage),
    };
  }
  return all;
};

const refusedOf = ({ proposed, findings }: Rejected): RefusedQuestion => ({
  question: proposed.question,
  options: byLetter(proposed.options),
  level: proposed.level ?? 'recall',
  quotes: [proposed.evidence.quote, proposed.second?.quote ?? ''].filter((quote) => quote !== ''),
  reasons: findings.map(({ reason }) => reason),
});

interface OptionQuestions {
  readonly passed: readonly ResolvedQuestion[];
  readonly description: string | null;
  readonly usage: TokenUsage;
}

/**
 * The questions with options. Those that fail the checks are requested once more with what was wrong, as are those
 * beyond recall that the quiz lacks; what is still missing then is dropped.
 */
export const writeOptions = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  told: QuizRequest['told'],
): Promise<OptionQuestions> => {
  const wanted = planned.questions;
  if (wanted === 0) return { passed: [], description: null, usage: noUsage };
  const first = await askQuestions(model, context, { planned, told, count: wanted, reasons: [], others: [] });
  const refused = first.rejected.map(refusedOf);
  // Fewer than requested, but none rejected: the chunks do not contain more, and another call would only pad.
  const missing = refused.length > 0 || first.passed.length === 0 ? wanted - first.passed.length : 0;
  const lacking = context.edition ? 0 : missingBeyondRecall(first.passed, first.passed.length + missing);
  if (missing <= 0 && lacking === 0) return first;
  const beyond = first.passed.filter(asksMoreThanRecall).length;
  const reasons = [
    ...(first.passed.length === 0 && refused.length === 0 ? ['There was no usable question.'] : []),
    ...(lacking > 0 && first.passed.length > 0
      ? [`${beyond} questions that stand ask for more than recall: ${lacking} more of them must.`]
      : []),
  ];
  const second = await askQuestions(model, context, {
    planned,
    told,
    count: Math.max(missing, lacking),
    reasons,
    refused: missing > 0 ? refused : [],
    others: first.passed.map(comparable),
  });
  return {
    passed: atMost([...first.passed, ...second.passed], wanted),
    description: first.description ?? second.description,
    usage: sumUsage(first.usage, second.usage),
  };
};
