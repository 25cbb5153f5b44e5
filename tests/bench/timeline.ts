import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { OpeningView } from '../../lambdas/domain/generation/opening-view.ts';
import type { SolveAnswer } from '../../lambdas/domain/model/answers.ts';
import { type Model, ModelThrottled } from '../../lambdas/domain/model/model.ts';
import { generationWorkflow } from '../../lambdas/pipeline/definition.ts';
import { checkScene } from '../../lambdas/pipeline/steps/check.ts';
import { extractMaterial } from '../../lambdas/pipeline/steps/extract.ts';
import { finalizeLesson } from '../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../lambdas/pipeline/steps/plan.ts';
import { createLambdas, type LambdaHandler } from '../../local/lambda/lambdas.ts';
import { startStepFunctions } from '../../local/stepfunctions/step-functions.ts';
import { customPlan, targets } from '../../shared/catalogue/duration-plan.ts';
import { contractOf, refOf } from '../fixtures/lesson/contract.ts';
import { fakeModel } from '../fixtures/lesson/fake-model.ts';
import { memoryFiles, memoryStore, worldOf } from '../fixtures/lesson/memory-store.ts';
import { type PromptTask, readTask } from '../fixtures/lesson/read-prompt.ts';
import { riversMaterial, riversText } from '../fixtures/lesson/rivers.ts';
import type { Figure } from './report.ts';
import { createVirtualClock, type VirtualClock, withSeededRandom } from './virtual-clock.ts';

const FIRST_TOKEN_MS = 600;
const TOKENS_A_SECOND = 90;
const FAN_OUT = 8;
const MINUTES = 45;

const tokensOf = (task: PromptTask): number => {
  // A title for each scene, and for each chapter its point with clue, false lead and hook
  if (task.kind === 'plan') {
    const lesson = task.describesLesson === false ? 40 : 120;
    return task.slots.reduce((sum, { type }) => sum + (type === 'chapter' ? 85 : 25), lesson);
  }
  // One question in the place of another
  if (task.kind === 'quiz' && task.refused) return 160 * task.questions;
  if (task.kind === 'quiz' || task.kind === 'open') return 520;
  if (task.kind === 'source') return 900;
  // Nothing to object to; five ideas, and letters with a line of reasons each
  if (task.kind === 'check') return 20;
  if (task.kind === 'mend') return 150;
  if (task.kind === 'solve') return 60 * task.questions.length + 150;
  // With the bible, whose lines have fifteen words at most
  if (task.type === 'overview') return 420;
  return task.type === 'chapter' ? 750 : 300;
};
/** Five lines of fifteen words at most, with their names, the title, and a few words of the text. */
const TOKENS_BEFORE_WORDS = 150;
const durationOf = (task: PromptTask): number => FIRST_TOKEN_MS + (tokensOf(task) / TOKENS_A_SECOND) * 1_000;

/** Finds one question of each quiz that might be better. */
const strictReader = () => {
  const read = new Set<number>();
  return fakeModel(({ task }, good) => {
    if (task.kind !== 'solve' || read.has(task.order)) return undefined;
    read.add(task.order);
    const [first, ...others] = (good as SolveAnswer).answers;
    return { ...(good as SolveAnswer), answers: first ? [{ ...first, worth: 2 }, ...others] : [] };
  });
};

interface Pace {
  /** Every so-manieth call is refused at once. */
  readonly throttleEvery?: number;
  readonly strict?: boolean;
}

/** Answers well and takes its time. */
const slowModel = (clock: VirtualClock, { throttleEvery, strict = false }: Pace) => {
  const good = strict ? strictReader() : fakeModel();
  const spent = { calls: 0, ms: 0 };
  const model: Model = {
    complete: async (call) => {
      spent.calls += 1;
      if (throttleEvery && spent.calls % throttleEvery === 0) throw new ModelThrottled('too many tokens');
      const task = readTask(call.task);
      if (!task) throw new Error('a prompt without a task');
      const ms = durationOf(task);
      spent.ms += ms;
      const first = FIRST_TOKEN_MS + (TOKENS_BEFORE_WORDS / TOKENS_A_SECOND) * 1_000;
      if (!call.onText) await clock.sleep(ms);
      else {
        await clock.sleep(FIRST_TOKEN_MS);
        call.onBegun?.();
        await clock.sleep(first - FIRST_TOKEN_MS);
        call.onText({ attempt: 1, title: 'The beginning', content: 'It was a cold night' });
        await clock.sleep(ms - first);
      }
      return good.complete(call);
    },
  };
  return { model, spent };
};

const runLesson = async (pace: Pace = {}) => {
  const clock = createVirtualClock();
  const { model, spent } = slowModel(clock, pace);
  const { scenes, questions } = targets(customPlan(MINUTES));
  const world = worldOf({
    spec: contractOf({ estimatedDuration: MINUTES, sceneTarget: scenes, questionTarget: questions }),
    materials: [{ id: riversMaterial, name: null, text: riversText(20), objectKey: null }],
  });
  const at: Record<'words' | 'opening' | 'sidebar' | 'written' | 'all', number> = {
    words: 0,
    opening: 0,
    sidebar: 0,
    written: 0,
    all: 0,
  };
  const view: OpeningView = {
    send: async (_, { kind }) => {
      if (kind === 'opening.grown' && at.words === 0) at.words = clock.now();
    },
    keep: async () => undefined,
    forget: async () => undefined,
    report: (error) => {
      throw error;
    },
  };
  const kept = memoryStore(world);
  const store: typeof kept = {
    ...kept,
    writeOpening: (...args) => kept.writeOpening(...args).finally(() => (at.opening = clock.now())),
    savePlan: (...args) => kept.savePlan(...args).finally(() => (at.sidebar = clock.now())),
    writeScene: (ref, scene, usage) => {
      if (scene.order === 1) at.opening = clock.now();
      return kept.writeScene(ref, scene, usage).finally(() => (at.written = clock.now()));
    },
    finish: (...args) => kept.finish(...args).finally(() => (at.all = clock.now())),
  };
  const report = (error: unknown) => {
    throw error;
  };
  const ports = {
    store,
    files: memoryFiles(world),
    model,
    largerModel: undefined,
    checks: true,
    now: Date.now,
    report,
  };
  const step = (run: (input: unknown) => unknown): { handler: LambdaHandler; timeoutMs: number } => ({
    handler: (event) => run(event),
    timeoutMs: 120_000,
  });
  const { invoke } = createLambdas({
    functions: {
      extract: step((input) => extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, input)),
      plan: step((input) => planLesson({ ...ports, view }, input)),
      generate: step((input) => generateScene(ports, input)),
      check: step((input) => checkScene(ports, input)),
      finalize: step((input) => finalizeLesson(ports, input)),
      fail: step(() => {
        throw new Error('the lesson failed');
      }),
    },
  });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'timeline-'));
  const machine = {
    definition: generationWorkflow((fn) => fn, { mapConcurrency: FAN_OUT }),
    type: 'STANDARD' as const,
  };
  const workflows = await startStepFunctions({ dataDir, invoke, sleep: clock.sleep, machines: { lesson: machine } });
  const client = new SFNClient({
    endpoint: workflows.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });
  const { executionArn = '' } = await client.send(
    new StartExecutionCommand({
      stateMachineArn: workflows.arnOf('lesson'),
      name: 'bench',
      input: JSON.stringify(refOf()),
    }),
  );
  while (!world.finish) await new Promise((resolve) => setTimeout(resolve, 20));
  const transitions = workflows.transitions(executionArn);
  client.destroy();
  await workflows.close();
  rmSync(dataDir, { recursive: true, force: true });
  if (world.scenes.size !== scenes) throw new Error(`${world.scenes.size} of ${scenes} scenes came of it`);
  return { at, spent, transitions };
};

const seconds = (ms: number): number => ms / 1_000;

/** A lesson of 45 minutes against a model with a speed, on a clock that does not make anybody wait. */
export const timeline = async (): Promise<Figure[]> => {
  const calm = await withSeededRandom(1, () => runLesson());
  const busy = await withSeededRandom(1, () => runLesson({ throttleEvery: 5 }));
  const strict = await withSeededRandom(1, () => runLesson({ strict: true }));
  return [
    { what: 'first words', value: seconds(calm.at.words), unit: 's', limit: 2.5 },
    { what: 'first scene readable', value: seconds(calm.at.opening), unit: 's', limit: 6 },
    { what: 'sidebar stands', value: seconds(calm.at.sidebar), unit: 's', limit: 7.5 },
    { what: 'all scenes readable', value: seconds(calm.at.written), unit: 's', limit: 22 },
    { what: 'the same with one call in five throttled', value: seconds(busy.at.written), unit: 's', limit: 30 },
    { what: 'all scenes checked', value: seconds(calm.at.all), unit: 's', limit: 35 },
    { what: 'the same where each quiz is asked for again', value: seconds(strict.at.all), unit: 's', limit: 35 },
    { what: 'the same calls one after another', value: seconds(calm.spent.ms), unit: 's' },
    { what: 'model calls', value: calm.spent.calls, unit: '' },
    { what: 'state transitions', value: calm.transitions, unit: '' },
  ];
};
