import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** npm passes on what the terminal has sent already: the same Ctrl-C comes twice. */
const SAME_MS = 1_000;
/** What is kept is kept at every moment; whoever takes longer than this to tidy up is not waited for. */
const CLOSE_TIMEOUT_MS = 5_000;
const LOOK_MS = 500;

const shell = /^-?(ba|da|z|k|fi)?sh$/;

/** The name of a process and who started it; undefined where that cannot be told. */
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

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'EPERM';
  }
};

/** Calls back when the npm that started this process is gone: one that is killed passes nothing on. */
const onOrphaned = (end: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  // npm starts a shell, which starts us or becomes us
  const above = processAt(parent);
  const npm = above && shell.test(above.name) && above.parent > 1 ? above.parent : parent;
  setInterval(() => {
    if (process.ppid !== parent || !lives(npm)) end();
  }, LOOK_MS).unref();
};

/** Ends the process in good order with a signal that asks for it, at once with a second one. */
export const shutDownGracefully = (close: () => Promise<void>): void => {
  let asked: number | undefined;
  const end = (): void => {
    if (asked !== undefined && performance.now() - asked > SAME_MS) process.exit(1);
    if (asked !== undefined) return;
    asked = performance.now();
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
