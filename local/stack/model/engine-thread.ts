import { Worker } from 'node:worker_threads';
import type { CallInput } from '../../../lambdas/pipeline/prompts/call-input.ts';

export interface EngineRequest {
  readonly id: number;
  readonly input: CallInput;
}
export interface EngineResponse {
  readonly id: number;
  readonly output?: object;
  readonly error?: string;
}

type Waiting = PromiseWithResolvers<object>;

/** Size of the young generation in MB: the engine creates many short-lived objects. */
const YOUNG_MB = 16;

const started = (waiting: Map<number, Waiting>, ended: () => void): Worker => {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // An idle engine must not keep the process alive.
  worker.unref();
  worker.on('message', ({ id, output, error }: EngineResponse) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (output) one?.resolve(output);
    else one?.reject(new Error(error ?? 'The engine said nothing'));
  });
  const gone = (error: unknown): void => {
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
    ended();
  };
  worker.once('error', gone);
  worker.once('exit', (code) => gone(new Error(`The engine stopped (${code})`)));
  return worker;
};

/**
 * The embedded engine in a worker thread, so that it does not block the process. If the worker dies, its requests fail
 * (the workflow retries them), and the next call starts a new worker.
 */
export const engineThread = () => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  const running = (): Worker => {
    worker ??= started(waiting, () => {
      worker = undefined;
    });
    return worker;
  };
  return {
    answer: async (input: CallInput): Promise<object> => {
      const id = ++lastId;
      const one = Promise.withResolvers<object>();
      waiting.set(id, one);
      running().postMessage({ id, input } satisfies EngineRequest);
      // Keeps the process alive only while a request is pending.
      worker?.ref();
      try {
        return await one.promise;
      } finally {
        if (waiting.size === 0) worker?.unref();
      }
    },
    stop: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
};
