import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A Ctrl-C arrives twice within this time, because npm forwards what the terminal has sent already. */
const SAME_MS = 1_000;
/** After this time the process ends anyway; no data is lost. */
const CLOSE_TIMEOUT_MS = 5_000;
const LOOK_MS = 500;

const shell = /^-?(ba|da|z|k|fi)?sh$/;

/** Name and parent of a process; undefined if it cannot be read. */
const processAt = (pid: number): { readonly name: string; readonly parent: number } | undefined => {
  try {
    if (process.platform === 'linux') {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return { name: /^Name:\t(.*)$/m.exec(status)?.[1] ?? '', parent: Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]) };
    }
    const [, parent, name = ''] =
      /(\d+)\s+(.*)/.exec(execFileSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`]).toString()) ?? [];
    return { name: path.basename(name.trim()), parent: Number(parent) };
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'EPERM';
  }
};

/** Calls back when the npm that started this process is gone: a killed npm forwards no signal. */
const onOrphaned = (end: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  // npm starts a shell, which starts or becomes this process
  const above = processAt(parent);
  const npm = above && shell.test(above.name) && above.parent > 1 ? above.parent : parent;
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) end();
  }, LOOK_MS).unref();
};

/** Closes the stack on the first termination signal, and exits at once on a second one. */
export const shutDownGracefully = (close: () => Promise<void>): void => {
  let signalledAt: number | undefined;
  const end = (): void => {
    if (signalledAt !== undefined && performance.now() - signalledAt > SAME_MS) process.exit(1);
    if (signalledAt !== undefined) return;
    signalledAt = performance.now();
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  onOrphaned(end);
};
