import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ObjectStore } from '../../../local/s3/objects.ts';
import { startFailure } from '../../../local/stack/process/start-failure.ts';
import { byNode, type Started, start } from './start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fabula-badly-'));
const dataDir = path.join(folder, 'data');
let running: Started;
let port: string;

beforeAll(async () => {
  running = start(byNode, ['--port', '0', '--data', dataDir]);
  port = new URL((await running.origin) ?? '').port;
}, 120_000);
afterAll(async () => {
  running.process.kill();
  await running.ended;
  rmSync(folder, { recursive: true, force: true });
});

const outcome = (options: readonly string[], env: NodeJS.ProcessEnv = {}) => start(byNode, options, env).ended;
const below = (name: string) => path.join(folder, name);

it('says in one sentence that the port is taken, and ends', async () => {
  expect(await outcome(['--port', port, '--data', below('new')])).toEqual({
    code: 1,
    said: `Port ${port} is taken: end what listens there, or take another, for example with --port ${Number(port) + 1}.\n`,
  });
});

it('says in one sentence who has the folder, and ends', async () => {
  expect(await outcome(['--port', '0', '--data', dataDir])).toEqual({
    code: 1,
    said: `${dataDir} is in use by another Fabula (http://localhost:${port}): end that one, or take another folder with --data.\n`,
  });
});

it('says in one sentence that a file is no folder, and ends', async () => {
  writeFileSync(below('file'), 'notes');
  expect(await outcome(['--data', below('file')])).toEqual({
    code: 1,
    said: `${below('file')} is no folder: move what is there away, or take another folder with --data.\n`,
  });
  expect(readFileSync(below('file'), 'utf8')).toBe('notes');
});

it('says in one sentence what was typed wrongly, and ends', async () => {
  const typed = async (options: readonly string[], env = {}) => {
    const { code, said } = await outcome([...options, '--data', below('typed')], env);
    return [code, said.trimEnd().split('\n').length, said] as const;
  };
  expect(await typed(['--port', 'three'])).toEqual([1, 1, expect.stringContaining('from 0 to 65535')]);
  expect(await typed(['--prot', '3'])).toEqual([1, 1, expect.stringContaining("'--prot'")]);
  expect(await typed(['--host', '0.0.0.0'])).toEqual([1, 1, expect.stringContaining('--origin http://')]);
  expect(await typed([], { MODEL: 'magic' })).toEqual([1, 1, expect.stringContaining('openai or bedrock')]);
});

const damage = (file: string, from: number, bytes: number): void => {
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(bytes, 0x5a), 0, bytes, from);
  closeSync(opened);
};

it.each(['cognito', 'queues', 'stepfunctions', 'stripe', 's3/objects'])(
  'says in one sentence that %s is damaged, and leaves it as it is',
  async (name) => {
    const copy = below(`damaged-${name.replace('/', '-')}`);
    cpSync(dataDir, copy, { recursive: true });
    const file = path.join(copy, `${name}.sqlite`);
    for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
    writeFileSync(file, Buffer.alloc(8_192, 0x5a));
    expect(await outcome(['--port', '0', '--data', copy])).toEqual({
      code: 1,
      said: `${file} is damaged, and was left as it is: put a copy of the whole data folder back, or take another folder with --data.\n`,
    });
    expect(readFileSync(file).equals(Buffer.alloc(8_192, 0x5a))).toBe(true);
  },
);

it('does not start on files of which only the middle is damaged', async () => {
  const copy = below('middle');
  const objects = new ObjectStore(path.join(copy, 's3'));
  for (let at = 0; at < 40; at += 1) objects.put('fabula-files', `k${at}`, Buffer.alloc(20_000, 1), {}, 0);
  objects.close();
  const file = path.join(copy, 's3/objects.sqlite');
  damage(file, Math.floor(statSync(file).size / 8_192) * 4_096, 40_960);
  const { code, said } = await outcome(['--port', '0', '--data', copy]);
  expect([code, said]).toEqual([1, expect.stringContaining(`${file} is damaged`)]);
});

it('says in one sentence that the table is damaged', async () => {
  const copy = below('table');
  cpSync(dataDir, copy, { recursive: true });
  const current = path.join(copy, 'dynamodb/CURRENT');
  writeFileSync(path.join(copy, 'dynamodb', readFileSync(current, 'utf8').trim()), 'no manifest');
  const { code, said } = await outcome(['--port', '0', '--data', copy]);
  expect([code, said]).toEqual([1, expect.stringContaining(`${path.join(copy, 'dynamodb')} is damaged`)]);
});

it('knows what to say of a disk, of rights and of addresses', () => {
  const asked = { dataDir: '.data', port: 80, host: '10.9.9.9' };
  const told = (code: string, more = {}) => startFailure(Object.assign(new Error(code), { code, ...more }), asked);
  expect(told('EROFS')).toContain('.data cannot be written');
  expect(told('EACCES', { syscall: 'open' })).toContain('.data cannot be written');
  expect(told('EACCES', { syscall: 'listen' })).toContain('port 80');
  expect(told('ENOSPC')).toContain('The disk of .data is full');
  expect(told('ERR_SQLITE_ERROR', { errcode: 13 })).toContain('The disk of .data is full');
  expect(told('ERR_SQLITE_ERROR', { errcode: 1032 })).toContain('.data cannot be written');
  expect(told('EADDRNOTAVAIL')).toContain('no address 10.9.9.9');
  const inner = Object.assign(new Error('IO error: /d/LOCK: Read-only file system'), { code: 'LEVEL_IO_ERROR' });
  expect(startFailure(new Error('Database failed to open', { cause: inner }), asked)).toContain('cannot be written');
  expect(startFailure(new Error('something else'), asked)).toBeUndefined();
});
