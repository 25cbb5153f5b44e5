import * as z from 'zod/mini';
import type { SceneStore, WriteOutcome } from '../../domain/generation/ports.ts';
import { beforeCheck } from '../checking/before-check.ts';
import type { WritingPorts } from '../ports.ts';
import { writeScene } from '../writing/write-scene.ts';
import { SceneInputSchema } from './input.ts';
import { loadContext, loadPlan } from './load.ts';
import { loadStory } from './load-story.ts';

/** Writes one scene of the plan, or records that it failed. */
export const generateScene = async (
  allPorts: WritingPorts<SceneStore>,
  input: unknown,
): Promise<{ readonly outcome: WriteOutcome | 'failed' }> => {
  const { order, ...ref } = z.parse(SceneInputSchema, input);
  const loaded = await loadContext(allPorts, ref);
  if (!loaded) return { outcome: 'stale' };
  const { ports } = loaded;
  if (loaded.current.written.has(order) || loaded.current.failed.has(order)) return { outcome: 'already' };
  const plan = await loadPlan(ports, ref);
  const planned = plan.scenes.find((scene) => scene.order === order);
  if (!planned) throw new Error(`The plan of ${ref.generationId} has no scene ${order}`);
  const { scene, usage } = await writeScene(
    ports.model,
    loaded.context,
    plan,
    planned,
    await loadStory(ports.store, ref, loaded.context, plan, planned),
  );
  if (scene) return { outcome: await ports.store.writeScene(ref, beforeCheck(loaded.context, scene), usage) };
  const recorded = await ports.store.failScene(ref, order, usage);
  return { outcome: recorded === 'done' ? 'failed' : recorded };
};
