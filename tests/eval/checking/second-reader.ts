import { objectionsTo } from '../../../lambdas/domain/generation/checking/objections.ts';
import { objectionsToQuestions } from '../../../lambdas/domain/generation/checking/solutions.ts';
import type { CheckAnswer, SolveAnswer } from '../../../lambdas/domain/model/answers.ts';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import type { CallName } from '../../../lambdas/domain/model/model-calls.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { checkScene } from '../../../lambdas/pipeline/steps/check.ts';
import { inParallel } from '../../../lambdas/pipeline/steps/in-parallel.ts';
import { refOf } from '../../fixtures/lesson/contract.ts';
import type { World } from '../../fixtures/lesson/memory-store.ts';
import { portsOf } from '../../fixtures/lesson/run-lesson.ts';

/** What the second reader named, and what became of it. */
export interface NamedFault {
  readonly order: number;
  /** A sentence of the scene, or what was said against a question. */
  readonly said: string;
  readonly reason: string;
  readonly outcome: 'mended' | 'taken out' | 'repaired' | 'stands' | 'withdrawn';
}

/** One lesson after its second reader. */
export interface SecondReading {
  readonly scenes: number;
  /** Scenes that nobody could read: they stand as they were written. */
  readonly failed: number;
  /** Scenes of which nothing was said. */
  readonly kept: number;
  readonly faults: readonly NamedFault[];
}

export type Heard = { readonly name: CallName; readonly value: unknown };

/** The same model, with what it answers told. */
export const overheard = (model: Model, heard: Heard[]): Model => ({
  ...model,
  complete: async (call) => {
    const answer = await model.complete(call);
    heard.push({ name: call.name, value: answer.value });
    return answer;
  },
});

const textFaults = (before: WrittenScene, after: WrittenScene, { objections }: CheckAnswer): NamedFault[] => {
  const removed = after.check?.removed ?? [];
  const gone = new Set(removed.map(({ sentence }) => sentence));
  const named = (objectionsTo(before.content ?? '', objections) ?? []).map(({ said }) => said);
  const fault = { order: before.order };
  return [
    ...named
      .filter(({ sentence }) => !gone.has(sentence))
      .map(({ sentence, reason }) => ({ ...fault, said: sentence, reason, outcome: 'mended' as const })),
    ...removed.map(({ sentence, reason }) => ({ ...fault, said: sentence, reason, outcome: 'taken out' as const })),
  ];
};

/** As many as there are new questions were repaired; which of them took whose place nobody says. Others stand, or are gone. */
const questionFaults = (before: WrittenScene, after: WrittenScene | undefined, solved: SolveAnswer): NamedFault[] => {
  const known = new Set(before.keys.map(({ id }) => id));
  const ids = new Set(after?.keys.map(({ id }) => id));
  const added = [...ids].filter((id) => !known.has(id)).length;
  const named = (objectionsToQuestions(before, solved) ?? []).toSorted(
    (one, other) => Number(ids.has(one.questionId)) - Number(ids.has(other.questionId)),
  );
  return named.map(({ questionId, finding }, at) => ({
    order: before.order,
    said: questionId,
    reason: finding.reason,
    outcome: ids.has(questionId) ? 'stands' : at < added ? 'repaired' : 'withdrawn',
  }));
};

const faultsIn = (before: WrittenScene, after: WrittenScene | undefined, [first]: readonly Heard[]): NamedFault[] => {
  if (first?.name === 'solve') return questionFaults(before, after, first.value as SolveAnswer);
  return first?.name === 'check' && after ? textFaults(before, after, first.value as CheckAnswer) : [];
};

/**
 * Has the product's second reader read a lesson that stands, each scene of it, whatever became of the readings before.
 * It comes after the lesson's end, so that no prompt of the writing differs from those of a lesson without it.
 */
export const readAgain = async (
  world: World,
  { model, atOnce }: { readonly model: Model; readonly atOnce: number },
): Promise<SecondReading> => {
  const scenes = [...world.scenes.values()].toSorted((one, other) => one.order - other.order);
  for (const scene of scenes) world.scenes.set(scene.order, { ...scene, check: { state: 'waiting', removed: [] } });
  const faults: NamedFault[] = [];
  let failed = 0;
  const orders = scenes.map(({ order }) => order);
  await inParallel(orders, atOnce, async (order) => {
    const before = scenes.find((scene) => scene.order === order);
    const heard: Heard[] = [];
    await checkScene(portsOf(world, overheard(model, heard)), { ...refOf(), order });
    const after = world.scenes.get(order);
    if (after && after.check?.state !== 'done') failed += 1;
    else if (before) faults.push(...faultsIn(before, after, heard));
  });
  const named = new Set(faults.map(({ order }) => order));
  return { scenes: scenes.length, failed, kept: scenes.length - failed - named.size, faults };
};

const outcomes = ['mended', 'taken out', 'repaired', 'stands', 'withdrawn'] as const;

/** What became of it all, then each fault in a line. */
export const readingLines = ({ scenes, failed, kept, faults }: SecondReading): string[] => [
  [
    `Second reader: ${scenes} scenes, ${kept} kept as they were, ${failed} not read; found ${faults.length}`,
    ...outcomes.map((outcome) => `${outcome} ${faults.filter((fault) => fault.outcome === outcome).length}`),
  ].join(', '),
  ...faults
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, said, reason, outcome }) => `- ${order}, ${outcome}: ${said} (${reason})`),
];
