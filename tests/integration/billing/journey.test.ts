import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newAccount } from '../../../local/stack/account.ts';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { priceIds } from '../../../local/stripe/catalogue.ts';
import { type Client, createClient } from '../../../shared/contract/client.ts';
import { type RealtimeMessage, RealtimeMessageSchema } from '../../../shared/events/realtime.ts';
import { startBuilt } from '../../built/start.ts';

const patient = { timeout: 30_000, interval: 20 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'fabula-billing-'));
const start = () => startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
let stack: Stack;
beforeAll(async () => {
  stack = await start();
});
afterAll(async () => {
  await stack.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const signUp = async (name: string) => {
  const { token, id } = await newAccount(stack, { email: `${name}@example.test`, password: 'secret1', name });
  const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  await api('getMe');
  return { api, id };
};

const openTab = async (api: Client) => {
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${stack.origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  const heard: RealtimeMessage[] = [];
  socket.on('message', (data) => heard.push(RealtimeMessageSchema.parse(JSON.parse(String(data)))));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { heard, close: () => socket.close() };
};

const checkout = (api: Client) =>
  api('createCheckout', {
    body: {
      price_id: priceIds.year,
      mode: 'subscription',
      success_url: `${stack.origin}/checkout/success`,
      cancel_url: `${stack.origin}/pricing`,
    },
  });
const press = (url: string) => fetch(url, { method: 'POST', redirect: 'manual' });
const limits = async (api: Client) => {
  const { tier, stories } = await api('getUsage');
  return [tier, stories.limit];
};
/** Once a tab has heard of a version of the subscription, the API answers it. */
const told = (tab: { heard: RealtimeMessage[] }, version: number) =>
  vi.waitFor(() => {
    const versions = tab.heard.flatMap((one) => (one.kind === 'subscription.changed' ? [one.version] : []));
    expect(Math.max(0, ...versions)).toBe(version);
  }, patient);

it('tells the owner’s tabs of every change, and nobody else’s, so that limits go and come without a reload [LIVE-05, BILL-66]', async () => {
  const [{ api, id }, bea] = [await signUp('ann'), await signUp('bea')];
  const [tab, stranger] = [await openTab(api), await openTab(bea.api)];
  expect(await limits(api)).toEqual(['free', 3]);

  await press(`${(await checkout(api)).url}/pay`);
  await told(tab, 1);
  expect(tab.heard).toContainEqual({ kind: 'subscription.changed', id, version: 1 });
  expect(await limits(api)).toEqual(['pro', null]);

  const { url: portal } = await api('createPortal', { body: { return_url: `${stack.origin}/settings` } });
  const page = await (await fetch(portal)).text();
  const subscription = /cancel\/(sub_\w+)/.exec(page)?.[1];
  await press(`${portal}/cancel/${subscription}`);
  await told(tab, 2);
  expect((await api('getSubscription')).subscription).toMatchObject({ interval: 'year', cancel_at_period_end: true });
  expect(await limits(api)).toEqual(['pro', null]);

  await press(`${portal}/end/${subscription}`);
  await told(tab, 3);
  expect((await api('getSubscription')).subscription).toMatchObject({ subscription_status: 'canceled' });
  expect(await limits(api)).toEqual(['free', 3]);
  expect(stranger.heard).toEqual([]);
  tab.close();
  stranger.close();
});
