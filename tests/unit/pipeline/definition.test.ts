import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { describe, expect, it } from 'vitest';
import { GenerationFailed } from '../../../lambdas/domain/generation/reasons.ts';
import { ModelThrottled } from '../../../lambdas/domain/model/model.ts';
import { generationWorkflow } from '../../../lambdas/pipeline/definition.ts';
import { checkScene } from '../../../lambdas/pipeline/steps/check.ts';
import { extractMaterial } from '../../../lambdas/pipeline/steps/extract.ts';
import { recordFailure } from '../../../lambdas/pipeline/steps/fail.ts';
import { finalizeLesson } from '../../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../../lambdas/pipeline/steps/plan.ts';
import { checkRetries, recordRetries, stepRetries } from '../../../lambdas/retries.ts';
import { contractOf, refOf } from '../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { type World, worldOf } from '../../fixtures/lesson/memory-store.ts';
import { portsOf } from '../../fixtures/lesson/run-lesson.ts';

type Handler = (payload: unknown) => Promise<unknown>;
type Handlers = Readonly<Record<'extract' | 'plan' | 'generate' | 'check' | 'finalize' | 'fail', Handler>>;

const handlersOf = (world: World, model = fakeModel()): Handlers => {
  const ports = portsOf(world, model);
  return {
    extract: (input) => extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, input),
    plan: (input) => planLesson(ports, input),
    generate: (input) => generateScene(ports, input),
    check: (input) => checkScene(ports, input),
    finalize: (input) => finalizeLesson(ports, input),
    fail: (input) => recordFailure(ports, input),
  };
};

/** Runs the definition with handlers in place of Lambdas, without waiting between retries. */
const run = async (handlers: Handlers, { mapConcurrency = 8 } = {}) => {
  const definition: StateMachineDefinition = JSON.parse(
    JSON.stringify(generationWorkflow((fn) => fn, { mapConcurrency })),
  );
  const payloads: unknown[] = [];
  const states = [
    'Extract',
    'Plan',
    'WriteScene',
    'GiveUpScene',
    'WriteSceneBack',
    'GiveUpSceneBack',
    'CheckScene',
    'CheckSceneBack',
    'Finalize',
    'RecordFailure',
  ];
  const invoke = async (parameters: unknown) => {
    const { FunctionName, Payload } = parameters as { FunctionName: keyof Handlers; Payload: object };
    payloads.push(Payload);
    const returned = await handlers[FunctionName](Payload);
    return JSON.parse(JSON.stringify({ Payload: returned ?? null }));
  };
  const machine = new StateMachine(definition);
  const execution = machine.run(
    { ...refOf() },
    {
      overrides: {
        taskResourceLocalHandlers: Object.fromEntries(states.map((state) => [state, invoke])),
        retryIntervalOverrides: Object.fromEntries(states.map((state) => [state, 0])),
      },
    },
  );
  let transitions = 0;
  for await (const { type } of execution.eventLogs) if (type === 'StateEntered') transitions += 1;
  const ended = await execution.result.then(
    () => 'SUCCEEDED',
    (error: Error) => `FAILED: ${/\w+$/.exec(error.message)?.[0]}`,
  );
  return { payloads, transitions, ended };
};

describe('the workflow', () => {
  it('writes a lesson from its beginning to its end [GEN-17]', async () => {
    const world = worldOf();
    await run(handlersOf(world));
    expect(world.scenes.size).toBe(9);
    expect(world.finish).toMatchObject({ asked: 7, passed: 7 });
    expect(world.phases).toEqual(['extract', 'plan', 'generate', 'finalize']);
  });

  it('carries ids and never texts', async () => {
    const { payloads } = await run(handlersOf(worldOf()));
    expect(Math.max(...payloads.map((payload) => JSON.stringify(payload).length))).toBeLessThan(200);
  });

  it('enters one state for each step, for each scene and for each check, and no other', async () => {
    const { transitions } = await run(handlersOf(worldOf()));
    expect(transitions).toBe('extract plan generate both read look-back finalize'.split(' ').length + 8 + 9);
  });

  it.each([
    ['free', 3],
    ['pro', 6],
  ] as const)(
    'writes at most as many scenes of a %s lesson at once as it is told: %i [BILL-02]',
    async (tier, atOnce) => {
      const spec = contractOf({ estimatedDuration: 45, sceneTarget: 13 });
      const world = worldOf({ tier, spec });
      const handlers = handlersOf(world);
      let now = 0;
      let most = 0;
      const generate: Handler = async (input) => {
        now += 1;
        most = Math.max(most, now);
        const outcome = await handlers.generate(input);
        now -= 1;
        return outcome;
      };
      await run({ ...handlers, generate }, { mapConcurrency: 3 });
      expect(most).toBe(atOnce);
    },
  );
});

it('asks what looks back only when all else is written', async () => {
  const world = worldOf();
  const model = fakeModel();
  await run(handlersOf(world, model));
  const writing = model.calls.filter(({ task: { kind } }) => kind !== 'check' && kind !== 'solve');
  const asked = writing.map(({ task }) => (task.kind === 'scene' ? task.type : task.kind));
  const closing = asked.slice(-3);
  expect(closing.toSorted()).toEqual(['quiz', 'quiz', 'summary']);
  const summary = model.calls.find(({ task }) => task.kind === 'scene' && task.type === 'summary')?.task;
  expect(summary).toMatchObject({ story: { told: [{ point: 'Point of 3' }, {}, {}, {}] } });
});

describe('an error', () => {
  it('that is a reason for the learner ends the generation at once', async () => {
    const world = worldOf();
    let tries = 0;
    const extract: Handler = async () => {
      tries += 1;
      throw new GenerationFailed('encrypted');
    };
    const { ended } = await run({ ...handlersOf(world), extract });
    expect(tries).toBe(1);
    expect(world.failure).toBe('encrypted');
    expect(world.finish).toBeUndefined();
    expect(ended).toBe('SUCCEEDED');
  });

  it('of throttling is tried again until it passes', async () => {
    const world = worldOf();
    let left = 3;
    const model = fakeModel(({ task }) =>
      task.kind === 'quiz' && left-- > 0 ? new ModelThrottled('busy') : undefined,
    );
    await run(handlersOf(world, model));
    expect(world.finish).toMatchObject({ passed: 7 });
  });

  it('of one scene does not touch the others', async () => {
    const world = worldOf();
    const model = fakeModel(({ task }) =>
      task.kind === 'scene' && task.order === 3 ? new TypeError('broken') : undefined,
    );
    const handlers = handlersOf(world, model);
    const finalize = handlersOf(world).finalize;
    let givenUp: number[] = [];
    const lookAndFinalize: Handler = (input) => {
      givenUp = [...world.failed];
      return finalize(input);
    };
    await run({ ...handlers, finalize: lookAndFinalize });
    expect(givenUp).toEqual([3]);
    expect(world.scenes.size).toBe(9);
  });

  it('of finalize ends the generation with a reason', async () => {
    const world = worldOf();
    const finalize: Handler = async () => {
      throw new TypeError('broken');
    };
    await run({ ...handlersOf(world), finalize });
    expect(world.failure).toBe('unknown');
  });

  const refuse =
    (error: Error): Handler =>
    async () => {
      throw error;
    };

  it('of ours fails the execution, which an alarm counts, with the reason that was recorded', async () => {
    const broken = await run({ ...handlersOf(worldOf()), plan: refuse(new TypeError('broken')) });
    expect(broken.ended).toBe('FAILED: unknown');
    const busy = await run({ ...handlersOf(worldOf()), finalize: refuse(new GenerationFailed('busy')) });
    expect(busy.ended).toBe('FAILED: busy');
  });

  it('in a lesson that its author has deleted meanwhile wakes nobody', async () => {
    const world = worldOf();
    world.wanted = false;
    const { ended } = await run({ ...handlersOf(world), plan: refuse(new TypeError('no session')) });
    expect(ended).toBe('SUCCEEDED');
    expect(world.failure).toBeUndefined();
  });

  it('costs three more states than the lesson had come to', async () => {
    const { transitions } = await run({ ...handlersOf(worldOf()), extract: refuse(new GenerationFailed('empty')) });
    expect(transitions).toBe('extract record choose end'.split(' ').length);
  });
});

/** What a policy may leave to Step Functions. */
const open: { IntervalSeconds?: number; BackoffRate?: number; MaxDelaySeconds?: number } = {};

it('waits with jitter and longer each time, and leaves nothing to wait for ever', () => {
  for (const retry of [...stepRetries, ...checkRetries, ...recordRetries]) {
    if (retry.MaxAttempts === 0) continue;
    expect(retry).toMatchObject({ JitterStrategy: 'FULL', IntervalSeconds: expect.any(Number) });
    const { MaxAttempts, IntervalSeconds = 0, BackoffRate = 2, MaxDelaySeconds = 600 } = { ...open, ...retry };
    const pauses = Array.from({ length: MaxAttempts }, (_, at) =>
      Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** at),
    );
    // The longest there are; half of it on the average, and less than the half hour of the workflow
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(12 * 60);
  }
});

describe('a second reader', () => {
  it('has read every scene when the lesson is ready', async () => {
    const world = worldOf();
    await run(handlersOf(world));
    expect([...world.scenes.values()].map(({ check }) => check?.state)).toEqual(Array(9).fill('done'));
    expect(world.finish).toMatchObject({ passed: 7 });
  });

  it('who fails for good costs no scene and no lesson', async () => {
    const world = worldOf();
    let tries = 0;
    const check: Handler = async () => {
      tries += 1;
      throw new Error('out of order');
    };
    const { ended } = await run({ ...handlersOf(world), check });
    expect(ended).toBe('SUCCEEDED');
    expect(world.scenes.size).toBe(9);
    expect(world.finish).toMatchObject({ passed: 7, checked: false });
    expect(tries).toBe(9);
  });

  it('who has too much to do holds up the end of a lesson for some seconds, and no longer', async () => {
    const world = worldOf();
    const busy = fakeModel(({ task }) =>
      task.kind === 'check' || task.kind === 'solve' ? new ModelThrottled('busy') : undefined,
    );
    await run(handlersOf(world, busy));
    expect(world.finish).toMatchObject({ passed: 7, checked: false });
    const waits = checkRetries.find(({ ErrorEquals }) => ErrorEquals.includes('ModelThrottled'));
    const { IntervalSeconds = 0, BackoffRate = 0, MaxAttempts = 0 } = { ...waits } as Record<string, number>;
    const longest = Array.from({ length: MaxAttempts }, (_, at) => IntervalSeconds * BackoffRate ** at);
    expect(longest.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(15);
  });

  it('is waited for by no scene that looks back', async () => {
    const world = worldOf();
    const handlers = handlersOf(world);
    const written = Promise.withResolvers<void>();
    const generate: Handler = async (input) => {
      const outcome = await handlers.generate(input);
      if (world.scenes.size === 9) written.resolve();
      return outcome;
    };
    const check: Handler = async (input) => {
      const closing = [...world.scenes.values()].some(({ type }) => type === 'quiz' || type === 'summary');
      if (!closing) await written.promise;
      return handlers.check(input);
    };
    await run({ ...handlers, generate, check });
    expect(world.finish).toBeDefined();
  });
});
