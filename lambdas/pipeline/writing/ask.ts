import type { TokenUsage } from '../../domain/generation/generation.ts';
import { type Model, type ModelCall, ModelRefused } from '../../domain/generation/model.ts';

/** An answer, or none when the model refused; throttling goes on to the workflow, which waits and tries again. */
export const ask = async <T>(
  model: Model,
  call: ModelCall<T>,
): Promise<{ readonly value: T | undefined; readonly usage: TokenUsage }> => {
  try {
    return await model.complete(call);
  } catch (error) {
    if (error instanceof ModelRefused) return { value: undefined, usage: error.usage };
    throw error;
  }
};
