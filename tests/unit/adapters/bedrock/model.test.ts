import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandOutput,
  ThrottlingException,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { bedrock as openBedrock } from '../../../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../../../lambdas/adapters/bedrock/model.ts';
import type { ModelSettings } from '../../../../lambdas/adapters/bedrock/request.ts';
import { ModelRefused, ModelSilent, ModelThrottled } from '../../../../lambdas/domain/model/model.ts';

const bedrock = mockClient(BedrockRuntimeClient);
beforeEach(() => bedrock.reset());

const settings: ModelSettings = {
  modelId: 'us.anthropic.claude-haiku-5-5',
  schemaMode: 'forced',
  effort: undefined,
  thinking: 'disabled',
  headroomTokens: 0,
};
const call = {
  name: 'scene' as const,
  prefix: 'Rules and material',
  task: 'Write scene 3',
  maxTokens: 900,
};
const good = { title: 'T', content: 'C', sources: [], terms: [], activities: [] };
const usage = {
  inputTokens: 10,
  outputTokens: 5,
  totalTokens: 115,
  cacheReadInputTokens: 100,
  cacheWriteInputTokens: 7,
};

const said = (text: string, some: Partial<ConverseCommandOutput> = {}): Partial<ConverseCommandOutput> => ({
  output: { message: { role: 'assistant', content: [{ text }] } },
  stopReason: 'end_turn',
  usage,
  ...some,
});
const used = (input: object, name = 'scene'): Partial<ConverseCommandOutput> => ({
  output: {
    message: {
      role: 'assistant',
      content: [{ text: 'Here it is.' }, { toolUse: { toolUseId: 't', name, input: { ...input } } }],
    },
  },
  stopReason: 'tool_use',
  usage,
});
const complete = (some: Partial<ModelSettings> = {}, more: { input?: object } = {}) =>
  createModel(openBedrock(), { ...settings, ...some }).complete({ ...call, ...more });
const sent = (index = 0) => bedrock.commandCalls(ConverseCommand)[index]?.args[0].input;

describe('a request', () => {
  beforeEach(() => {
    bedrock.on(ConverseCommand).resolves(said(JSON.stringify(good)));
  });

  it('puts what all calls share first and marks it for the cache; what differs comes last', async () => {
    await complete();
    expect(sent()?.system).toEqual([{ text: 'Rules and material' }, { cachePoint: { type: 'default' } }]);
    expect(sent()?.messages).toEqual([{ role: 'user', content: [{ text: 'Write scene 3' }] }]);
  });

  it('reserves what the answer needs and sends neither temperature nor top_p', async () => {
    await complete();
    expect(sent()?.inferenceConfig).toEqual({ maxTokens: 900 });
    expect(sent()?.modelId).toBe(settings.modelId);
  });

  it('asks for a closed schema natively, where that is chosen', async () => {
    await complete({ schemaMode: 'native' });
    const format = sent()?.outputConfig?.textFormat;
    const schema = JSON.parse(format?.structure?.jsonSchema?.schema ?? '');
    expect(format?.type).toBe('json_schema');
    expect(schema).toMatchObject({
      type: 'object',
      required: ['title', 'content', 'sources', 'terms', 'activities'],
      additionalProperties: false,
      properties: { sources: { items: { additionalProperties: false } } },
    });
    expect(schema).not.toHaveProperty('$schema');
    expect(sent()).not.toHaveProperty('toolConfig');
  });

  it('forces the tool that the answer belongs into', async () => {
    await complete();
    expect(sent()?.toolConfig?.toolChoice).toEqual({ tool: { name: 'scene' } });
    const names = sent()?.toolConfig?.tools?.map(({ toolSpec }) => toolSpec?.name);
    const checking = ['check', 'mend', 'solve'];
    expect(names).toEqual(['lesson_plan', 'opening', 'scene', 'quiz', 'open_questions', ...checking]);
    expect(sent()).not.toHaveProperty('outputConfig');
  });

  it('only offers the tool, and says so, where the model refuses to be forced', async () => {
    await complete({ schemaMode: 'offered' });
    expect(sent()?.toolConfig?.toolChoice).toEqual({ auto: {} });
    expect(sent()?.messages?.[0]?.content?.[0]?.text).toContain('Answer by calling the tool "scene"');
  });

  it('names an effort when one is configured', async () => {
    await complete({ effort: 'low' });
    expect(sent()?.outputConfig).toEqual({ effort: 'low' });
  });

  it('switches thinking off, or leaves the model as it is and gives it room to think', async () => {
    await complete();
    expect(sent()?.additionalModelRequestFields).toEqual({ thinking: { type: 'disabled' } });
    await complete({ thinking: 'default', headroomTokens: 4_000 });
    expect(sent(1)).not.toHaveProperty('additionalModelRequestFields');
    expect(sent(1)?.inferenceConfig).toEqual({ maxTokens: 4_900 });
  });

  it('tells an extractive model as data what the prompt says, and no other', async () => {
    const input = { task: { kind: 'plan', slots: [] } };
    await complete({ extractive: true }, { input });
    expect(sent()?.additionalModelRequestFields).toMatchObject({ input });
    await complete({}, { input });
    expect(sent(1)?.additionalModelRequestFields).not.toHaveProperty('input');
  });
});

describe('an answer', () => {
  it('is parsed, and metered with what came from the cache', async () => {
    bedrock.on(ConverseCommand).resolves(said(JSON.stringify(good)));
    expect(await complete()).toEqual({
      value: good,
      usage: { inputTokens: 10, outputTokens: 5, cacheReadTokens: 100, cacheWriteTokens: 7 },
    });
  });

  it('is taken from a tool, also when prose stands beside it', async () => {
    bedrock.on(ConverseCommand).resolves(used(good));
    expect((await complete({ schemaMode: 'offered' })).value).toEqual(good);
  });

  it('is none in the tool of another form', async () => {
    bedrock.on(ConverseCommand).resolvesOnce(used(good, 'quiz')).resolvesOnce(used(good));
    expect((await complete({ schemaMode: 'offered' })).value).toEqual(good);
    expect(sent(1)?.messages?.[0]?.content?.[0]?.text).toContain('It held neither the tool "scene"');
  });

  it('is found in a fence, for models that put one around it', async () => {
    bedrock.on(ConverseCommand).resolves(said(`Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``));
    expect((await complete({ schemaMode: 'offered' })).value).toEqual(good);
  });

  it('that does not fit is asked for once more with the reason, and both calls are metered', async () => {
    bedrock
      .on(ConverseCommand)
      .resolvesOnce(said('{"title": 7}'))
      .resolvesOnce(said(JSON.stringify(good)));
    const answer = await complete();
    expect(answer.value).toEqual(good);
    expect(answer.usage.inputTokens).toBe(20);
    expect(sent(1)?.messages?.[0]?.content?.[0]?.text).toMatch(/did not fit its schema: [\s\S]*title/);
    expect(sent(1)?.system).toEqual(sent(0)?.system);
  });

  it('that does not fit twice is a refusal that knows its cost', async () => {
    bedrock.on(ConverseCommand).resolves(said('I cannot do that.'));
    const error = await complete().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelRefused);
    expect(error).toMatchObject({ usage: { inputTokens: 20 } });
    expect(bedrock.commandCalls(ConverseCommand)).toHaveLength(2);
  });

  it.each(['content_filtered', 'guardrail_intervened', 'max_tokens', 'model_context_window_exceeded'] as const)(
    'that ends with %s is a refusal, and not asked for again',
    async (stopReason) => {
      bedrock.on(ConverseCommand).resolves(said('{"title": "T"', { stopReason }));
      await expect(complete()).rejects.toBeInstanceOf(ModelRefused);
      expect(bedrock.commandCalls(ConverseCommand)).toHaveLength(1);
    },
  );
});

describe('an error of the provider', () => {
  const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, ...(code ? { code } : {}) });

  it.each([
    new ThrottlingException({ message: 'slow down', $metadata: {} }),
    named('ServiceUnavailableException'),
    named('ModelTimeoutException'),
    named('ModelNotReadyException'),
    named('InternalServerException'),
    named('TimeoutError'),
    named('AbortError'),
    named('Error', 'ECONNRESET'),
  ])('that passes by itself may be tried again: %s', async (error) => {
    bedrock.on(ConverseCommand).rejects(error);
    await expect(complete()).rejects.toBeInstanceOf(ModelThrottled);
  });

  it('is told apart where nothing came in time, by the same name', async () => {
    bedrock.on(ConverseCommand).rejects(named('TimeoutError'));
    await expect(complete()).rejects.toBeInstanceOf(ModelSilent);
    await expect(complete()).rejects.toHaveProperty('name', 'ModelThrottled');
    bedrock.on(ConverseCommand).rejects(named('InternalServerException'));
    await expect(complete()).rejects.not.toBeInstanceOf(ModelSilent);
  });

  it('that is our own mistake stays what it is', async () => {
    bedrock.on(ConverseCommand).rejects(new ValidationException({ message: 'The model id is wrong', $metadata: {} }));
    await expect(complete()).rejects.toBeInstanceOf(ValidationException);
  });
});
