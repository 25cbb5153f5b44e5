import { Worker } from 'node:worker_threads';

export interface EngineRequest {
  readonly id: number;
  readonly prompt: string;
}
export interface EngineResponse {
  readonly id: number;
  readonly output?: object;
  readonly error?: string;
}

type Waiting = PromiseWithResolvers<object>;

/** Megabytes that are allocated before short-lived objects are swept: the engine makes many of them. */
const YOUNG_MB = 16;

const started = (waiting: Map<number, Waiting>, ended: () => void): Worker => {
  const worker = new Worker(new URL('engine-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // An idle engine keeps no process alive.
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
 * The embedded engine in a thread of its own: while it writes, everything else goes on answering. One that dies fails
 * what it was asked, which the workflow asks again, and the next prompt starts another.
 */
export const engineThread = () => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const running = (): Worker => {
    worker ??= started(waiting, () => {
      worker = undefined;
    });
    return worker;
  };
  return {
    answer: async (prompt: string): Promise<object> => {
      const id = ++asked;
      const one = Promise.withResolvers<object>();
      waiting.set(id, one);
      running().postMessage({ id, prompt } satisfies EngineRequest);
      // Whoever waits keeps the process alive, and nobody else does.
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
