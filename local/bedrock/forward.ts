import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * A loopback address that passes calls that are signed with the secret on to Amazon Bedrock. The functions run with made-up credentials, so the real ones
 * live in a thread whose environment is a copy of what the process was started with. To be called before the stack
 * sets its own.
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
