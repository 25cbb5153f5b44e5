import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModel } from '../../../lambdas/adapters/bedrock/model.ts';
import type { Converse } from '../../../lambdas/adapters/bedrock/request.ts';
import { LONGEST_CALL_MS } from '../../../lambdas/adapters/bedrock/time-limits.ts';
import type { Model } from '../../../lambdas/domain/model/model.ts';
import { GRADING_TIMEOUT_MS, modelGrader } from '../../../lambdas/domain/progress/model-grader.ts';
import { functions } from '../../../lambdas/functions.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { finalizeLesson } from '../../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { answerSamples } from '../../fixtures/lesson/answer-samples.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { portsOf, writeAll } from '../../fixtures/lesson/run-lesson.ts';

/** What an HTTP API of API Gateway waits for at most. */
const GATEWAY_MS = 30_000;
/** For whatever a function does besides asking the model. */
const OTHER_WORK_MS = 5_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const link = { title: 'Recall', text: '[Read this instead](https://example.test)' };
const samples = new Map<string, object>(Object.entries({ ...answerSamples, source: link }));

/** Takes all the time it is given. Every first answer fits no schema, and what comes instead passes no check. */
const slowest = () => {
  const limits: number[] = [];
  const converse: Converse = async ({ messages, toolConfig }, limitMs) => {
    limits.push(limitMs);
    await sleep(limitMs);
    const name = toolConfig?.toolChoice?.tool?.name ?? '';
    const again = JSON.stringify(messages).includes('did not fit its schema');
    const toolUse = { toolUseId: 't', name, input: again ? { ...samples.get(name) } : {} };
    return {
      output: { message: { role: 'assistant', content: [{ toolUse }] } },
      stopReason: 'tool_use',
      usage: undefined,
      metrics: undefined,
      $metadata: {},
    };
  };
  return { limits, converse };
};

/** How a step ends with such a model, and with how much of its function's time left. `told`: the model hears of that. */
const timed = async (timeoutSeconds: number, step: (model: Model) => Promise<unknown>, told = true) => {
  const { limits, converse } = slowest();
  const started = Date.now();
  const left = () => started + 1_000 * timeoutSeconds - Date.now();
  const settings = { schemaMode: 'forced', effort: undefined, thinking: 'default', headroomTokens: 0 } as const;
  let over = false;
  const work = step(createModel(converse, { modelId: 'x', ...settings }, told ? left : undefined))
    .then(
      () => undefined,
      (error: unknown) => error,
    )
    .finally(() => {
      over = true;
    });
  while (!over) {
    // Only what waits for the model takes time on this clock, whatever else the machine has to do.
    if (vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { error: await work, left: left(), limits };
};

/** Spanish is asked for and English answered, so that plans are asked for again too. */
const wishes = {
  language: 'es',
  mode: 'traditional',
  assessment: { mcqCount: 4, shortAnswerCount: 1, caseStudyCount: 1 },
} as const;
const topic = { topic: 'Learning', subtopic: 'Recall', focus: '' };

const written = async (): Promise<World> => {
  const world = worldOf({ spec: contractOf({ mode: 'traditional', assessment: wishes.assessment }) });
  await writeAll(world);
  return world;
};

const steps = {
  extract: async () => {
    const world = worldOf({ spec: contractOf({ ...wishes, topic }), materials: [] });
    return (model: Model) => extractMaterial({ ...portsOf(world, model), textOf: async () => ({ text: '' }) }, refOf());
  },
  plan: async () => {
    const { extract } = await written();
    const world = worldOf({ spec: contractOf(wishes), extract });
    return (model: Model) => planLesson(portsOf(world, model), refOf());
  },
  generate: async () => {
    const world = await written();
    const order = world.plan?.scenes.find(({ open }) => open !== undefined)?.order ?? 0;
    world.scenes.delete(order);
    return (model: Model) => generateScene(portsOf(world, model), { ...refOf(), order });
  },
} as const;

it.each(Object.keys(steps) as (keyof typeof steps)[])(
  '%s has time for every try of every call, however slow the model and bad its answers',
  async (name) => {
    const step = await steps[name]();
    const { left, limits } = await timed(functions[name].timeoutSeconds, step);
    expect(limits.length).toBeGreaterThanOrEqual(4);
    expect(new Set(limits)).toEqual(new Set([LONGEST_CALL_MS]));
    expect(left).toBeGreaterThan(OTHER_WORK_MS);
  },
);

it('finalize stops asking when its time is up, and ends the lesson with what there is', async () => {
  const world = await written();
  const [chapter] = [...world.scenes.values()].filter(({ type }) => type === 'chapter');
  world.scenes = new Map([[chapter!.order, chapter!]]);
  const { error, left, limits } = await timed(functions.finalize.timeoutSeconds, (model) =>
    finalizeLesson(portsOf(world, model), refOf()),
  );
  expect(error).toBeUndefined();
  expect(world.finish).toBeDefined();
  expect(limits.length).toBeGreaterThan(10);
  expect(left).toBeGreaterThan(OTHER_WORK_MS);
});

it('who waits for grades is answered before the function ends, and before the gateway does', async () => {
  const submitted = [{ id: 'q1', asked: 'Why?', points: ['Because'], answer: 'Just so' }];
  const { timeoutSeconds } = functions.learning;
  const { left, limits } = await timed(timeoutSeconds, (model) => modelGrader(model, () => {})(submitted), false);
  expect(left).toBeGreaterThan(OTHER_WORK_MS);
  expect(limits).toEqual([GRADING_TIMEOUT_MS]);
  expect(1_000 * timeoutSeconds).toBeLessThan(GATEWAY_MS);
});
