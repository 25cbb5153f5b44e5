import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeFlags } from '../../../local/stack/process/node-flags.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Running {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Kills it as a crash would, without cleanup. */
  kill(): Promise<void>;
}

interface Options {
  /** A folder of bundles to run instead of the source. */
  readonly functions?: string;
  readonly dataDir: string;
  readonly port?: number;
  /** Milliseconds that the engine takes for an answer. */
  readonly paceMs?: number;
  /** New accounts have to confirm their address with a mailed code. */
  readonly confirm?: boolean;
}

/** The product as `npm start` runs it, in a separate process. */
export const run = async ({ functions, dataDir, port = 0, paceMs = 0, confirm = false }: Options): Promise<Running> => {
  const args = [...nodeFlags, 'local/main.ts', '--port', String(port), '--data', dataDir, '--pace', String(paceMs)];
  if (confirm) args.push('--confirm');
  if (functions !== undefined) args.push('--functions', functions);
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /ready: (http:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(`It ended before it was ready:\n${errors.join('')}`)));
  });
  const origin = await ready;
  return {
    origin,
    process: child,
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
};
