import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ulid } from 'ulid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newAccount } from '../../../local/stack/account.ts';
import { createClient } from '../../../shared/contract/client.ts';
import { byNode, byNpm, start } from './start.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-ending-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Signs somebody up and opens what a browser keeps open: a socket, and a connection that waits for the next request. */
const openTab = async (origin: string): Promise<WebSocket> => {
  const config = await (await fetch(`${origin}/config.json`)).json();
  const pool = { origin, userPoolId: config.userPoolId, clientId: config.userPoolClientId };
  const { token } = await newAccount(pool, { email: 'ann@example.test', password: 'secret1', name: 'Ann' });
  const api = createClient({ base: origin, token: async () => token, newKey: ulid });
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
};

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends in good order with %s while a tab is open', async (signal) => {
  const started = start(byNode, ['--port', '0', '--data', dataDir]);
  const tab = await openTab((await started.origin) ?? '');
  const closed = new Promise((resolve) => tab.once('close', resolve));
  started.process.kill(signal);
  expect(await started.ended).toEqual({ code: 0, said: expect.not.stringContaining('gateway') });
  await closed;
});

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

it.each(['SIGTERM', 'SIGKILL'] as const)('npm start that is ended by %s leaves nothing running', async (signal) => {
  const started = start(byNpm, ['--port', '0', '--data', dataDir]);
  const origin = (await started.origin) ?? '';
  expect(await answers(origin)).toBe(true);
  started.process.kill(signal);
  while (await answers(origin)) await sleep(100);
  await started.ended;
});
