import * as z from 'zod/mini';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { Bible } from '../../domain/generation/plan/bible.ts';
import { completeEdition } from '../../domain/generation/plan/complete-edition.ts';
import { draftPlan, type UntitledScene } from '../../domain/generation/plan/draft-plan.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import type { PlanStore } from '../../domain/generation/ports.ts';
import { ModelThrottled } from '../../domain/model/model.ts';
import { beforeCheck } from '../checking/before-check.ts';
import { paceOf } from '../pace.ts';
import type { PlanPorts, WritingPorts } from '../ports.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from '../writing/ask.ts';
import { askPlan } from '../writing/ask-plan.ts';
import type { WritingContext } from '../writing/context.ts';
import { showOpening } from '../writing/show-opening.ts';
import { writeText } from '../writing/write-text.ts';
import { RefInputSchema } from './input.ts';
import { loadContext } from './load.ts';
import { type OrdersToWrite, ordersToWrite } from './orders.ts';

/**
 * The plan is asked for when the opening begins to be answered: what both prompts begin with, the material above all, is in the
 * provider's cache by then, and read there at a tenth of the price. That is soon, and otherwise not waited for.
 */
const LONGEST_WAIT_MS = 1_500;

const within = async (ms: number, done: Promise<void>): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([done, late]);
  clearTimeout(timer);
};

/** What is known of the first scene when the plan is made. */
interface Opened {
  readonly title?: string | undefined;
  readonly bible?: Bible | undefined;
}

/** The generation, and whose session it writes. */
interface Wanted {
  readonly ref: GenerationRef;
  readonly userId: string;
}

/** The first scene as it stands, when this generation has written it. */
const openingOf = async ({ store }: WritingPorts<PlanStore>, ref: GenerationRef): Promise<Opened> => {
  const opening = await store.opening(ref.sessionId);
  return opening?.generationId === ref.generationId ? opening : {};
};

/** What stood before the plan: the opening of a run before this one, or the lesson that goes on. */
const decidedBefore = async (
  ports: WritingPorts<PlanStore>,
  ref: GenerationRef,
  { spec }: WritingContext,
  opened: boolean,
): Promise<Opened | undefined> => {
  if (spec.after !== undefined) return { bible: spec.bible };
  return opened ? openingOf(ports, ref) : undefined;
};

/**
 * Writes the first scene while the plan is made, so that reading can start early. If it fails, the fan-out writes it.
 * Not for an expansion, whose scenes are shown only when all are done.
 */
const writeOpening = async (
  ports: PlanPorts,
  { ref, userId }: Wanted,
  context: WritingContext,
  drafted: readonly UntitledScene[],
  begun: () => void,
): Promise<Opened> => {
  const [first] = drafted;
  if (!first || first.type === 'quiz' || first.type === 'assessment') return {};
  const { order, type, chunks } = first;
  const show = ports.view && showOpening(ports.view, { ref, userId, type, begun });
  // Nobody hears when an answer begins that is not streamed
  if (!show) begun();
  try {
    const request = { order, type, chunks, title: null, chapters: [], of: drafted.length };
    const { scene, bible, usage } = await writeText(ports.model, context, request, show);
    if (!scene) return { bible };
    const written = { scene: beforeCheck(context, scene), bible };
    const outcome = await ports.store.writeOpening(ref, written, usage);
    await show?.end();
    // Written by another run of this step: its bible goes with its text
    if (outcome === 'already') return openingOf(ports, ref);
    return outcome === 'done' ? { title: scene.title, bible } : {};
  } catch (error) {
    await show?.withdraw();
    if (error instanceof ModelThrottled) return {};
    throw error;
  }
};

/** A plan that a model makes from the material by rules: asked again, it would make the same. */
const planEdition = async (
  { model }: WritingPorts<PlanStore>,
  { spec, chunks, language }: WritingContext,
  { planCall }: NonNullable<WritingContext['edition']>,
) => {
  const maxTokens = answerTokens.plan(spec.sceneTarget);
  const { value, usage } = await ask(model, { name: 'edition_plan', ...planCall({ kind: 'edition' }), maxTokens });
  if (!value) throw new Error('There is no plan of the edition');
  const plan = completeEdition(spec, chunks, value);
  return { plan: { ...plan, ...(language === 'und' ? {} : { language }) }, usage };
};

const makePlan = async (ports: PlanPorts, wanted: Wanted, context: WritingContext, opened: boolean) => {
  if (context.edition) return planEdition(ports, context, context.edition);
  const { ref } = wanted;
  const { scenes: drafted } = draftPlan(context.spec, context.chunks);
  const stands = await decidedBefore(ports, ref, context, opened);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const opens = stands ?? writeOpening(ports, wanted, context, drafted, begin).finally(begin);
  if (stands) begin();
  const [planned, opening] = await Promise.allSettled([
    within(LONGEST_WAIT_MS, begun).then(() => askPlan(ports.model, context, drafted, stands?.bible)),
    opens,
  ]);
  // Wait for both before throwing: a step that is retried must not still be writing.
  if (planned.status === 'rejected') throw planned.reason;
  if (opening.status === 'rejected') throw opening.reason;
  const { plan, usage } = planned.value;
  const { title, bible } = opening.value;
  const [first, ...others] = plan.scenes;
  const scenes = first && title ? [{ ...first, title }, ...others] : plan.scenes;
  return { plan: { ...plan, ...(bible && { bible }), scenes }, usage };
};

interface PlanResult extends OrdersToWrite {
  /** Index of the concurrency in the workflow, from 0. */
  readonly pace: number;
}

const nothing: PlanResult = { orders: [], closing: [], checks: [], pace: 0 };

/** Makes the plan and, at the same time, writes the first scene. */
export const planLesson = async (allPorts: PlanPorts, input: unknown): Promise<PlanResult> => {
  const ref = z.parse(RefInputSchema, input);
  const loaded = await loadContext(allPorts, ref);
  if (!loaded) return nothing;
  const { ports } = loaded;
  let plan: Plan | undefined = await ports.store.plan(ref);
  if (!plan) {
    if ((await ports.store.enterPhase(ref, 'plan')) === 'stale') return nothing;
    const { userId } = loaded.current;
    const made = await makePlan(ports, { ref, userId }, loaded.context, loaded.current.written.has(1));
    if ((await ports.store.savePlan(ref, made.plan, made.usage)) === 'stale') return nothing;
    plan = (await ports.store.plan(ref)) ?? made.plan;
  }
  if ((await ports.store.enterPhase(ref, 'generate')) === 'stale') return nothing;
  const current = await ports.store.current(ref);
  if (!current) return nothing;
  const atOnce = loaded.context.edition !== null;
  return {
    ...ordersToWrite(plan, current, { atOnce, checked: loaded.context.checked }),
    pace: paceOf(current),
  };
};
