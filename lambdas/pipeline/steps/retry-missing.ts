import type { FailureReason } from '../../../shared/model/session/failure.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Plan, PlannedScene } from '../../domain/generation/plan/plan.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import { beforeCheck } from '../checking/before-check.ts';
import type { FinalizePorts } from '../ports.ts';
import type { WritingContext } from '../writing/context.ts';
import { writeScene } from '../writing/write-scene.ts';
import { checkScene } from './check.ts';
import { inParallel } from './in-parallel.ts';
import { lastTry } from './last-try.ts';
import { loadStory, looksBack } from './load-story.ts';

interface RetryResult {
  readonly stale: boolean;
  /** Why a scene is missing that the model was not asked for or had no time for. */
  readonly reason: FailureReason | undefined;
}

const AT_ONCE = 4;

/** Retries every scene of the plan that is not written, whether or not its failure was recorded, and has it checked. */
export const retryMissing = async (
  ports: FinalizePorts,
  ref: GenerationRef,
  context: WritingContext,
  plan: Plan,
  written: ReadonlySet<number>,
): Promise<RetryResult> => {
  const { store, model } = ports;
  const missing = plan.scenes.filter(({ order }) => !written.has(order));
  const again: number[] = [];
  let stale = false;
  let reason: FailureReason | undefined;
  const write = async (planned: PlannedScene) => {
    if (stale) return;
    const tried = await lastTry(ports, async () =>
      writeScene(model, context, plan, planned, await loadStory(store, ref, context, plan, planned)),
    );
    if ('reason' in tried) reason ??= tried.reason;
    const { scene, usage } = 'value' in tried ? tried.value : { scene: undefined, usage: noUsage };
    const outcome = scene
      ? await store.writeScene(ref, beforeCheck(context, scene), usage)
      : await store.failScene(ref, planned.order, usage);
    if (outcome === 'stale') stale = true;
    else if (scene) again.push(planned.order);
  };
  const [later, sooner] = [
    missing.filter(({ type }) => looksBack(type)),
    missing.filter(({ type }) => !looksBack(type)),
  ];
  await inParallel(sooner, AT_ONCE, write);
  await inParallel(later, AT_ONCE, write);
  // Once: what the reader has no time for says that it was not read
  await inParallel(again, AT_ONCE, async (order) => {
    if (!stale) await lastTry(ports, () => checkScene(ports, { ...ref, order }));
  });
  return { stale, reason };
};
