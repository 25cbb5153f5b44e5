import { createServer } from 'node:http';
import { type ConverseCommandInput, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, it } from 'vitest';
import { openAiAnswer } from '../../../../local/bedrock/openai.ts';
import { listen, readBody, sendJson } from '../../../../local/lib/http.ts';

import { ask, asked, cleanups, LESSON, lesson, MODEL, SCHEMA, start, tool } from './model-call.ts';

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
      modelId.includes('5-5') ? { noForcedTool: true } : { noSchema: 'unsupported' },
    );
    const opus = { modelId: 'us.anthropic.claude-opus-5-5' };
    await expect(converse({ ...opus, ...tool('forced') })).rejects.toThrow(/type "tool" and "any" are not supported/);
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
