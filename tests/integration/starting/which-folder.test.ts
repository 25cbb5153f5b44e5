import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen, type RunningServer } from '../../../local/lib/http.ts';
import { announce } from '../../../local/stack/process/running.ts';
import { whichFolder } from '../../../local/stack/process/which-folder.ts';
import type { Stack } from '../../../local/stack/start.ts';

let folder: string;
let registry: string;
let service: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fabula-which-'));
  registry = path.join(folder, 'running');
  service = await listen(createServer((_, res) => res.end()));
});
afterEach(async () => {
  await service.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const installation = (name: string): string => {
  const dataDir = path.join(folder, name);
  mkdirSync(path.join(dataDir, 'dynamodb'), { recursive: true });
  return dataDir;
};

/** As the process of that number does when it starts. */
const run = (dataDir: string, pid: number, endpoint = service.endpoint): (() => void) => {
  vi.spyOn(process, 'pid', 'get').mockReturnValue(pid);
  const at = { origin: endpoint, identityEndpoint: endpoint, servicesEndpoint: endpoint, userPoolId: 'pool' };
  return announce(dataDir, { ...at, dynamo: { endpoint } } as Stack, registry);
};

it('finds the folder of what runs, wherever it lies', async () => {
  const [one, other] = [installation('one'), installation('other')];
  const conceal = run(one, 1);
  expect(await whichFolder(undefined, registry)).toBe(one);
  conceal();
  run(other, 2);
  expect(await whichFolder(undefined, registry)).toBe(other);
});

it('takes the folder that was named, whatever runs', async () => {
  const [one, other] = [installation('one'), installation('other')];
  run(one, 1);
  expect(await whichFolder(other, registry)).toBe(other);
});

it('asks which one is meant when several run', async () => {
  run(installation('one'), 1);
  run(installation('other'), 2);
  await expect(whichFolder(undefined, registry)).rejects.toThrow(
    /^Several installations run: .*one or --data .*other\.$/,
  );
});

it('forgets what a crash has left', async () => {
  const [gone, alive] = [installation('gone'), installation('alive')];
  const dead = await listen(createServer());
  await dead.close();
  run(gone, 1, dead.endpoint);
  run(alive, 2);
  expect(await whichFolder(undefined, registry)).toBe(alive);
});

it('makes no installation where there was none', async () => {
  await expect(whichFolder(path.join(folder, 'nothing'), registry)).rejects.toThrow('There is no installation in');
});
