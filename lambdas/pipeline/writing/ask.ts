import { type Model, type ModelCall, ModelRefused } from '../../domain/model/model.ts';
import type { AnswerTo, CallName } from '../../domain/model/model-calls.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';

interface Answer<T> {
  /** Undefined when the model refused. */
  readonly value: T | undefined;
  readonly usage: TokenUsage;
}

/** Calls the model. A refusal is a value; throttling is thrown, so that the workflow waits and retries. */
export const ask = async <N extends CallName>(model: Model, call: ModelCall<N>): Promise<Answer<AnswerTo<N>>> => {
  try {
    return await model.complete(call);
  } catch (error) {
    if (error instanceof ModelRefused) return { value: undefined, usage: error.usage };
    throw error;
  }
};
