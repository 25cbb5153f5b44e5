import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newAccount } from '../../../local/stack/account.ts';
import { parseAddress } from '../../../local/stack/address.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { type Stack, startStack } from '../../../local/stack/start.ts';
import { priceIds } from '../../../local/stripe/catalogue.ts';
import { createClient } from '../../../shared/contract/client.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-origin-'));
const name = 'books.local';
let port: number;
let origin: string;
let stack: Stack;
let token: string;

/** One that nobody has at this moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    });
  });

beforeAll(async () => {
  port = await freePort();
  origin = `http://${name}:${port}`;
  const model = engineModel({ delayMs: 0 });
  stack = await startStack({ dataDir, port, ...parseAddress('0.0.0.0', origin, port), site: 'built', model });
  // This computer does not know itself by that name: what is no browser uses its own
  const here = { ...stack, origin: `http://localhost:${port}` };
  token = (await newAccount(here, { email: 'ann@example.test', password: 'secret1', name: 'Ann' })).token;
}, 120_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks as somebody does for whom the name leads to this computer. */
const ask = (url: string, headers: Record<string, string> = {}, host = `${name}:${port}`): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: url, headers: { host, ...headers } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    asked.on('error', reject).end();
  });

it('answers by the name that it was given and by this computer’s own, and by no other', async () => {
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/config.json', {}, `localhost:${port}`)).status).toBe(200);
  for (const host of ['elsewhere.test', `books.local.elsewhere.test:${port}`, `10.0.0.1:${port}`])
    expect((await ask('/', {}, host)).status, host).toBe(421);
});

it('tells pages to talk to that address, in their settings and in their policy', async () => {
  const config = JSON.parse((await ask('/config.json')).text);
  expect(config).toMatchObject({ userPoolEndpoint: `${origin}/`, socketUrl: `ws://${name}:${port}/live` });
  const policy = String((await ask('/')).headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${origin} ${origin} ws://${name}:${port}`);
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
});

it('names that address in canonical links, uploads and the return from the payment provider', async () => {
  expect(await (await fetch(`http://localhost:${port}/robots.txt`)).text()).toContain(`${origin}/sitemap.xml`);
  const api = createClient({ base: `http://localhost:${port}`, token: async () => token, newKey: ulid });
  const upload = await api('createUpload', { body: { name: 'steam.md', size: 20 } });
  expect(new URL(upload.url).origin).toBe(origin);
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
  form.append('file', new Blob(['A boiler is closed. ']), 'steam.md');
  const here = upload.url.replace(origin, `http://localhost:${port}`);
  expect((await fetch(here, { method: 'POST', body: form, headers: { origin } })).status).toBe(204);
  const back = { success_url: `${origin}/settings`, cancel_url: `${origin}/pricing` };
  const { url } = await api('createCheckout', { body: { price_id: priceIds.month, mode: 'subscription', ...back } });
  expect(new URL(url).origin).toBe(origin);
});

it('sends whoever opens a page by another of its names to that address', async () => {
  const asPage = { accept: 'text/html,*/*' };
  const answer = await ask('/dashboard?a=1', asPage, `localhost:${port}`);
  expect([answer.status, answer.headers.location]).toEqual([307, `${origin}/dashboard?a=1`]);
  expect((await ask('/dashboard', asPage)).status).toBe(200);
});

it('compresses its pages as far as a browser takes it, which is no Brotli from such an address', async () => {
  const coded = async (accepted: string) =>
    (await ask('/', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await Promise.all(['gzip, deflate', 'gzip, deflate, br, zstd', 'identity'].map(coded))).toEqual([
    'gzip',
    'br',
    undefined,
  ]);
});

it('opens sockets for its own pages', async () => {
  const api = createClient({ base: `http://localhost:${port}`, token: async () => token, newKey: ulid });
  const opened = async (from: string): Promise<boolean> => {
    const { ticket } = await api('createRealtimeTicket');
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live?ticket=${ticket}`, {
      origin: from,
      headers: { host: `${name}:${port}` },
    });
    const open = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.terminate();
    return open;
  };
  expect(await opened(origin)).toBe(true);
  expect(await opened('http://elsewhere.test')).toBe(false);
});

/** This computer as others in its network find it. */
const [outside] = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === 'IPv4' && !internal);

// A computer without a network has no other address that it could be reached at
it.skipIf(!outside)('is reached from other computers at its public port alone', async () => {
  const reached = (url: string) =>
    fetch(url, { headers: { accept: '*/*' } }).then(
      () => true,
      () => false,
    );
  const from = (endpoint: string) => endpoint.replace('127.0.0.1', outside?.address ?? '');
  expect(await reached(`http://${outside?.address}:${port}/config.json`)).toBe(true);
  for (const endpoint of [stack.dynamo.endpoint, stack.servicesEndpoint, stack.workflows.endpoint])
    expect(await reached(from(endpoint))).toBe(false);
});

it('asks for the address that others type before it listens to them', () => {
  expect(() => parseAddress('0.0.0.0', undefined, 3000)).toThrow(/--origin http:\/\/\S+:3000/);
  expect(() => parseAddress('books.local', 'http://books.local', 3000)).toThrow('0.0.0.0 listens in every network');
  for (const wrong of ['books.local', 'ftp://books.local', 'http://books.local/path', 'http://'])
    expect(() => parseAddress(undefined, wrong, 3000), wrong).toThrow('http://books.local:3000');
  expect(parseAddress('localhost', undefined, 3000)).toEqual({ host: '127.0.0.1' });
  expect(parseAddress(undefined, undefined, 3000)).toEqual({});
});
