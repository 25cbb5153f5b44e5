import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bedrock } from '../../../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../../../lambdas/adapters/bedrock/model.ts';
import type { TextSoFar } from '../../../../lambdas/domain/model/model.ts';
import { startBedrock } from '../../../../local/bedrock/bedrock.ts';
import { beginning, ending, pieceFrame } from '../../../../local/bedrock/event-stream.ts';
import { startForward } from '../../../../local/bedrock/forward.ts';
import type { LocalModel } from '../../../../local/bedrock/local-model.ts';
import { openAiAnswer } from '../../../../local/bedrock/openai.ts';
import { listen, readBody } from '../../../../local/lib/http.ts';
import { cleanups } from './model-call.ts';

const usage = { inputTokens: 7, outputTokens: 3 };
const opening = {
  bible: { narrator: 'A ferryman', place: 'A ferry', cast: [], thread: 'Where to?', returns: 'The lamp' },
  title: 'Où va l’eau',
  content: 'Water runs **down**, 🐟 and all.',
  sources: [],
  terms: [],
};
const json = JSON.stringify(opening);

const settings = { modelId: 'us.anthropic.claude-haiku-5-5', schemaMode: 'forced' } as const;
const others = { effort: undefined, thinking: 'disabled', headroomTokens: 0 } as const;

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
afterEach(() => void vi.unstubAllEnvs());

const at = (endpoint: string) => {
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', endpoint);
  const told: TextSoFar[] = [];
  /** How much was told when the answer began. */
  const begun: number[] = [];
  const model = createModel(bedrock(), { ...settings, ...others });
  const call = {
    name: 'opening',
    prefix: 'P',
    task: 'T',
    maxTokens: 900,
    onText: (soFar: TextSoFar) => told.push(soFar),
    onBegun: () => begun.push(told.length),
  };
  return {
    told,
    begun,
    opening: (timeoutMs?: number) => model.complete({ ...call, name: 'opening', ...(timeoutMs && { timeoutMs }) }),
  };
};

const standIn = async (answer: LocalModel) => {
  const server = await startBedrock({ answer });
  cleanups.push(server.close);
  return at(server.endpoint);
};

const pieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

const dripping =
  (size: number, end = json.length): LocalModel =>
  async (_, onPiece) => {
    for (const piece of pieces(json.slice(0, end), size)) {
      onPiece?.(piece);
      await sleep(0);
    }
    return { output: opening, usage };
  };

describe('an opening that is streamed', () => {
  it('is told while it comes, cut anywhere, and answered whole at the end', async () => {
    const { told, begun, opening: ask } = await standIn(dripping(3));
    const { value, usage: spent } = await ask();
    expect(begun[0]).toBe(0);
    expect(value).toEqual(opening);
    expect(spent).toMatchObject({ inputTokens: 7, outputTokens: 3 });
    expect(told.length).toBeGreaterThan(5);
    expect(told.at(-1)).toEqual({ attempt: 1, title: opening.title, content: opening.content });
    for (const { content } of told) expect(opening.content.startsWith(content)).toBe(true);
  });

  it('is answered by a model that does not stream too, all at once', async () => {
    const { told, opening: ask } = await standIn(async () => ({ output: opening, usage }));
    expect((await ask()).value).toEqual(opening);
    expect(told.at(-1)?.content).toBe(opening.content);
  });

  it.each([
    ['ThrottlingException', 'ModelThrottled'],
    ['ModelErrorException', 'ModelThrottled'],
    ['InternalServerException', 'ModelThrottled'],
  ] as const)('may be tried again after a %s in the middle', async (type, name) => {
    const { told, opening: ask } = await standIn(async (_, onPiece) => {
      onPiece?.(json.slice(0, -40));
      return { error: { type, message: 'in the middle' } };
    });
    await expect(ask()).rejects.toMatchObject({ name });
    expect(told).not.toEqual([]);
  });

  it('counts its tries, and begins each with nothing', async () => {
    let calls = 0;
    const { told, opening: ask } = await standIn(async (_, onPiece) => {
      calls += 1;
      if (calls > 1) return dripping(9)(_, onPiece);
      onPiece?.('{"content":"Something else","title":4}');
      return { output: 'none', usage };
    });
    expect((await ask()).value).toEqual(opening);
    expect(told[0]).toEqual({ attempt: 1, title: '', content: 'Something else' });
    expect(new Set(told.slice(1).map(({ attempt }) => attempt))).toEqual(new Set([2]));
    expect(opening.content.startsWith(told[1]?.content ?? '?')).toBe(true);
  });

  it('is asked for whole where the model refuses to stream', async () => {
    const asked: string[] = [];
    const server = await listen(
      createServer(async (req, res) => {
        asked.push(req.url?.split('/').at(-1) ?? '');
        const sent = JSON.parse((await readBody(req, 100_000)).toString());
        res.setHeader('content-type', 'application/json');
        if (asked.length === 1) {
          expect(sent.additionalModelRequestFields.anthropic_beta).toEqual(['fine-grained-tool-streaming-2025-05-14']);
          res.writeHead(400, { 'x-amzn-errortype': 'ValidationException' });
          return res.end(JSON.stringify({ message: 'This model does not support streaming.' }));
        }
        expect(sent.additionalModelRequestFields.anthropic_beta).toBeUndefined();
        const content = [{ toolUse: { toolUseId: 't', name: 'opening', input: opening } }];
        return res.end(JSON.stringify({ output: { message: { role: 'assistant', content } }, stopReason: 'tool_use' }));
      }),
    );
    cleanups.push(server.close);
    const { told, opening: ask } = at(server.endpoint);
    expect((await ask()).value).toEqual(opening);
    expect(asked).toEqual(['converse-stream', 'converse']);
    expect(told).toEqual([]);
  });
});

it('comes through to Amazon and back with the credentials that the product was started with, faults too', async () => {
  let fails = false;
  const amazon = await startBedrock({
    answer: async (request, onPiece) => {
      if (!fails) return dripping(5)(request, onPiece);
      onPiece?.(json.slice(0, -60));
      return { error: { type: 'ThrottlingException', message: 'slower' } };
    },
  });
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', amazon.endpoint);
  const forward = await startForward('made-up');
  cleanups.push(amazon.close, forward.close);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'made-up');
  const { told, opening: ask } = at(forward.endpoint);
  expect((await ask()).value).toEqual(opening);
  expect(told.length).toBeGreaterThan(3);
  fails = true;
  await expect(ask()).rejects.toMatchObject({ name: 'ModelThrottled', message: 'slower' });
});

describe('a stream of Bedrock that breaks', () => {
  const frames = [...beginning('opening', 't'), pieceFrame(json, true)];
  const whole = Buffer.concat([
    ...frames,
    ...ending(
      {
        stopReason: 'tool_use',
        usage: { ...usage, totalTokens: 10, cacheReadInputTokens: 0, cacheWriteInputTokens: 0 },
      },
      1,
    ),
  ]);

  /** Sends this much of the stream, then ends, hangs or tears the connection. */
  const serving = async (bytes: number, then: 'ends' | 'hangs' | 'tears') => {
    const server: Server = createServer((_, res) => {
      res.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
      res.write(whole.subarray(0, bytes), () => {
        if (then === 'ends') res.end();
        if (then === 'tears') res.destroy();
      });
    });
    const running = await listen(server);
    cleanups.push(running.close);
    return at(running.endpoint);
  };
  const afterText = Buffer.concat(frames).length;
  const inCharacter = Buffer.concat(frames).indexOf(Buffer.from('🐟')) + 2;

  it('is whole when all of it comes', async () => {
    expect((await (await serving(whole.length, 'ends')).opening()).value).toEqual(opening);
  });

  it.each([
    ['ends early between two frames', afterText, 'ends'],
    ['ends in the middle of a character', inCharacter, 'ends'],
    ['is torn between two frames', afterText, 'tears'],
    ['is torn in the middle of a character', inCharacter, 'tears'],
  ] as const)('may be tried again when it %s', async (_, bytes, then) => {
    await expect((await serving(bytes, then)).opening()).rejects.toMatchObject({ name: 'ModelThrottled' });
  });

  it('is given up after the time of the call when it says nothing any more', async () => {
    const { told, opening: ask } = await serving(afterText, 'hangs');
    await expect(ask(1_500)).rejects.toMatchObject({ name: 'ModelThrottled' });
    expect(told.at(-1)?.content).toBe(opening.content);
  });
});

describe('a stream of an OpenAI-compatible server', () => {
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
  const last = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`;
  const counts = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } })}\n\n`;
  const all = Buffer.from(`${pieces(json, 7).map(chunk).join('')}${last}${counts}data: [DONE]\n\n`);

  const serving = async (body: Buffer, { tears = false, type = 'text/event-stream', cut = 1 } = {}) => {
    const server = createServer(async (req, res) => {
      const asked = JSON.parse((await readBody(req, 100_000)).toString());
      expect(asked).toMatchObject({ stream: true, stream_options: { include_usage: true } });
      res.writeHead(200, { 'content-type': type });
      // Each byte may be a packet of its own
      for (let from = 0; from < body.length; from += cut) {
        res.write(body.subarray(from, from + cut));
        if (from % 50 === 0) await sleep(0);
      }
      if (tears) res.destroy();
      else res.end();
    });
    const running = await listen(server);
    cleanups.push(running.close);
    return standIn(openAiAnswer({ url: running.endpoint, model: 'm' }));
  };

  it('is read byte by byte, with its characters whole', async () => {
    const { told, opening: ask } = await serving(all);
    const { value, usage: spent } = await ask();
    expect(value).toEqual(opening);
    expect(spent).toMatchObject({ inputTokens: 7, outputTokens: 3 });
    expect(told.length).toBeGreaterThan(2);
    for (const { content } of told) expect(opening.content.startsWith(content)).toBe(true);
  });

  it('may be tried again when it ends early, is torn, or holds an error', async () => {
    const early = await serving(all.subarray(0, 900), { cut: 300 });
    await expect(early.opening()).rejects.toMatchObject({ name: 'ModelThrottled' });
    const torn = await serving(all.subarray(0, 900), { cut: 300, tears: true });
    await expect(torn.opening()).rejects.toMatchObject({ name: 'ModelThrottled' });
    const failing = await serving(
      Buffer.from(`${chunk('{"content":"A')}data: {"error":{"message":"out of memory"}}\n\n${last}`),
    );
    await expect(failing.opening()).rejects.toMatchObject({ name: 'ModelThrottled' });
  });

  it('is not needed: a server that answers as if it had not been asked is understood', async () => {
    const answer = { choices: [{ message: { content: json } }], usage: { prompt_tokens: 7, completion_tokens: 3 } };
    const { opening: ask } = await serving(Buffer.from(JSON.stringify(answer)), { type: 'application/json', cut: 500 });
    expect((await ask()).value).toEqual(opening);
  });
});
