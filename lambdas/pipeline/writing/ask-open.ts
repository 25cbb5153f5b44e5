import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { comparableOpen } from '../../domain/quiz/checks/comparable.ts';
import type { ComparableQuestion } from '../../domain/quiz/checks/duplicates.ts';
import type { OpenOutcome } from '../../domain/quiz/checks/open-outcome.ts';
import type { ResolvedOpen } from '../../domain/quiz/checks/open-question.ts';
import type { OpenCounts } from '../../domain/quiz/open-counts.ts';
import type { OpenTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { checkContext, type WritingContext } from './context.ts';

interface OpenRequest {
  readonly planned: PlannedScene;
  readonly counts: OpenCounts;
  readonly reasons: readonly string[];
  readonly others: readonly ComparableQuestion[];
}

export const countOpen = ({ shortAnswers, caseStudies }: OpenCounts): number => shortAnswers + caseStudies;

/** One model call for open questions; returns those that pass the checks. */
export const askOpen = async (
  model: Model,
  context: WritingContext,
  { planned, counts, reasons, others }: OpenRequest,
): Promise<OpenOutcome & { readonly usage: TokenUsage }> => {
  const repair = reasons.length > 0;
  const kept = others.map(({ question }) => question);
  const task: OpenTask = {
    kind: 'open',
    order: planned.order,
    title: planned.title,
    chunks: planned.chunks,
    ...counts,
    ...(repair ? { reasons: [...new Set(reasons)] } : {}),
    ...(kept.length > 0 ? { kept } : {}),
  };
  const { value, usage } = await ask(model, {
    name: repair ? 'open_repair' : 'open_questions',
    ...context.prompt.call(task),
    maxTokens: answerTokens.open(countOpen(counts)),
  });
  const { openOutcome } = await import('../../domain/quiz/checks/open-outcome.ts');
  const outcome = openOutcome(value?.questions ?? [], {
    ...checkContext(context, planned.chunks),
    others,
    wanted: counts,
  });
  return { ...outcome, usage };
};

const missingCounts = (counts: OpenCounts, passed: readonly ResolvedOpen[]): OpenCounts => ({
  shortAnswers: counts.shortAnswers - passed.filter(({ kind }) => kind === 'short_answer').length,
  caseStudies: counts.caseStudies - passed.filter(({ kind }) => kind === 'case_study').length,
});

/** The open questions of a scene. Those that fail the checks are requested once more with the reasons, then dropped. */
export const writeOpen = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  others: readonly ComparableQuestion[],
): Promise<{ readonly passed: readonly ResolvedOpen[]; readonly usage: TokenUsage }> => {
  const counts = planned.open;
  if (!counts || countOpen(counts) === 0) return { passed: [], usage: noUsage };
  const first = await askOpen(model, context, { planned, counts, reasons: [], others });
  const reasons = first.rejected.flatMap(({ findings }) => findings.map(({ reason }) => reason));
  const missing = missingCounts(counts, first.passed);
  // Fewer than requested, but none rejected: the chunks do not contain more.
  if (countOpen(missing) === 0 || reasons.length === 0) return first;
  const kept = [...others, ...first.passed.map(comparableOpen)];
  const second = await askOpen(model, context, { planned, counts: missing, reasons, others: kept });
  return { passed: [...first.passed, ...second.passed], usage: sumUsage(first.usage, second.usage) };
};
