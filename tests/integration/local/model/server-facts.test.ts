import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { openAiAnswer } from '../../../../local/bedrock/openai.ts';
import { listen, sendJson } from '../../../../local/lib/http.ts';
import { capacityOf } from '../../../../local/stack/model/server-facts.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const serving = async (listener: RequestListener): Promise<string> => {
  const server = await listen(createServer(listener));
  closing.push(server.close);
  return server.endpoint;
};
/** Answers by path; 404 for the rest. */
const knowing = (answers: Readonly<Record<string, object>>) =>
  serving((req, res) => {
    const known = answers[req.url ?? ''];
    return known ? sendJson(res, 200, known) : res.writeHead(404).end();
  });
const list = (some: object = {}) => ({ object: 'list', data: [{ id: 'm', ...some }] });

describe('what a server says of its model', () => {
  it('Ollama: what it is set to, else what it cuts prompts off at; the size', async () => {
    const shown = { model_info: { 'llama.context_length': 131_072 }, details: { parameter_size: '3.2B' } };
    const cut = await knowing({ '/api/show': shown, '/v1/models': list() });
    expect(await capacityOf(cut, 'm')).toEqual({ contextTokens: 4_096, billions: 3.2 });
    const set = await knowing({ '/api/show': { ...shown, parameters: 'stop "x"\nnum_ctx    16384' } });
    expect(await capacityOf(set, 'm')).toMatchObject({ contextTokens: 16_384 });
    const loaded = await knowing({
      '/api/show': shown,
      '/api/ps': { models: [{ name: 'm', context_length: 32_768 }] },
    });
    expect(await capacityOf(loaded, 'm')).toMatchObject({ contextTokens: 32_768 });
  });

  it('LM Studio: what is loaded, else the most; the size stands in the name', async () => {
    const name = 'qwen2.5-7b-instruct';
    const server = await knowing({
      [`/api/v0/models/${name}`]: { max_context_length: 32_768, loaded_context_length: 8_192 },
    });
    expect(await capacityOf(server, name)).toEqual({ contextTokens: 8_192, billions: 7 });
  });

  it('llama.cpp and vLLM', async () => {
    const llama = await knowing({
      '/props': { default_generation_settings: { n_ctx: 6_144 } },
      '/v1/models': list({ meta: { n_params: 1_500_000_000 } }),
    });
    expect(await capacityOf(llama, 'm')).toEqual({ contextTokens: 6_144, billions: 1.5 });
    const vllm = await knowing({ '/v1/models': list({ max_model_len: 40_960 }) });
    expect(await capacityOf(`${vllm}/v1`, 'm')).toEqual({ contextTokens: 40_960 });
  });

  it('nothing where nobody says anything, or nonsense', async () => {
    expect(await capacityOf(await knowing({}), 'm')).toEqual({});
    const nonsense = { default_generation_settings: { n_ctx: 'many' } };
    expect(await capacityOf(await knowing({ '/props': nonsense, '/api/show': [] }), 'm')).toEqual({});
    expect(await capacityOf('http://127.0.0.1:1', 'm')).toEqual({});
  });
});

describe('a server that refuses a schema', () => {
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  const request = {
    modelId: 'any',
    system: 'Rules',
    messages: [{ role: 'user' as const, text: 'Hello' }],
    input: undefined,
    maxTokens: 10,
    thinkingTokens: 0,
    answerAs: { kind: 'schema' as const, name: 'scene', schema },
  };
  const said = { choices: [{ message: { content: 'Here: ```json\n{"title":"T"}\n```'.slice(6) } }] };

  it('is told the form in words instead, from then on', async () => {
    const asked: { response_format?: object; messages: { content: string }[] }[] = [];
    const url = await serving(async (req, res) => {
      const json = JSON.parse(await text(req));
      asked.push(json);
      return json.response_format ? sendJson(res, 400, { error: 'no such thing' }) : sendJson(res, 200, said);
    });
    expect(await openAiAnswer({ url, model: 'm' })(request)).toMatchObject({ output: { title: 'T' } });
    expect(await openAiAnswer({ url, model: 'm' })(request)).toMatchObject({ output: { title: 'T' } });
    expect(asked.map(({ response_format }) => response_format !== undefined)).toEqual([true, false, false]);
    expect(asked[1]?.messages.at(-1)?.content).toContain(JSON.stringify(schema));
  });

  it('is asked with it again where that was not the reason', async () => {
    const schemas: boolean[] = [];
    const url = await serving(async (req, res) => {
      schemas.push('response_format' in JSON.parse(await text(req)));
      return sendJson(res, 400, { error: 'the prompt is too long' });
    });
    const ask = openAiAnswer({ url, model: 'm' });
    expect(await ask(request)).toMatchObject({ error: { type: 'ValidationException' } });
    await ask(request);
    expect(schemas).toEqual([true, false, true, false]);
  });
});
