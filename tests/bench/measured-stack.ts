import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { newAccount } from '../../local/stack/account.ts';
import { engineModel } from '../../local/stack/model/engine-model.ts';
import { startStack } from '../../local/stack/start.ts';
import { type Client, createClient } from '../../shared/contract/client.ts';
import { startWriteMeter } from './write-meter.ts';

/** The whole product in this process without a site, its writes counted, and somebody signed in. */
export const startMeasuredStack = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const meter = await startWriteMeter();
  const model = engineModel({ delayMs: 0 });
  const stack = await startStack({ dataDir, port: 0, site: 'none', model, storeProxy: meter.before });
  const { token } = await newAccount(stack, { email: 'b@example.test', password: 'secret1', name: 'Bench' });
  const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  const close = async () => {
    await stack.close();
    await meter.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stack, meter, api, close };
};

/** Has a lesson of 45 minutes written, and waits for its last scene. */
export const writeLesson = async (api: Client, content: string): Promise<void> => {
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom' } });
  await api('generateStory', {
    body: { sessionId, content, genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 45 },
  });
  for (;;) {
    const { status, failure_reason } = await api('getSession', { params: { sessionId } });
    if (status === 'draft') throw new Error(failure_reason?.code);
    if (status === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
