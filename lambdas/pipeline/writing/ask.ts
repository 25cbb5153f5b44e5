import type { TokenUsage } from '../../domain/generation/generation.ts';
import { type Model, type ModelCall, ModelRefused } from '../../domain/generation/model.ts';
import type { checks } from './checks.ts';

interface Answer<T> {
  /** None when the model refused. */
  readonly value: T | undefined;
  readonly usage: TokenUsage;
}

const answerOf = async <T>(model: Model, call: ModelCall<T>): Promise<Answer<T>> => {
  try {
    return await model.complete(call);
  } catch (error) {
    if (error instanceof ModelRefused) return { value: undefined, usage: error.usage };
    throw error;
  }
};

/**
 * An answer, with what judges it: that is loaded while the model writes. Throttling goes on to the workflow, which
 * waits and tries again.
 */
export const ask = async <T>(
  model: Model,
  call: ModelCall<T>,
): Promise<Answer<T> & { readonly checks: typeof checks }> => {
  const [answer, loaded] = await Promise.all([answerOf(model, call), import('./checks.ts')]);
  return { ...answer, checks: loaded.checks };
};
