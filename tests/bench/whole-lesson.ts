import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { WebSocket } from 'ws';
import { topicTexts } from '../../lambdas/engine/topics/topic-texts.ts';
import { newAccount } from '../../local/stack/account.ts';
import { engineModel } from '../../local/stack/engine-model.ts';
import { startStack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import type { Figure } from './report.ts';
import { startWriteMeter } from './write-meter.ts';

const material = [...topicTexts.values()].slice(0, 3).join('\n\n');

const openTab = async (origin: string, api: Client) => {
  let messages = 0;
  const { ticket } = await api('createRealtimeTicket');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live?ticket=${ticket}`);
  socket.on('message', () => {
    messages += 1;
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { messages: () => messages, close: () => socket.close() };
};

const lesson = async (api: Client): Promise<void> => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom' } });
  await api('generateStory', {
    body: { sessionId, content: material, genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 45 },
  });
  for (;;) {
    const { status, failure_reason } = await api('getSession', { params: { sessionId } });
    if (status === 'draft') throw new Error(failure_reason ?? 'failed');
    if (status === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** A lesson of 45 minutes through the whole stack, written by the embedded engine: what it costs. */
export const wholeLesson = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const stack = await startStack({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  const meter = await startWriteMeter(stack.dynamo.endpoint);
  // The functions are loaded with their first call
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = meter.endpoint;
  try {
    const { token } = await newAccount(stack, { email: 'b@example.test', password: 'secret1', name: 'Bench' });
    const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
    await lesson(api);
    await stack.stream.caughtUp();
    const tab = await openTab(stack.origin, api);
    const before = { units: meter.units(), cpu: process.cpuUsage() };
    await lesson(api);
    const cpu = process.cpuUsage(before.cpu);
    await stack.stream.caughtUp();
    const figures: Figure[] = [
      { what: 'processor time, everything in one process', value: (cpu.user + cpu.system) / 1e6, unit: 's' },
      { what: 'DynamoDB write units', value: meter.units() - before.units, unit: '', limit: 180 },
      { what: 'socket messages to one open tab', value: tab.messages(), unit: '', limit: 60 },
    ];
    tab.close();
    return figures;
  } finally {
    await stack.close();
    await meter.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
