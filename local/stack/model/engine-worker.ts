import { parentPort } from 'node:worker_threads';
import { answer } from '../../../lambdas/engine/engine.ts';
import type { EngineRequest, EngineResponse } from './engine-thread.ts';

/** Answers calls one after another; an error is reported for its own call only. */
parentPort?.on('message', ({ id, input }: EngineRequest) => {
  const reply = (written: Omit<EngineResponse, 'id'>): void => parentPort?.postMessage({ id, ...written });
  try {
    reply({ output: answer(input) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});
