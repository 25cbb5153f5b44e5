import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  InvokeModelCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer, ModelLimits, ModelRequest } from '../../../local/bedrock/answer.ts';
import { startBedrock } from '../../../local/bedrock/bedrock.ts';
import { openAiAnswer } from '../../../local/bedrock/openai.ts';
import { listen, readBody, sendJson } from '../../../local/lib/http.ts';

const MODEL = 'us.anthropic.claude-haiku-5-5';
const LESSON = { title: 'Tides', scenes: ['ebb', 'flood'] };
const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, scenes: { type: 'array', items: { type: 'string' } } },
  required: ['title', 'scenes'],
  additionalProperties: false,
};
const USAGE = { inputTokens: 1200, outputTokens: 80, cacheReadInputTokens: 900, cacheWriteInputTokens: 20 };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(answer: Answer, limitsOf?: (modelId: string) => ModelLimits) {
  const server = await startBedrock({ answer, ...(limitsOf && { limitsOf }) });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new BedrockRuntimeClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
  cleanups.push(server.close, () => client.destroy());
  return {
    ...server,
    client,
    converse: (input: Partial<ConverseCommandInput> = {}) => client.send(new ConverseCommand(ask(input))),
    stream: async (input: Partial<ConverseCommandInput> = {}) => {
      const { stream } = await client.send(new ConverseStreamCommand(ask(input)));
      return stream!;
    },
  };
}

const ask = (input: Partial<ConverseCommandInput> = {}): ConverseCommandInput => ({
  modelId: MODEL,
  system: [{ text: 'You write lessons.' }, { cachePoint: { type: 'default', ttl: '5m' } }],
  messages: [{ role: 'user', content: [{ text: 'About tides' }] }],
  ...input,
});
const asked = (schema: object): Partial<ConverseCommandInput> => {
  const structure = { jsonSchema: { name: 'lesson', schema: JSON.stringify(schema) } };
  return { outputConfig: { textFormat: { type: 'json_schema', structure }, effort: 'low' } };
};
const tool = (choice: 'forced' | 'offered'): Partial<ConverseCommandInput> => ({
  toolConfig: {
    tools: [{ toolSpec: { name: 'lesson', inputSchema: { json: SCHEMA } } }],
    toolChoice: choice === 'forced' ? { tool: { name: 'lesson' } } : { auto: {} },
  },
});
const lesson: Answer = async () => ({ output: LESSON, usage: USAGE });

describe('Converse', () => {
  it('answers a native schema with JSON text, and meters the tokens', async () => {
    const requests: ModelRequest[] = [];
    const { converse } = await start(async (request) => {
      requests.push(request);
      return { output: LESSON, usage: USAGE };
    });
    const answer = await converse({ ...asked(SCHEMA), inferenceConfig: { maxTokens: 500 } });
    expect(answer.output!.message).toMatchObject({ role: 'assistant', content: [{ text: JSON.stringify(LESSON) }] });
    expect(answer).toMatchObject({ stopReason: 'end_turn', usage: { ...USAGE, totalTokens: 2200 } });
    expect(answer.metrics!.latencyMs).toBeGreaterThanOrEqual(0);
    const answerAs = { kind: 'schema', name: 'lesson', schema: SCHEMA };
    const messages = [{ role: 'user', text: 'About tides' }];
    const [request] = requests;
    expect(request).toEqual({ modelId: MODEL, system: 'You write lessons.\n', messages, maxTokens: 500, answerAs });
  });

  it.each(['forced', 'offered'] as const)('answers a tool that is %s with a use of it', async (choice) => {
    const { converse } = await start(lesson);
    const { output, stopReason } = await converse(tool(choice));
    const toolUse = { name: 'lesson', input: LESSON, toolUseId: expect.stringMatching(/^tooluse_/) };
    expect({ content: output!.message!.content, stopReason }).toEqual({
      content: [{ toolUse }],
      stopReason: 'tool_use',
    });
  });

  it('lets a model ignore the tool it is offered, and answer plain text', async () => {
    const { converse } = await start(async () => ({ output: 'no thanks', usage: USAGE }));
    const { output, stopReason } = await converse(tool('offered'));
    expect(output!.message!.content).toEqual([{ text: 'no thanks' }]);
    expect(stopReason).toBe('end_turn');
    expect((await converse()).output!.message!.content).toEqual([{ text: 'no thanks' }]);
  });

  it('cuts an answer off where the tokens end', async () => {
    const { converse } = await start(lesson);
    const { output, stopReason, usage } = await converse({ ...asked(SCHEMA), inferenceConfig: { maxTokens: 40 } });
    const full = JSON.stringify(LESSON);
    expect(output!.message!.content![0]!.text).toBe(full.slice(0, full.length / 2));
    expect({ stopReason, out: usage!.outputTokens }).toEqual({ stopReason: 'max_tokens', out: 40 });
  });

  it('serves HTTP/2 without TLS and HTTP/1.1 on the same port', async () => {
    const { endpoint } = await start(lesson);
    const { modelId, ...body } = ask(tool('forced'));
    const session = connect(endpoint);
    const headers = { ':method': 'POST', ':path': `/model/${modelId}/converse` };
    const overTwo = await text(session.request(headers).end(JSON.stringify(body)));
    session.close();
    expect(JSON.parse(overTwo)).toMatchObject({ stopReason: 'tool_use' });
    const post = { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${endpoint}/model/${modelId}/converse`, post);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toMatchObject({ stopReason: 'tool_use' });
    const streamed = await fetch(`${endpoint}/model/${modelId}/converse-stream`, post);
    expect(streamed.headers.get('content-type')).toBe('application/vnd.amazon.eventstream');
    expect((await streamed.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('takes the ids of profiles, models and ARNs from the path', async () => {
    const ids: string[] = [];
    const { converse } = await start(async ({ modelId }) => {
      ids.push(modelId);
      return { output: 'ok', usage: USAGE };
    });
    const arn = 'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.anthropic.claude-haiku-5-5';
    const all = ['global.anthropic.claude-sonnet-5-5', 'amazon.nova-2-lite-v1:0', arn];
    for (const modelId of all) await converse({ modelId });
    expect(ids).toEqual(all);
    await expect(converse({ modelId: 'haiku' })).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'The provided model identifier is invalid.',
    });
  });
});

describe('ConverseStream', () => {
  const collect = async (stream: AsyncIterable<object>) => {
    const events: [string, unknown][] = [];
    for await (const event of stream) events.push(Object.entries(event)[0]!);
    return events;
  };

  it('streams a tool use as partial JSON between the events that frame it', async () => {
    const long = { title: 'Tides', scenes: Array.from({ length: 100 }, (_, index) => `scene ${index}`) };
    const { stream } = await start(async () => ({ output: long, usage: USAGE }));
    const events = await collect(await stream(tool('forced')));
    const names = events.map(([name]) => name);
    expect(names.filter((name) => name !== 'contentBlockDelta')).toEqual([
      'messageStart',
      'contentBlockStart',
      'contentBlockStop',
      'messageStop',
      'metadata',
    ]);
    const deltas = events.filter(([name]) => name === 'contentBlockDelta').map(([, event]) => event);
    expect(deltas.length).toBeGreaterThan(3);
    const json = deltas.map((event) => (event as { delta: { toolUse: { input: string } } }).delta.toolUse.input);
    expect(JSON.parse(json.join(''))).toEqual(long);
    expect(events.at(-2)![1]).toMatchObject({ stopReason: 'tool_use' });
    expect(events.at(-1)![1]).toMatchObject({ usage: { ...USAGE, totalTokens: 2200 } });
  });

  it('streams text without a start of its block', async () => {
    const { stream } = await start(lesson);
    const events = await collect(await stream(asked(SCHEMA)));
    expect(events.map(([name]) => name)).toEqual([
      'messageStart',
      'contentBlockDelta',
      'contentBlockStop',
      'messageStop',
      'metadata',
    ]);
  });

  it('breaks off in the middle with an exception', async () => {
    const error = { type: 'ThrottlingException', message: 'Too many tokens' } as const;
    const { stream } = await start(async () => ({ output: LESSON, usage: USAGE, error }));
    const pieces: string[] = [];
    const read = async () => {
      for await (const event of await stream(asked(SCHEMA))) pieces.push(event.contentBlockDelta?.delta?.text ?? '');
    };
    await expect(read()).rejects.toMatchObject({ name: 'ThrottlingException', message: 'Too many tokens' });
    expect(JSON.stringify(LESSON).startsWith(pieces.join(''))).toBe(true);
    expect(pieces.join('').length).toBeGreaterThan(0);
  });
});

describe('refusals', () => {
  it.each([
    ['ThrottlingException', 429],
    ['ModelTimeoutException', 408],
    ['ServiceUnavailableException', 503],
    ['AccessDeniedException', 403],
  ] as const)('sends %s with status %i', async (type, httpStatusCode) => {
    const { converse } = await start(async () => ({ error: { type, message: 'no' } }));
    await expect(converse()).rejects.toMatchObject({ name: type, message: 'no', $metadata: { httpStatusCode } });
  });

  it.each<[string, Partial<ConverseCommandInput>, RegExp]>([
    ['no messages', { messages: [] }, /messages/],
    ['a blank text', { messages: [{ role: 'user', content: [{ text: ' ' }] }] }, /blank/],
    [
      'an assistant first',
      { messages: [{ role: 'assistant', content: [{ text: 'x' }] }] },
      /start with a user message/,
    ],
    ['two users in a row', { messages: [...ask().messages!, ...ask().messages!] }, /alternate/],
    ['a member it does not know', { guardrailConfig: { guardrailIdentifier: 'g' } }, /guardrailConfig/],
    ['too many tokens', { inferenceConfig: { maxTokens: 0 } }, /maxTokens/],
    ['no tool', { toolConfig: { tools: [] } }, /tools/],
    [
      'a tool it was not given',
      { toolConfig: { ...tool('forced').toolConfig!, toolChoice: { tool: { name: 'x' } } } },
      /named x/,
    ],
    ['an open schema', asked({ ...SCHEMA, additionalProperties: true }), /'additionalProperties' must be explicitly/],
    [
      'a length',
      asked({ ...SCHEMA, properties: { title: { type: 'string', maxLength: 9 } } }),
      /'maxLength' is not supported/,
    ],
    [
      'a recursive schema',
      asked({
        ...SCHEMA,
        properties: { a: { $ref: '#/$defs/a' } },
        $defs: { a: { type: 'array', items: { $ref: '#/$defs/a' } } },
      }),
      /recursive/,
    ],
  ])('refuses %s', async (_, input, message) => {
    const { converse } = await start(lesson);
    const refused = { name: 'ValidationException', message: expect.stringMatching(message) };
    await expect(converse(input)).rejects.toMatchObject({ ...refused, $metadata: { httpStatusCode: 400 } });
  });

  it('refuses what a model cannot do: a forced tool, a native schema', async () => {
    const { converse } = await start(lesson, (modelId) =>
      modelId.includes('opus') ? { noForcedTool: true } : { noSchema: true },
    );
    const opus = { modelId: 'us.anthropic.claude-opus-5-5' };
    await expect(converse({ ...opus, ...tool('forced') })).rejects.toThrow(/forces tool use/);
    await expect(converse({ ...opus, ...tool('offered') })).resolves.toBeDefined();
    await expect(converse(asked(SCHEMA))).rejects.toThrow(/does not support structured output/);
  });

  it('refuses an operation it does not have', async () => {
    const { client } = await start(lesson);
    const invoke = client.send(new InvokeModelCommand({ modelId: MODEL, body: '{}' }));
    await expect(invoke).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('an OpenAI-compatible model', () => {
  async function modelServer(status: number, content: string) {
    const calls: { url: string; body: Record<string, unknown> }[] = [];
    const server = await listen(
      createServer(async (req, res) => {
        calls.push({ url: req.url!, body: JSON.parse((await readBody(req, 1e6)).toString()) });
        const usage = { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 60 } };
        sendJson(res, status, { choices: [{ message: { role: 'assistant', content } }], usage });
      }),
    );
    cleanups.push(server.close);
    return { calls, answer: openAiAnswer({ url: `${server.endpoint}/v1/`, model: 'qwen3' }) };
  }

  it('is asked for the schema and answers as Bedrock would', async () => {
    const { calls, answer } = await modelServer(200, `\`\`\`json\n${JSON.stringify(LESSON)}\n\`\`\``);
    const { converse } = await start(answer);
    const { output, usage, stopReason } = await converse({ ...tool('forced'), inferenceConfig: { maxTokens: 300 } });
    expect(output!.message!.content![0]!.toolUse!.input).toEqual(LESSON);
    expect({ stopReason, ...usage }).toMatchObject({
      stopReason: 'tool_use',
      inputTokens: 40,
      cacheReadInputTokens: 60,
    });
    const json_schema = { name: 'lesson', schema: SCHEMA, strict: true };
    expect(calls).toEqual([
      {
        url: '/v1/chat/completions',
        body: {
          model: 'qwen3',
          stream: false,
          max_tokens: 300,
          messages: [
            { role: 'system', content: 'You write lessons.\n' },
            { role: 'user', content: 'About tides' },
          ],
          response_format: { type: 'json_schema', json_schema },
        },
      },
    ]);
  });

  it('passes on as text what is not JSON', async () => {
    const { answer } = await modelServer(200, 'I would rather not');
    const { converse } = await start(answer);
    expect((await converse(asked(SCHEMA))).output!.message!.content).toEqual([{ text: 'I would rather not' }]);
  });

  it('fails with the names that the pipeline retries by', async () => {
    for (const [status, name] of [
      [429, 'ThrottlingException'],
      [500, 'ModelErrorException'],
    ] as const) {
      const { converse } = await start((await modelServer(status, '')).answer);
      await expect(converse()).rejects.toMatchObject({ name });
    }
    const { converse } = await start(openAiAnswer({ url: 'http://127.0.0.1:1', model: 'qwen3' }));
    await expect(converse()).rejects.toMatchObject({ name: 'ServiceUnavailableException' });
  });
});
