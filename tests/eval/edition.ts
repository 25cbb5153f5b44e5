import { GenerationFailed } from '../../lambdas/domain/generation/reasons.ts';
import type { GenerationSpec } from '../../lambdas/domain/generation/spec.ts';
import type { Extract } from '../../lambdas/domain/material/chunk.ts';
import type { Model } from '../../lambdas/domain/model/model.ts';
import { textOf } from '../../lambdas/pipeline/extraction/text-of.ts';
import { extractMaterial } from '../../lambdas/pipeline/steps/extract.ts';
import { generateScene } from '../../lambdas/pipeline/steps/generate.ts';
import { inParallel } from '../../lambdas/pipeline/steps/in-parallel.ts';
import { planLesson } from '../../lambdas/pipeline/steps/plan.ts';
import { contractOf, refOf } from '../fixtures/lesson/contract.ts';
import { type World, worldOf } from '../fixtures/lesson/memory-store.ts';
import { riversMaterial } from '../fixtures/lesson/rivers.ts';
import { finalize, portsOf } from '../fixtures/lesson/run-lesson.ts';
import type { SourceFile } from './texts.ts';

/** What the extract step makes of an uploaded file; throws `GenerationFailed` where it has no text. */
export const extractFile = async ({ name, bytes }: SourceFile, model: Model): Promise<Extract> => {
  const materials = [{ id: riversMaterial, name, text: null, objectKey: 'upload' }];
  const world = worldOf({ spec: contractOf(), materials, uploads: new Map([['upload', bytes]]) });
  await extractMaterial({ ...portsOf(world, model), textOf }, refOf());
  if (!world.extract) throw new Error(`${name}: the extract step has left nothing`);
  return world.extract;
};

export interface Edition {
  readonly world: World;
  /** Why there is none, as the product says it. */
  readonly failure: string | undefined;
}

/** A lesson of an extract through the steps that plan, write and end it, `atOnce` scenes at the same time. */
export const writeEdition = async (
  extract: Extract,
  spec: GenerationSpec,
  { model, atOnce }: { readonly model: Model; readonly atOnce: number },
): Promise<Edition> => {
  const world = worldOf({ spec, materials: [], extract });
  try {
    const ports = portsOf(world, model);
    const { orders, closing } = await planLesson(ports, refOf());
    for (const wave of [orders, closing])
      await inParallel(wave, atOnce, async (order) => void (await generateScene(ports, { ...refOf(), order })));
    await finalize(world, model);
    return { world, failure: undefined };
  } catch (error) {
    if (!(error instanceof GenerationFailed)) throw error;
    return { world, failure: error.message };
  }
};
