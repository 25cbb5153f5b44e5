import { type Model, type ModelCall, ModelSilent } from '../../domain/model/model.ts';
import type { CallName } from '../../domain/model/model-calls.ts';
import { ask } from '../writing/ask.ts';

/** Milliseconds. The longest answer of a reader, 1,800 tokens, takes 20 s at 90 tokens a second. */
const PATIENCE_MS = 25_000;

/**
 * Calls the second reader. One that says nothing in its time has failed, and is not waited for again: a lesson is held up
 * by it. A model on this computer is given the time that it takes.
 */
export const askReader = async <N extends CallName>(model: Model, call: ModelCall<N>): ReturnType<typeof ask<N>> => {
  try {
    return await ask(model, model.writer?.code === 'local' ? call : { ...call, timeoutMs: PATIENCE_MS });
  } catch (error) {
    if (error instanceof ModelSilent) return { value: undefined, usage: error.usage };
    throw error;
  }
};
