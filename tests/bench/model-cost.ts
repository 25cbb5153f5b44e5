import { readFileSync } from 'node:fs';
import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import cdk from '../../cdk.json' with { type: 'json' };
import { createModel } from '../../lambdas/adapters/bedrock/model.ts';
import type { Converse } from '../../lambdas/adapters/bedrock/request.ts';
import { extractMaterial } from '../../lambdas/pipeline/steps/extract.ts';
import { finalizeLesson } from '../../lambdas/pipeline/steps/finalize.ts';
import { generateScene } from '../../lambdas/pipeline/steps/generate.ts';
import { planLesson } from '../../lambdas/pipeline/steps/plan.ts';
import { customPlan, targets } from '../../shared/catalogue/duration-plan.ts';
import { contractOf, refOf } from '../fixtures/lesson/contract.ts';
import { answerTo } from '../fixtures/lesson/engine.ts';
import { worldOf } from '../fixtures/lesson/memory-store.ts';
import { riversMaterial } from '../fixtures/lesson/rivers.ts';
import { portsOf } from '../fixtures/lesson/run-lesson.ts';
import type { Figure } from './report.ts';

const MINUTES = 45;
const TEXTS = ['cellular-respiration.txt', 'ferry-manual.md', 'suez-canal.txt', 'the-salt-road.txt'];
/** Anthropic's guide: 555,000 words of English make a million tokens of the newer tokenizer. With its space a word has six characters. */
const CHARACTERS_A_TOKEN = 6 / 1.8;

interface ModelUse {
  readonly form: string;
  /** What runs side by side cannot read what the other has just written: plan and opening, then each scene. */
  readonly step: string;
  readonly tools: number;
  readonly prompt: number;
  readonly own: number;
  readonly output: number;
}

const tokens = (text: string): number => Math.round(text.length / CHARACTERS_A_TOKEN);
const textOf = (blocks: readonly { text?: string | undefined }[] = []): string =>
  blocks.map(({ text }) => text ?? '').join('\n');

const useOf = ({ toolConfig, system, messages }: ConverseCommandInput, step: string, output: string): ModelUse => ({
  form: toolConfig?.toolChoice?.tool?.name ?? '',
  step,
  tools: tokens(JSON.stringify(toolConfig?.tools)),
  prompt: tokens(textOf(system)),
  own: tokens(textOf(messages?.[0]?.content)),
  output: tokens(output),
});

/** A whole lesson, written by the embedded engine out of the requests that would go to Bedrock. */
const usesOfLesson = async (): Promise<readonly ModelUse[]> => {
  const all: ModelUse[] = [];
  let step = 'plan';
  const converse: Converse = async (input) => {
    const said = answerTo({ input: Object(input.additionalModelRequestFields).input });
    all.push(useOf(input, step, JSON.stringify(said)));
    const toolUse = { toolUseId: 't', name: input.toolConfig?.toolChoice?.tool?.name, input: { ...said } };
    const output = { message: { role: 'assistant' as const, content: [{ toolUse }] } };
    return { output, stopReason: 'tool_use', usage: undefined, metrics: undefined, $metadata: {} };
  };
  const settings = { schemaMode: 'forced', effort: undefined, thinking: 'disabled', headroomTokens: 0 } as const;
  const model = createModel(converse, { modelId: cdk.context['fabula:model'].id, extractive: true, ...settings });
  const { scenes, questions } = targets(customPlan(MINUTES));
  const fixtures = new URL('../fixtures/texts/', import.meta.url);
  const text = TEXTS.map((name) => readFileSync(new URL(name, fixtures), 'utf8')).join('\n\n');
  const world = worldOf({
    spec: contractOf({ estimatedDuration: MINUTES, sceneTarget: scenes, questionTarget: questions }),
    materials: [{ id: riversMaterial, name: null, text, objectKey: null }],
  });
  const ports = portsOf(world, model);
  await extractMaterial({ ...ports, textOf: async () => ({ text: '' }) }, refOf());
  const { orders } = await planLesson(ports, refOf());
  for (const order of orders) {
    step = `scene ${order}`;
    await generateScene(ports, { ...refOf(), order });
  }
  step = 'finalize';
  await finalizeLesson(ports, refOf());
  return all;
};

type Cache = 'none' | 'each kind' | 'shared';
interface Input {
  plain: number;
  written: number;
  read: number;
}

/** What of the input is written to the provider's cache and read from it. */
const inputOf = (calls: readonly ModelUse[], cache: Cache): Input => {
  const sum: Input = { plain: 0, written: 0, read: 0 };
  const writers = new Map<string, Set<string>>();
  for (const { form, step, tools, prompt, own } of calls) {
    // With the provider's own structured output there are no tools, and every kind has a beginning of its own.
    const beginning = cache === 'shared' ? tools + prompt : prompt;
    const key = cache === 'shared' ? '' : form;
    const before = writers.get(key) ?? new Set();
    const known = before.has('plan') ? step !== 'plan' : before.has(step);
    sum.plain += own + (cache === 'none' ? beginning : 0);
    if (cache !== 'none') sum[known ? 'read' : 'written'] += beginning;
    writers.set(key, before.add(step));
  }
  return sum;
};

/** USD for 1,000 lessons. */
const costOf = ({ plain, written, read }: Input, output: number): number => {
  const { price } = cdk.context['fabula:model'];
  return (plain * price.input + written * price.cacheWrite + read * price.cacheRead + output * price.output) / 1_000;
};

/** What the calls of a lesson hold, and what they cost with the model and prices of cdk.json. */
export const modelCost = async (): Promise<Figure[]> => {
  const calls = await usesOfLesson();
  const output = calls.reduce((sum, call) => sum + call.output, 0);
  const shared = inputOf(calls, 'shared');
  const [first] = calls;
  const usd = (cache: Cache) => costOf(inputOf(calls, cache), output);
  return [
    { what: 'calls', value: calls.length, unit: '' },
    { what: 'tools, the same for all', value: first?.tools ?? 0, unit: 'tokens' },
    { what: 'prompt, the same for all', value: first?.prompt ?? 0, unit: 'tokens' },
    { what: 'tasks, each its own', value: shared.plain, unit: 'tokens' },
    { what: 'written to the cache', value: shared.written, unit: 'tokens' },
    { what: 'read from the cache', value: shared.read, unit: 'tokens' },
    { what: 'output', value: output, unit: 'tokens' },
    {
      what: 'the same, each kind of call cached apart: written',
      value: inputOf(calls, 'each kind').written,
      unit: 'tokens',
    },
    { what: 'the same, nothing cached: input', value: inputOf(calls, 'none').plain, unit: 'tokens' },
    { what: '1,000 lessons', value: usd('shared'), unit: 'USD', limit: 20 },
    { what: '1,000 lessons, each kind of call cached apart', value: usd('each kind'), unit: 'USD' },
    { what: '1,000 lessons, nothing cached', value: usd('none'), unit: 'USD' },
  ];
};
