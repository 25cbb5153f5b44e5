import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newAccount } from '../../../local/stack/account.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import { knownBad } from '../../attack/raw-requests.ts';
import { sendRaw } from '../../attack/send-raw.ts';
import { startBuilt } from '../../built/start.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-raw-'));
let stack: Stack;
let api: Client;
let ports: Readonly<Record<string, number>>;

beforeAll(async () => {
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  const { token } = await newAccount(stack, { email: 'ann@example.test', password: 'secret1', name: 'Ann' });
  api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  ports = {
    public: Number(new URL(stack.origin).port),
    internal: Number(new URL(stack.servicesEndpoint).port),
    table: Number(new URL(stack.dynamo.endpoint).port),
    workflows: Number(new URL(stack.workflows.endpoint).port),
    model: Number(new URL(process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? '').port),
  };
}, 120_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each(['public', 'internal', 'table', 'workflows', 'model'])(
  'no request ends the process or fails the %s port, however it is written',
  async (name) => {
    const port = ports[name] ?? 0;
    const wrong: unknown[] = [];
    for (let at = 0; at < knownBad.length; at += 20) {
      const some = knownBad.slice(at, at + 20);
      const answers = await Promise.all(some.map((text) => sendRaw(port, text)));
      answers.forEach((answer, index) => {
        const failed = typeof answer === 'number' && answer >= 500 && answer !== 501;
        if (failed || answer === 'dead') wrong.push([answer, some[index]?.slice(0, 80)]);
      });
    }
    expect(wrong).toEqual([]);
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBeTypeOf('number');
  },
);

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each(['public', 'internal', 'table', 'workflows', 'model'])(
  'the %s port answers this computer’s own names only',
  async (name) => {
    const port = ports[name] ?? 0;
    for (const host of ['elsewhere.test', `localhost.elsewhere.test:${port}`, `10.0.0.1:${port}`, '127.0.0.1.nip.io'])
      expect(await statusFor(port, host), host).toBe(421);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
      expect(await statusFor(port, host), host).not.toBe(421);
  },
);

const addressWith = (ticket: string) => `${stack.origin.replace('http', 'ws')}/live?ticket=${ticket}`;
const refusedBy = (origin: string, ticket = 'nobodys'): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(addressWith(ticket), { origin });
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
  });

it('a page of elsewhere opens no socket, and what is no page is asked for its ticket', async () => {
  const elsewhere = ['http://elsewhere.test', 'null', `${stack.origin}.elsewhere.test`];
  expect(await Promise.all(elsewhere.map((origin) => refusedBy(origin)))).toEqual([403, 403, 403]);
  const { ticket } = await api('createRealtimeTicket');
  expect(await refusedBy('http://elsewhere.test', ticket)).toBe(403);
  const own = new WebSocket(addressWith(ticket), { origin: stack.origin });
  await new Promise((resolve, reject) => own.once('open', resolve).once('error', reject));
  own.terminate();
  const { ticket: another } = await api('createRealtimeTicket');
  const plain = new WebSocket(addressWith(another));
  await new Promise((resolve, reject) => plain.once('open', resolve).once('error', reject));
  plain.terminate();
});
