import * as z from 'zod/mini';
import { planLimits } from '../../../shared/catalogue/limits.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import { completeEdition } from '../../domain/generation/plan/complete-edition.ts';
import { completePlan } from '../../domain/generation/plan/complete-plan.ts';
import { draftPlan, type UntitledScene } from '../../domain/generation/plan/draft-plan.ts';
import type { Plan } from '../../domain/generation/plan/plan.ts';
import type { PlanStore } from '../../domain/generation/ports.ts';
import type { PlanAnswer } from '../../domain/model/answers.ts';
import { ModelThrottled } from '../../domain/model/model.ts';
import { noUsage, sumUsage } from '../../domain/model/token-usage.ts';
import type { WritingPorts } from '../ports.ts';
import { answerTokens } from '../prompts/tokens.ts';
import { ask } from '../writing/ask.ts';
import { languageCheck, type WritingContext } from '../writing/context.ts';
import { writeText } from '../writing/write-text.ts';
import { RefInputSchema } from './input.ts';
import { loadContext } from './load.ts';
import { ordersToWrite } from './orders.ts';

const ATTEMPTS = 2;

/** The texts of a plan that readers see. */
const namesIn = ({ description, scenes }: PlanAnswer): string =>
  [description, ...scenes.map(({ title }) => title)].join('. ');

/** Requests a plan once more if it is in the wrong language; `completePlan` corrects all other faults. */
const askPlan = async (
  { model }: WritingPorts<PlanStore>,
  context: WritingContext,
  drafted: readonly UntitledScene[],
) => {
  const slots = drafted.map(({ order, type, questions, chunks }) => ({ order, type, questions, suggested: chunks }));
  let usage = noUsage;
  let proposal: PlanAnswer | undefined;
  let reasons: readonly string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await ask(model, {
      name: 'lesson_plan',
      ...context.prompt.call({ kind: 'plan', slots, ...(reasons.length > 0 ? { reasons } : {}) }),
      maxTokens: answerTokens.plan(drafted.length),
    });
    usage = sumUsage(usage, answer.usage);
    proposal = answer.value ?? proposal;
    const { untranslatedFindings } = await import('../../domain/scene/checks/language-findings.ts');
    const findings = proposal ? untranslatedFindings(namesIn(proposal), languageCheck(context)) : [];
    if (findings.length === 0) break;
    reasons = findings.map(({ reason }) => reason);
  }
  const { spec, chunks, language } = context;
  const plan = completePlan({ title: spec.title, drafted, chunks, proposal });
  return { plan: { ...plan, ...(language === 'und' ? {} : { language }) }, usage };
};

/**
 * Writes the first scene while the plan is made, so that reading can start early. If it fails, the fan-out writes it.
 * Not for an expansion, whose scenes are shown only when all are done.
 */
const writeOpening = async (
  { store, model }: WritingPorts<PlanStore>,
  ref: GenerationRef,
  context: WritingContext,
  drafted: readonly UntitledScene[],
): Promise<string | undefined> => {
  const [first] = drafted;
  if (!first || first.type === 'quiz' || first.type === 'assessment' || context.spec.after !== undefined)
    return undefined;
  const { order, type, chunks } = first;
  try {
    const opening = { order, type, chunks, title: null, chapters: [], of: drafted.length };
    const { scene, usage } = await writeText(model, context, opening);
    if (!scene) return undefined;
    return (await store.writeOpening(ref, scene, usage)) === 'done' ? scene.title : undefined;
  } catch (error) {
    if (error instanceof ModelThrottled) return undefined;
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

const makePlan = async (
  ports: WritingPorts<PlanStore>,
  ref: GenerationRef,
  context: WritingContext,
  opened: boolean,
) => {
  if (context.edition) return planEdition(ports, context, context.edition);
  const { scenes: drafted } = draftPlan(context.spec, context.chunks);
  const [planned, opening] = await Promise.allSettled([
    askPlan(ports, context, drafted),
    opened ? ports.store.openingTitle(ref) : writeOpening(ports, ref, context, drafted),
  ]);
  // Wait for both before throwing: a step that is retried must not still be writing.
  if (planned.status === 'rejected') throw planned.reason;
  if (opening.status === 'rejected') throw opening.reason;
  const { plan, usage } = planned.value;
  const [first, ...others] = plan.scenes;
  const scenes = first && opening.value ? [{ ...first, title: opening.value }, ...others] : plan.scenes;
  return { plan: { ...plan, scenes }, usage };
};

interface PlanResult {
  /** The scenes still to be written. */
  readonly orders: number[];
  /** Index of the concurrency in the workflow, from 0. */
  readonly pace: number;
}

const nothing: PlanResult = { orders: [], pace: 0 };

/** Makes the plan and, at the same time, writes the first scene. */
export const planLesson = async (allPorts: WritingPorts<PlanStore>, input: unknown): Promise<PlanResult> => {
  const ref = z.parse(RefInputSchema, input);
  const loaded = await loadContext(allPorts, ref);
  if (!loaded) return nothing;
  const { ports } = loaded;
  let plan: Plan | undefined = await ports.store.plan(ref);
  if (!plan) {
    if ((await ports.store.enterPhase(ref, 'plan')) === 'stale') return nothing;
    const made = await makePlan(ports, ref, loaded.context, loaded.current.written.has(1));
    if ((await ports.store.savePlan(ref, made.plan, made.usage)) === 'stale') return nothing;
    plan = (await ports.store.plan(ref)) ?? made.plan;
  }
  if ((await ports.store.enterPhase(ref, 'generate')) === 'stale') return nothing;
  const current = await ports.store.current(ref);
  return current ? { orders: ordersToWrite(plan, current), pace: planLimits[current.tier].pace - 1 } : nothing;
};
