import { GenerationFailed } from '../../lambdas/domain/generation/reasons.ts';
import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import type { Model } from '../../lambdas/domain/model/model.ts';
import { type World, worldOf } from '../fixtures/lesson/memory-store.ts';
import { riversMaterial } from '../fixtures/lesson/rivers.ts';
import { finalize, writeAll } from '../fixtures/lesson/run-lesson.ts';

export interface Lesson {
  readonly text: string;
  readonly world: World;
  readonly milliseconds: number;
  /** Why there is none, as the product says it. */
  readonly failure: string | undefined;
}

/** A whole lesson through the steps of the workflow, with everything it leaves behind kept in memory. */
export const writeLesson = async (text: string, spec: GenerationSpec, model: Model): Promise<Lesson> => {
  const material = { id: riversMaterial, name: null, text, objectKey: null };
  const world = worldOf({ spec, materials: [material] });
  const started = performance.now();
  let failure: string | undefined;
  try {
    await writeAll(world, model);
    await finalize(world, model);
  } catch (error) {
    if (!(error instanceof GenerationFailed)) throw error;
    failure = error.message;
  }
  return { text, world, milliseconds: performance.now() - started, failure };
};
