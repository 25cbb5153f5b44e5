import type { PlannedScene } from '../../domain/generation/plan/plan.ts';
import type { Model } from '../../domain/model/model.ts';
import { noUsage, sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { openAskedOf } from '../../domain/quiz/checks/asked.ts';
import type { AskedQuestion } from '../../domain/quiz/checks/duplicates.ts';
import type { OpenOutcome } from '../../domain/quiz/checks/open-outcome.ts';
import type { ResolvedOpen } from '../../domain/quiz/checks/open-question.ts';
import type { OpenCounts } from '../../domain/quiz/open-counts.ts';
import type { OpenTask } from '../prompts/tasks.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from './ask.ts';
import { checkContext, type WritingContext } from './context.ts';

interface OpenOrder {
  readonly planned: PlannedScene;
  readonly wanted: OpenCounts;
  readonly reasons: readonly string[];
  readonly others: readonly AskedQuestion[];
}

export const countOpen = ({ shortAnswers, caseStudies }: OpenCounts): number => shortAnswers + caseStudies;

/** One call for open questions, and what the checks leave of its answer. */
export const askOpen = async (
  model: Model,
  context: WritingContext,
  { planned, wanted, reasons, others }: OpenOrder,
): Promise<OpenOutcome & { readonly usage: TokenUsage }> => {
  const repair = reasons.length > 0;
  const kept = others.map(({ question }) => question);
  const task: OpenTask = {
    kind: 'open',
    order: planned.order,
    title: planned.title,
    chunks: planned.chunks,
    ...wanted,
    ...(repair ? { reasons: [...new Set(reasons)] } : {}),
    ...(kept.length > 0 ? { kept } : {}),
  };
  const { value, usage } = await ask(model, {
    name: repair ? 'open_repair' : 'open_questions',
    prefix: context.prompt.prefix,
    task: context.prompt.task(task),
    maxTokens: answerTokens.open(countOpen(wanted)),
  });
  const { openOutcome } = await import('../../domain/quiz/checks/open-outcome.ts');
  const outcome = openOutcome(value?.questions ?? [], {
    ...checkContext(context, planned.chunks),
    others,
    wanted,
  });
  return { ...outcome, usage };
};

const left = (wanted: OpenCounts, passed: readonly ResolvedOpen[]): OpenCounts => ({
  shortAnswers: wanted.shortAnswers - passed.filter(({ kind }) => kind === 'short_answer').length,
  caseStudies: wanted.caseStudies - passed.filter(({ kind }) => kind === 'case_study').length,
});

/** The open questions of a scene; those that fail the checks are asked for once more with the reasons, then dropped. */
export const writeOpen = async (
  model: Model,
  context: WritingContext,
  planned: PlannedScene,
  others: readonly AskedQuestion[],
): Promise<{ readonly passed: readonly ResolvedOpen[]; readonly usage: TokenUsage }> => {
  const wanted = planned.open;
  if (!wanted || countOpen(wanted) === 0) return { passed: [], usage: noUsage };
  const first = await askOpen(model, context, { planned, wanted, reasons: [], others });
  const reasons = first.rejected.flatMap(({ findings }) => findings.map(({ reason }) => reason));
  const missing = left(wanted, first.passed);
  // Fewer than asked for and nothing wrong with them: the chunks hold no more.
  if (countOpen(missing) === 0 || reasons.length === 0) return first;
  const standing = [...others, ...first.passed.map(openAskedOf)];
  const second = await askOpen(model, context, { planned, wanted: missing, reasons, others: standing });
  return { passed: [...first.passed, ...second.passed], usage: sumUsage(first.usage, second.usage) };
};
