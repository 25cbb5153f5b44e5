import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 60_000;

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Server {
  readonly endpoint: string;
  close(): Promise<void>;
}

const ended = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a server that is told its port, and waits until it answers anything at all. */
export const startServer = async (
  program: string,
  args: (port: number) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Server> => {
  const port = await freePort();
  const child = spawn(program, args(port), { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said = (said + text).slice(-4_000);
    });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endpoint = `http://127.0.0.1:${port}`;
  const close = async () => {
    child.kill();
    await exited;
  };
  for (const until = Date.now() + READY_MS; ; await sleep(100)) {
    const answers = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answers) return { endpoint, close };
    if (!ended(child) && Date.now() < until) continue;
    await close();
    throw new Error(`${program} did not come up: ${said}`);
  }
};
