import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../../../local/bedrock/local-model.ts';

import { ask, asked, LESSON, lesson, MODEL, SCHEMA, start, tool, USAGE } from './model-call.ts';

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
    expect(request).toEqual({
      modelId: MODEL,
      system: 'You write lessons.\n',
      messages,
      maxTokens: 500,
      thinkingTokens: 0,
      answerAs,
    });
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
