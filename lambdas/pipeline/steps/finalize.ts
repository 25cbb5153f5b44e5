import * as z from 'zod/mini';
import { instant } from '../../../shared/model/time.ts';
import { coverageOf } from '../../domain/generation/plan/coverage.ts';
import { notesOn } from '../../domain/generation/plan/notes.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import { kindsIn } from '../../domain/generation/plan/question-kinds.ts';
import type { Finish } from '../../domain/generation/ports.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import { minutesFor } from '../../domain/scene/scene.ts';
import type { WrittenScene } from '../../domain/scene/written-scene.ts';
import type { FinalizePorts } from '../ports.ts';
import { countOpen } from '../writing/ask-open.ts';
import type { WritingContext } from '../writing/context.ts';
import { RefInputSchema } from './input.ts';
import { loadContext, loadPlan } from './load.ts';
import { mergeQuizzes } from './merge-quizzes.ts';
import { repairQuizzes } from './repair-quizzes.ts';
import type * as RetryMissing from './retry-missing.ts';

const questionsIn = ({ scenes }: Plan): number =>
  scenes.reduce((sum, { questions, open }) => sum + questions + (open ? countOpen(open) : 0), 0);

const finishOf = (
  { spec, chunks, language }: WritingContext,
  plan: Plan,
  scenes: readonly WrittenScene[],
  { now, writer, costOf }: Pick<Finish, 'writer' | 'costOf'> & { readonly now: number },
) => {
  const passed = scenes.reduce((sum, scene) => sum + scene.passed, 0);
  const missing = plan.scenes.filter(({ order }) => !scenes.some((scene) => scene.order === order));
  return {
    generatedAt: instant(now),
    asked: spec.questionTarget,
    passed,
    kinds: kindsIn(scenes),
    minutes: scenes.reduce((sum, scene) => sum + minutesFor(scene), 0),
    notes: notesOn({
      spec,
      chunks,
      draft: { scenes: plan.scenes, questions: questionsIn(plan) },
      missing,
      passed,
      language,
    }),
    coverage: coverageOf(chunks, scenes),
    writer,
    costOf,
    checked: scenes.every(({ check }) => check?.state === 'done'),
  };
};

/** Most lessons have every scene, and need nothing of what writes one. */
const retriedIn: typeof RetryMissing.retryMissing = async (ports, ref, context, plan, written) => {
  if (plan.scenes.every(({ order }) => written.has(order))) return { stale: false, reason: undefined };
  const { retryMissing } = await import('./retry-missing.ts');
  return retryMissing(ports, ref, context, plan, written);
};

/**
 * Retries failed scenes once, checks questions across scenes, and ends the generation. A session with at least one
 * chapter is ready, with notes on what is missing; without a chapter the generation fails.
 */
export const finalizeLesson = async (allPorts: FinalizePorts, input: unknown): Promise<void> => {
  const ref = z.parse(RefInputSchema, input);
  const loaded = await loadContext(allPorts, ref);
  if (!loaded || (await allPorts.store.enterPhase(ref, 'finalize')) === 'stale') return;
  const { context, current, ports } = loaded;
  const plan = await loadPlan(ports, ref);

  const retried = await retriedIn(ports, ref, context, plan, current.written);
  if (retried.stale) return;
  const written = await ports.store.writtenScenes(ref);
  if (!written.some(({ type }) => type === 'chapter')) {
    // Whoever runs the model can choose another one
    const unfit = ports.model.writer?.code === 'local' ? 'model_unfit' : 'unwritten';
    throw new GenerationFailed(retried.reason ?? unfit);
  }

  const repaired = await repairQuizzes(ports, ref, context, plan, written);
  if (repaired.stale) return;
  const { scenes, stale } = await mergeQuizzes(ports, ref, context, repaired.scenes);
  if (stale) return;
  await ports.store.finish(ref, finishOf(context, plan, scenes, { ...ports.model, now: ports.now() }));
};
