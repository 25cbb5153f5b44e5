import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ulid } from 'ulid';
import { afterEach, expect, it } from 'vitest';
import { newAccount } from '../../../local/stack/account.ts';
import { createClient } from '../../../shared/contract/client.ts';

const program = path.join(import.meta.dirname, 'stack-process.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'leaving-killed-'));
let child: ChildProcess | undefined;

/** As a crash does it: nothing gets a chance to tidy up. */
const kill = async () => {
  const gone = new Promise((resolve) => child?.once('exit', resolve) ?? resolve(undefined));
  child?.kill('SIGKILL');
  await gone;
  child = undefined;
};
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const started = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: started.stdout }).on('line', (text) => text.startsWith('ready ') && resolve(text));
    started.once('exit', () => reject(new Error('The stack ended before it was ready')));
  });
  return JSON.parse(line.slice('ready '.length)) as { origin: string; userPoolId: string; clientId: string };
};
type Place = Awaited<ReturnType<typeof start>>;

const account = { email: 'ann@example.test', password: 'secret1', name: 'Ann' };
const apiOf = ({ origin }: Place, token: string) =>
  createClient({ base: origin, token: async () => token, newKey: ulid });

it('goes on with an export and with a deletion after the process was killed in the middle of it [SET-15, SET-30]', async () => {
  let place = await start();
  const { token } = await newAccount(place, account);
  const api = apiOf(place, token);
  await api('getMe');
  for (let made = 0; made < 40; made += 1)
    await api('createSession', { body: { mode: 'custom', title: `Notes ${made}` } });

  await api('createExport');
  await kill();
  place = await start();
  const made = async () => (await apiOf(place, token)('getExport')).export;
  await expect.poll(made, { timeout: 60_000 }).toMatchObject({ status: 'ready', sessions: 40 });

  await apiOf(place, token)('deleteAccount', { body: { confirmation: 'DELETE' } });
  await kill();
  place = await start();
  await expect(apiOf(place, token)('listSessions', { query: {} })).rejects.toMatchObject({ code: 'sign_in' });
  // The address is free once the account has left the user pool, which comes after everything it held
  const again = () =>
    newAccount(place, account).then(
      ({ id }) => id,
      () => undefined,
    );
  await expect.poll(again, { timeout: 60_000, interval: 500 }).toEqual(expect.any(String));
});
