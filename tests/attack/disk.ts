import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../shared/contract/client.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { newFolder, startTarget, type Target } from './target.ts';
import { clientAt, countLost, signUpAt, writeSession } from './writing.ts';

const ROUNDS = 5;
const MEGABYTES = 64;
const WRITES = 40;
const TIMEOUT_MS = 30_000;

const runs = (program: string, args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Writes a file until the disk is full; returns its path. */
const fill = (folder: string): string => {
  const file = path.join(folder, 'ballast');
  for (let chunk = 1 << 20; chunk > 0; chunk = Math.floor(chunk / 2))
    for (;;)
      try {
        writeFileSync(file, Buffer.alloc(chunk), { flag: 'a' });
      } catch {
        break;
      }
  return file;
};

const writeMany = async (api: Client, round: string, written: Map<SessionId, string>): Promise<number> => {
  let refused = 0;
  for (let at = 0; at < WRITES; at += 1) {
    const title = `${round}.${at}`;
    const id = await writeSession(api, title);
    if (id === undefined) refused += 1;
    else written.set(id, title);
  }
  return refused;
};

/** Waits until writes succeed again. Throws after a time limit. */
const recovered = async (api: Client, written: Map<SessionId, string>): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const id = await writeSession(api, 'room');
    if (id !== undefined) {
      written.set(id, 'room');
      return;
    }
    await wait(200);
  }
  throw new Error(`Nothing is written ${TIMEOUT_MS / 1_000} s after there is room again`);
};

/** Before, while and after the disk is full. Answers what was acknowledged, and how much was refused meanwhile. */
const fullOnce = async (target: Target, token: string, dataDir: string, round: number) => {
  const api = clientAt(target, token);
  const written = new Map<SessionId, string>();
  await writeMany(api, `${round}.before`, written);
  const ballast = fill(dataDir);
  const refused = await writeMany(api, `${round}.full`, written);
  rmSync(ballast);
  await recovered(api, written);
  await writeMany(api, `${round}.after`, written);
  return { written, refused };
};

/**
 * A disk that is full for a while, five times, each followed by an end of the process: everything that was acknowledged
 * before, meanwhile and afterwards has to be there. Needs a small file system of its own, so Linux and its root.
 */
export const attackDisk = async (seed: number): Promise<string | undefined> => {
  const dataDir = newFolder();
  if (!runs('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', dataDir])) {
    rmSync(dataDir, { recursive: true, force: true });
    console.log('disk: not tried, no file system can be mounted here (it takes Linux and its root)');
    return undefined;
  }
  let [acknowledged, refused, lost] = [0, 0, 0];
  let target = await startTarget(dataDir);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await signUpAt(target);
      const once = await fullOnce(target, token, dataDir, round);
      await target.stop((round + seed) % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      target = await startTarget(dataDir);
      acknowledged += once.written.size;
      refused += once.refused;
      lost += await countLost(clientAt(target, token), once.written);
    }
  } finally {
    await target.stop('SIGKILL');
    runs('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `disk: full ${ROUNDS} times, seed ${seed}: ${acknowledged} acknowledged writes, ${refused} refused, ${lost} lost`,
  );
  if (refused === 0) return 'the disk was never full';
  return lost > 0 ? `${lost} of ${acknowledged} acknowledged writes` : undefined;
};
