import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');
const cache = path.join(repository, '.cache/referees');

/**
 * A folder of the cache, filled once: what is half there after an interruption is brought in again. The name says the
 * version, so that another version is another folder.
 */
export const cachedFolder = (name: string, into: (folder: string) => void): string => {
  const folder = path.join(cache, name);
  const complete = path.join(folder, '.complete');
  if (existsSync(complete)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`  ${name} is brought in once`);
  into(folder);
  writeFileSync(complete, '');
  return folder;
};

/** Runs a program to its end and answers what it printed; throws with what it complained of. */
export const run = (program: string, args: readonly string[], cwd = repository): string => {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 2 ** 20 });
  } catch (error) {
    const said = ['stdout', 'stderr'].map((stream) => String(Reflect.get(Object(error), stream) ?? ''));
    throw new Error([`${program} ${args.join(' ')} failed`, ...said].join('\n').trim(), { cause: error });
  }
};

/** True when a program can be started on this machine. */
export const installed = (program: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
