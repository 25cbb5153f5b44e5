import type { GenerationRef, LessonPlan } from '../../domain/generation/generation.ts';
import { ModelThrottled } from '../../domain/generation/model.ts';
import type { WritingPorts } from '../ports.ts';
import type { Brief } from '../writing/brief.ts';
import { writeScene } from '../writing/write-scene.ts';
import { inParallel } from './in-parallel.ts';

interface Retried {
  readonly stale: boolean;
  /** Whether a scene is missing because the model had no time for it. */
  readonly throttled: boolean;
}

const AT_ONCE = 4;

/** One more try for every scene of the plan that is not written, whether its failure was recorded or not. */
export const retryMissing = async (
  ports: WritingPorts,
  ref: GenerationRef,
  brief: Brief,
  plan: LessonPlan,
  written: ReadonlySet<number>,
): Promise<Retried> => {
  const missing = plan.scenes.filter(({ order }) => !written.has(order));
  let stale = false;
  let throttled = false;
  await inParallel(missing, AT_ONCE, async (planned) => {
    if (stale) return;
    try {
      const { scene, usage } = await writeScene(ports.model, brief, plan, planned);
      const outcome = scene
        ? await ports.store.writeScene(ref, scene, usage)
        : await ports.store.failScene(ref, planned.order, usage);
      if (outcome === 'stale') stale = true;
    } catch (error) {
      // The lesson goes on without this scene: what stands is worth more than a second hour of waiting.
      if (!(error instanceof ModelThrottled)) throw error;
      throttled = true;
    }
  });
  return { stale, throttled };
};
