import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { openAiAnswer } from '../../../../local/bedrock/openai.ts';
import { listen, sendJson } from '../../../../local/lib/http.ts';
import { sourceFunctions } from '../../../../local/stack/functions.ts';
import { withTimeForSlowModel } from '../../../../local/stack/slow-model.ts';

const request = {
  modelId: 'any',
  system: '',
  messages: [{ role: 'user' as const, text: 'Hello' }],
  input: undefined,
  maxTokens: 10,
  thinkingTokens: 0,
  answerAs: { kind: 'text' as const },
};

const answering = async (reply: Parameters<typeof createServer>[1]) => {
  const server = await listen(createServer(reply));
  return { server, ask: openAiAnswer({ url: server.endpoint, model: 'm', timeoutMs: 1_000 }) };
};

it('gives the steps of a lesson time for a slow model, and nobody who waits for a page', () => {
  const before = sourceFunctions();
  const after = withTimeForSlowModel(before);
  expect(after['generate']?.timeoutMs).toBe(15 * (before['generate']?.timeoutMs ?? 0));
  expect(after['sessions']?.timeoutMs).toBe(before['sessions']?.timeoutMs);
});

it('reads an answer that comes in drops', async () => {
  const { server, ask } = await answering(async (_, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    for (const part of ['{"choices":[{"mess', 'age":{"content":"dr', 'ops"}}]}']) {
      res.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    res.end();
  });
  expect(await ask(request)).toMatchObject({ output: 'drops' });
  await server.close();
});

it('takes a server that hangs for a model that took too long', async () => {
  const { server, ask } = await answering(() => {});
  expect(await ask(request)).toMatchObject({ error: { type: 'ModelTimeoutException' } });
  await server.close();
});

it.each([
  [
    'half an answer',
    (res: import('node:http').ServerResponse) =>
      void res.writeHead(200, { 'content-length': 90 }).write('{"choices"', () => res.destroy()),
  ],
  ['no JSON', (res: import('node:http').ServerResponse) => void res.end('Loading the model…')],
  ['ten megabytes', (res: import('node:http').ServerResponse) => void res.end('x'.repeat(10_000_000))],
  ['another shape', (res: import('node:http').ServerResponse) => sendJson(res, 200, { detail: 'ok' })],
  ['an error of its own', (res: import('node:http').ServerResponse) => sendJson(res, 503, { error: 'loading' })],
])('answers %s with an error, not with a crash', async (_, reply) => {
  const { server, ask } = await answering((__, res) => reply(res));
  expect(await ask(request)).toMatchObject({
    error: { type: expect.stringMatching(/ModelErrorException|ServiceUnavailableException/) },
  });
  await server.close();
});
