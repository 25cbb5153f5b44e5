import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A running installation of its own folder, on the loopback interface. */
export interface Target {
  readonly origin: string;
  /** The public one first. */
  readonly ports: readonly number[];
  readonly alive: () => boolean;
  /** Ends it and leaves its folder. */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  readonly close: () => Promise<void>;
}

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'fabula-attack-'));

/** Starts the product as `npm start` does, in a process of its own that may fall, on a new folder or on one that it had before. */
export const startTarget = async (dataDir = newFolder()): Promise<Target> => {
  const child = spawn(process.execPath, ['local/main.ts', '--port', '0', '--data', dataDir], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said = (said + String(data)).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const ready = /^Fabula is ready: (\S+)/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error(`The product did not start:\n${said}`)));
  });
  const running = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as Record<string, string>;
  const services = [origin, running['services'], running['dynamodb']].filter((url) => url !== undefined);
  return {
    origin,
    ports: services.map((url) => Number(new URL(url).port)),
    alive: () => child.exitCode === null && child.signalCode === null,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
    close: async () => {
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A part that needs one installation from its beginning to its end. */
export const withTarget =
  (attack: (target: Target, seed: number) => Promise<string | undefined>) =>
  async (seed: number): Promise<string | undefined> => {
    const target = await startTarget();
    try {
      return await attack(target, seed);
    } finally {
      await target.close();
    }
  };
