import { spawn } from 'node:child_process';
import path from 'node:path';

/** Builds the site unless it is up to date; in a separate process, whose memory is freed afterwards. */
const buildSite = async (): Promise<number> => {
  const build = path.resolve(import.meta.dirname, '../web/build.ts');
  const child = spawn(process.execPath, [build, '--if-changed'], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<number>();
  const end = (): void => {
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  const code = await promise;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(signal, end);
  return code;
};

const code = await buildSite();
if (code !== 0) process.exit(code);
await import('./main.ts');
