import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Started {
  readonly process: ChildProcess;
  /** Where it answers; undefined if it ended instead. */
  readonly origin: Promise<string | undefined>;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
}

/** Starts the product by a command as somebody types it. */
export const start = (command: readonly string[], options: readonly string[], env: NodeJS.ProcessEnv = {}): Started => {
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
  const origin = new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /ready: (http:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => resolve(undefined));
  });
  return { process: child, origin, ended };
};

export const byNode = [process.execPath, 'local/main.ts'];
export const byNpm = ['npm', 'start', '--'];
