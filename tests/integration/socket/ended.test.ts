import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndIn } from '../../../local/stack/account.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import { startBuilt } from '../../built/start.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-ended-'));
let stack: Stack;
let api: Client;
beforeAll(async () => {
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
}, 60_000);
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  const { token } = await signUpAndIn(stack, { email: `${ulid()}@example.test`, password: 'secret1', name: 'Ann' });
  const bearer = await token();
  api = createClient({ base: stack.origin, token: async () => bearer, newKey: ulid });
  await api('getMe');
});

const addressOf = (ticket: string) => `${stack.origin.replace(/^http/, 'ws')}/live?ticket=${ticket}`;
const settled = (socket: WebSocket) =>
  new Promise<'open' | 'refused'>((resolve) => {
    socket.onopen = () => resolve('open');
    socket.onerror = () => resolve('refused');
  });
const openTab = async () => {
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(addressOf(ticket));
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  expect(await settled(socket)).toBe('open');
  return { closed };
};

describe('a socket that is open', () => {
  const ends = [
    ['somebody signs out', () => api('signOutHere')],
    ['somebody signs out everywhere', () => api('signOutEverywhere')],
    ['the password is changed', () => api('changePassword', { body: { new_password: 'secret2' } })],
    ['the account is deleted', () => api('deleteAccount', { body: { confirmation: 'DELETE' } })],
  ] as const;

  it.each(ends)('is closed when %s, and a ticket from before opens none', async (_, end) => {
    const tabs = [await openTab(), await openTab()];
    const { ticket } = await api('createRealtimeTicket');
    await end();
    await Promise.all(tabs.map(({ closed }) => closed));
    expect(await settled(new WebSocket(addressOf(ticket)))).toBe('refused');
  });
});
