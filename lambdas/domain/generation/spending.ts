import { type Model, ModelRefused, ModelThrottled } from '../model/model.ts';
import type { TokenUsage } from '../model/token-usage.ts';
import { GenerationFailed } from './reasons.ts';

/** The daily budget (UTC) for calls of the model. */
export interface Spending {
  /** True when nothing more may be spent today. */
  isUsedUp(): Promise<boolean>;
  add(usage: TokenUsage): Promise<void>;
}

/** Tokens used by a call that failed. */
const spentBefore = (error: unknown): TokenUsage | undefined =>
  error instanceof ModelRefused || error instanceof ModelThrottled ? error.usage : undefined;

/**
 * The same model, paid for call by call: each is counted as soon as it has ended, however it did and whatever becomes
 * of its answer, and none begins once the day's budget is used up. Calls under way at that moment end as they would.
 */
export const metered = (model: Model, spending: Spending): Model => ({
  ...model,
  complete: async (call) => {
    if (await spending.isUsedUp()) throw new GenerationFailed('budget_spent');
    const answer = await model.complete(call).catch(async (error: unknown) => {
      const usage = spentBefore(error);
      if (usage) await spending.add(usage);
      throw error;
    });
    await spending.add(answer.usage);
    return answer;
  },
});
