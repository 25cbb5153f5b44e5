import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import type { CurrentGeneration, CurrentStore, SceneStore } from '../../domain/generation/ports.ts';
import type { Extract } from '../../domain/material/chunk.ts';
import { type WritingPorts, writingFor } from '../ports.ts';
import { createWritingContext, type WritingContext } from '../writing/context.ts';

interface Loaded<Ports> {
  readonly current: CurrentGeneration;
  readonly extract: Extract;
  readonly context: WritingContext;
  /** With the model for the user's subscription plan. */
  readonly ports: Ports;
}

/** Undefined when the generation was cancelled. A missing extract is an error, because an earlier step stored it. */
export const loadContext = async <Ports extends WritingPorts<CurrentStore>>(
  allPorts: Ports,
  ref: GenerationRef,
): Promise<Loaded<Ports> | undefined> => {
  const { store, files } = allPorts;
  const [current, extract] = await Promise.all([store.current(ref), files.extract(ref)]);
  if (!current) return undefined;
  if (!extract) throw new Error(`No extract of ${ref.generationId}`);
  const ports = writingFor(allPorts, current);
  return { current, extract, context: createWritingContext(current.spec, extract, ports.model, ports.checks), ports };
};

export const loadPlan = async ({ store }: WritingPorts<SceneStore>, ref: GenerationRef): Promise<Plan> => {
  const plan = await store.plan(ref);
  if (!plan) throw new Error(`No plan of ${ref.generationId}`);
  return plan;
};
