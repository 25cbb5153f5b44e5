import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bedrock } from '../../../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../../../lambdas/adapters/bedrock/model.ts';
import type { ModelSettings } from '../../../../lambdas/adapters/bedrock/request.ts';
import { ModelRefused, ModelThrottled } from '../../../../lambdas/domain/model/model.ts';
import { type CallName, modelCalls } from '../../../../lambdas/domain/model/model-calls.ts';
import { modelGrader } from '../../../../lambdas/domain/progress/model-grader.ts';
import { startBedrock } from '../../../../local/bedrock/bedrock.ts';
import type { ModelRequest } from '../../../../local/bedrock/local-model.ts';
import { schemaFault } from '../../../../local/bedrock/schema-rules.ts';
import { answerSamples } from '../../../fixtures/lesson/answer-samples.ts';
import { contractOf } from '../../../fixtures/lesson/contract.ts';
import { fakeModel } from '../../../fixtures/lesson/fake-model.ts';
import { worldOf } from '../../../fixtures/lesson/memory-store.ts';
import { writeAll } from '../../../fixtures/lesson/run-lesson.ts';

const before = { ...process.env };
const asked: ModelRequest[] = [];
/** Closed while nothing is answered. */
let gate = Promise.resolve();
/** Tokens of every answer. */
const outputTokens = 80;
let server: Awaited<ReturnType<typeof startBedrock>>;

beforeAll(async () => {
  server = await startBedrock({
    answer: async (request) => {
      asked.push(request);
      await gate;
      const form = request.answerAs.kind === 'text' ? undefined : request.answerAs.name;
      const output = Object.entries(answerSamples).find(([name]) => name === form)?.[1] ?? 'Which tool?';
      return { output, usage: { inputTokens: 100, outputTokens } };
    },
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: server.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(async () => {
  process.env = before;
  await server.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** As docs/operations.md recommends them, and one model that takes structured output. */
const models = {
  haiku: settings({ modelId: 'us.anthropic.claude-haiku-5-5', schemaMode: 'forced', thinking: 'disabled' }),
  sonnet: settings({
    modelId: 'global.anthropic.claude-sonnet-5-5',
    schemaMode: 'offered',
    effort: 'low',
    headroomTokens: 4_000,
  }),
  nova: settings({ modelId: 'us.amazon.nova-2-lite-v1:0', schemaMode: 'forced' }),
  opus: settings({ modelId: 'us.anthropic.claude-opus-4-6-v1', schemaMode: 'native' }),
};
type ModelName = keyof typeof models;

function settings(some: Partial<ModelSettings>): ModelSettings {
  return { modelId: '', schemaMode: 'forced', effort: undefined, thinking: 'default', headroomTokens: 0, ...some };
}

const names = Object.keys(modelCalls) as CallName[];
const call = (name: CallName, maxTokens = 260) => ({ name, prefix: 'Rules', task: 'A task', maxTokens });
const modelNamed = (name: ModelName, some: Partial<ModelSettings> = {}) =>
  createModel(bedrock(), { ...models[name], ...some });

describe.each(Object.keys(models) as ModelName[])('with %s', (model) => {
  it.each(names)('the call %s is accepted as it is, and its answer understood', async (name) => {
    const { value } = await modelNamed(model).complete(call(name));
    expect(value).toEqual(answerSamples[modelCalls[name]]);
    expect(asked).toHaveLength(1);
  });
});

/** What leaves for Bedrock, without sending it. */
const recorder = () => {
  const sent: ConverseCommandInput[] = [];
  const converse = async (input: ConverseCommandInput) => {
    sent.push(input);
    throw Object.assign(new Error('recorded'), { name: 'ThrottlingException' });
  };
  return { sent, converse };
};
const sentBy = async (model: ModelName, name: CallName) => {
  const { sent, converse } = recorder();
  await createModel(converse, models[model])
    .complete(call(name))
    .catch(() => undefined);
  return sent[0];
};

it.each(names)('the tools of %s hold nothing that a strict tool would be refused for', async (name) => {
  const tools = (await sentBy('haiku', name))?.toolConfig?.tools ?? [];
  expect(tools.length).toBeGreaterThan(0);
  for (const { toolSpec } of tools) expect(schemaFault(toolSpec?.inputSchema?.json as never)).toBeUndefined();
});

it.each(['haiku', 'sonnet', 'nova'] as const)(
  'the calls of a session share their beginning to the byte with %s',
  async (name) => {
    const good = fakeModel();
    const beginnings = new Map<string, string[]>();
    const { sent, converse } = recorder();
    const model = {
      complete: async (asked: Parameters<typeof good.complete>[0]) => {
        await createModel(converse, models[name])
          .complete(asked)
          .catch(() => undefined);
        const { toolConfig, system } = sent.at(-1) ?? {};
        const beginning = JSON.stringify([toolConfig?.tools, system]);
        beginnings.set(beginning, [...(beginnings.get(beginning) ?? []), asked.name]);
        return good.complete(asked);
      },
    } as typeof good;
    const spec = contractOf({
      mode: 'traditional',
      assessment: { mcqCount: 5, shortAnswerCount: 1, caseStudyCount: 1 },
    });
    const world = worldOf({ spec });
    await writeAll(world, model);
    expect(beginnings.size).toBe(1);
    const kinds = new Set([...beginnings.values()].flat());
    expect(kinds).toEqual(new Set(['lesson_plan', 'opening', 'scene', 'quiz', 'open_questions']));
    expect(JSON.stringify(sent[0]?.system?.at(-1))).toContain('cachePoint');
  },
);

describe('a model that thinks', () => {
  it('ends at its cap where it is let think without room, and is not asked again', async () => {
    const thinking = modelNamed('sonnet', { headroomTokens: 0 });
    await expect(thinking.complete(call('grade_answer'))).rejects.toThrow(ModelRefused);
    await expect(thinking.complete(call('grade_answer'))).rejects.toThrow('max_tokens');
    expect(asked).toHaveLength(2);
  });

  it('is paid for what it thinks', async () => {
    const { usage } = await modelNamed('sonnet').complete(call('scene'));
    expect(usage.outputTokens).toBeGreaterThan(outputTokens);
    expect((await modelNamed('haiku').complete(call('scene'))).usage.outputTokens).toBe(outputTokens);
  });

  it.each<[string, ModelName, Partial<ModelSettings>, RegExp]>([
    ['being forced to a tool meanwhile', 'haiku', { thinking: 'default' }, /Thinking may not be enabled/],
    ['being switched off, where it always thinks', 'sonnet', { thinking: 'disabled' }, /thinking.type.disabled/],
    ['more effort than fits without thinking', 'haiku', { effort: 'max' }, /"high" or below/],
    ['a forced tool', 'sonnet', { schemaMode: 'forced' }, /not supported for this model/],
    ['structured output', 'haiku', { schemaMode: 'native' }, /Extra inputs are not permitted/],
    ['a field of others', 'nova', { thinking: 'disabled' }, /extraneous key/],
  ])('refuses %s', async (_, model, some, message) => {
    await expect(modelNamed(model, some).complete(call('scene'))).rejects.toThrow(message);
  });
});

it('an answer that nobody waits for any more is given up, and may be asked for again', async () => {
  const open = Promise.withResolvers<void>();
  gate = open.promise;
  const late = modelNamed('haiku').complete({ ...call('scene'), timeoutMs: 1_100 });
  await expect(late).rejects.toThrow(ModelThrottled);
  open.resolve();
  expect(asked).toHaveLength(1);
});

it.each(Object.keys(models) as ModelName[])('open answers are graded by %s', async (name) => {
  const reported: unknown[] = [];
  const grader = modelGrader(modelNamed(name), (error) => reported.push(error));
  const submitted = [
    { id: 'q1', asked: 'What does each cell have?', points: ['A wheel', 'A membrane'], answer: 'Skin' },
  ];
  expect(await grader(submitted)).toEqual(new Map([['q1', [1]]]));
  expect(reported).toEqual([]);
});
