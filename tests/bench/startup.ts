import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ulid } from 'ulid';
import { newAccount } from '../../local/stack/account.ts';
import { createClient } from '../../shared/contract/client.ts';
import { SiteConfigSchema } from '../../shared/web/site-config.ts';
import { run } from '../e2e/support/running.ts';
import { topicTexts } from '../fixtures/lesson/topic-texts.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;

const emptyNode = (): number => {
  const started = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  return performance.now() - started;
};

const start = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'start-'));
  const started = performance.now();
  const { origin, process: child, kill } = await run({ dataDir });
  const { ok } = await fetch(`${origin}/`);
  if (!ok) throw new Error('The first answer is no 2xx');
  const ms = performance.now() - started;
  const stop = async () => {
    await kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, ms, pid: child.pid ?? 0, stop };
};

const lesson = async (origin: string): Promise<void> => {
  const config = SiteConfigSchema.parse(await (await fetch(`${origin}/config.json`)).json());
  const pool = { origin, userPoolId: config.userPoolId, clientId: config.userPoolClientId };
  const { token } = await newAccount(pool, { email: 'b@example.test', password: 'secret1', name: 'Bench' });
  const api = createClient({ base: origin, token: async () => token, newKey: ulid });
  const { id: sessionId } = await api('createSession', { body: { mode: 'custom' } });
  const content = topicTexts.get('active-recall') ?? '';
  await api('generateStory', {
    body: { sessionId, content, genre: 'mystery', authorInspiration: 'doyle', estimatedDuration: 45 },
  });
  for (;;) {
    const { status, failure_reason } = await api('getSession', { params: { sessionId } });
    if (status === 'draft') throw new Error(failure_reason?.code);
    if (status === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1_000;

/** From the command to the first page, and what the process holds once it has written a lesson. */
export const startup = async (): Promise<Figure[]> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await start();
    times.push(running.ms);
    await running.stop();
  }
  const running = await start();
  await lesson(running.origin);
  const resident = residentMb(running.pid);
  await running.stop();
  const empty = median([emptyNode(), emptyNode(), emptyNode()]);
  return [
    { what: 'start to first 2xx over starting empty Node', value: median(times) / empty, unit: '×' },
    { what: 'resident memory after a lesson', value: resident, unit: 'MB', limit: 300 },
  ];
};
