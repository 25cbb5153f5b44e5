import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * A loopback server that forwards calls signed with the secret to Amazon Bedrock. The functions run with fake credentials,
 * so the real ones are in a worker thread with a copy of the original environment. Call it before the stack sets its own
 * environment.
 */
export const startForward = async (secretAccessKey: string): Promise<{ endpoint: string; close(): Promise<void> }> => {
  const worker = new Worker(new URL('forward-worker.ts', import.meta.url), {
    env: { ...process.env },
    workerData: secretAccessKey,
  });
  const [endpoint] = (await once(worker, 'message')) as [string];
  const close = async (): Promise<void> => {
    await worker.terminate();
  };
  return { endpoint, close };
};
