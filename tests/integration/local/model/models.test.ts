import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import cdk from '../../../../cdk.json' with { type: 'json' };
import { bedrock } from '../../../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../../../lambdas/adapters/bedrock/model.ts';
import { startForward } from '../../../../local/bedrock/forward.ts';
import { listen, readBody, sendJson } from '../../../../local/lib/http.ts';
import { engineThread } from '../../../../local/stack/model/engine-thread.ts';
import { chooseModel, modelEnvironment } from '../../../../local/stack/model/model.ts';
import { contextFor, contractFor, fixture } from '../../../unit/engine/teach.ts';

const { prompt } = contextFor(fixture('suez-canal.txt'), contractFor(45));
const quiz = { kind: 'quiz', order: 3, title: 'A quiz', chunks: ['c1', 'c2'], questions: 3 } as const;
const { input } = prompt.call(quiz);

describe('the embedded engine on a laptop', () => {
  const engine = engineThread();
  afterAll(() => engine.stop());

  it('writes in a thread of its own, so that everything else is answered meanwhile', async () => {
    const happened: string[] = [];
    const written = engine.answer(input).then((answer) => {
      happened.push('written');
      return answer;
    });
    await new Promise<void>((resolve) => setImmediate(() => resolve(void happened.push('something else'))));
    expect(await written).toMatchObject({ title: 'A quiz' });
    expect(happened).toEqual(['something else', 'written']);
  });

  it('answers several calls at once, each with its own', async () => {
    const titles = ['One', 'Two', 'Three'];
    const asked = titles.map((title) => engine.answer(prompt.call({ ...quiz, title }).input));
    expect(await Promise.all(asked)).toMatchObject(titles.map((title) => ({ title })));
  });

  it('tells what went wrong with a call, and goes on', async () => {
    await expect(engine.answer({ ...input, chunks: Object(null) })).rejects.toThrow('is not a function');
    expect(await engine.answer(input)).toMatchObject({ title: 'A quiz' });
  });

  it('starts again when its thread dies, and fails only what that thread was asked', async () => {
    // So much to read that its answer cannot come before the end of its thread
    const chunks = Array.from({ length: 300 }, (_, at) =>
      input.chunks.map((chunk) => ({
        ...chunk,
        id: `${chunk.id}-${at}`,
        text: `${chunk.text} Once more, number ${at}.`,
      })),
    ).flat();
    const lost = engine.answer({ ...input, chunks });
    const refused = expect(lost).rejects.toThrow('stopped');
    await engine.stop();
    await refused;
    expect(await engine.answer(input)).toMatchObject({ title: 'A quiz' });
  });
});

describe('MODEL=bedrock', () => {
  const seen: { url: string; key: string; body: object }[] = [];
  const before = { ...process.env };
  let amazon: Awaited<ReturnType<typeof listen>>;
  let forward: Awaited<ReturnType<typeof startForward>>;

  beforeAll(async () => {
    amazon = await listen(
      createServer(async (req, res) => {
        const key = /Credential=([^/]+)/.exec(req.headers.authorization ?? '')?.[1] ?? '';
        const body = JSON.parse((await readBody(req, 1_000_000)).toString()) as object;
        seen.push({ url: decodeURIComponent(req.url ?? ''), key, body });
        if (req.url?.includes('busy')) {
          res.setHeader('x-amzn-errortype', 'ThrottlingException');
          return sendJson(res, 429, { message: 'Too many requests' });
        }
        const content = [{ text: '{"title":"T","text":"hello"}' }];
        return sendJson(res, 200, {
          output: { message: { role: 'assistant', content } },
          stopReason: 'end_turn',
          usage: { inputTokens: 7, outputTokens: 3, totalTokens: 10, cacheReadInputTokens: 5 },
          metrics: { latencyMs: 1 },
        });
      }),
    );
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: amazon.endpoint,
      AWS_REGION: 'eu-north-1',
      AWS_ACCESS_KEY_ID: 'MINE',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    forward = await startForward('made-up');
    // What the stack sets for its functions afterwards.
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_BEDROCK_RUNTIME: forward.endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'made-up',
      AWS_SECRET_ACCESS_KEY: 'made-up',
    });
  });
  afterAll(async () => {
    process.env = before;
    await Promise.all([forward.close(), amazon.close()]);
  });

  const call = { name: 'source', prefix: 'P', task: 'T', maxTokens: 50 } as const;
  const settings = { schemaMode: 'forced', effort: undefined, thinking: 'disabled', headroomTokens: 0 } as const;

  it('asks Amazon with the credentials that the product was started with, and passes the whole call on', async () => {
    const model = createModel(bedrock(), { ...settings, modelId: 'us.some-model' });
    const { value, usage } = await model.complete(call);
    expect(value).toEqual({ title: 'T', text: 'hello' });
    expect(usage).toMatchObject({ inputTokens: 7, outputTokens: 3, cacheReadTokens: 5 });
    expect(seen[0]).toMatchObject({
      url: '/model/us.some-model/converse',
      key: 'MINE',
      body: { system: [{ text: 'P' }, { cachePoint: { type: 'default' } }], inferenceConfig: { maxTokens: 50 } },
    });
  });

  it('passes nothing on that is not signed with the secret of the installation', async () => {
    const asked = seen.length;
    const answer = await fetch(`${forward.endpoint}/model/us.some-model/converse`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
    expect(seen.length).toBe(asked);
  });

  it('passes throttling on, so that the workflow waits and asks again', async () => {
    const model = createModel(bedrock(), { ...settings, modelId: 'busy' });
    await expect(model.complete(call)).rejects.toMatchObject({ name: 'ModelThrottled' });
  });

  it('is told which model by the names that the cloud tells it by', () => {
    expect(modelEnvironment({ MODEL_ID: 'x', MODEL_PRICE_INPUT: '1', AWS_REGION: 'eu', MODEL: 'bedrock' })).toEqual({
      MODEL_ID: 'x',
      MODEL_PRICE_INPUT: '1',
    });
    expect(modelEnvironment({})).toEqual({
      MODEL_ID: cdk.context['fabula:model'].id,
      MODEL_SCHEMA: cdk.context['fabula:model'].schema,
      MODEL_THINKING: cdk.context['fabula:model'].thinking,
    });
  });
});

it('refuses a model that nobody knows, and one without an address', async () => {
  await expect(chooseModel({ MODEL: 'magic' }, { delayMs: 0 }, '')).rejects.toThrow('openai or bedrock');
  await expect(chooseModel({ MODEL: 'openai' }, { delayMs: 0 }, '')).rejects.toThrow('MODEL_URL');
});
