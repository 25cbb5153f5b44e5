import { expect, it } from 'vitest';
import { metered } from '../../../../lambdas/domain/generation/spending.ts';
import { type Model, ModelRefused, ModelThrottled } from '../../../../lambdas/domain/model/model.ts';
import { noUsage, type TokenUsage } from '../../../../lambdas/domain/model/token-usage.ts';
import { answerSamples } from '../../../fixtures/lesson/answer-samples.ts';

const usage: TokenUsage = { ...noUsage, inputTokens: 100, outputTokens: 20 };
const call = { name: 'scene', prefix: 'P', task: 'T', maxTokens: 100 } as const;

const day = (budget: number) => {
  const spent: TokenUsage[] = [];
  return {
    spent,
    isUsedUp: async () => spent.length >= budget,
    add: async (added: TokenUsage) => void spent.push(added),
  };
};
const modelThat = (complete: () => Promise<unknown>): Model & { asked: number } => {
  const model = {
    asked: 0,
    complete: () => {
      model.asked += 1;
      return complete();
    },
  };
  return model as unknown as Model & { asked: number };
};
const good = async () => ({ value: answerSamples.scene, usage });

it('counts each call when it has ended, and begins none once the budget is used up', async () => {
  const today = day(2);
  const model = modelThat(good);
  const paid = metered(model, today);
  expect((await paid.complete(call)).value).toEqual(answerSamples.scene);
  await paid.complete(call);
  await expect(paid.complete(call)).rejects.toMatchObject({ name: 'GenerationFailed', reason: 'budget_spent' });
  expect([today.spent, model.asked]).toEqual([[usage, usage], 2]);
});

it.each([
  ['refused', new ModelRefused('no', usage)],
  ['throttled after a first try', new ModelThrottled('busy', {}, usage)],
])('counts what was spent on a call that was %s', async (_, error) => {
  const today = day(9);
  const paid = metered(
    modelThat(() => Promise.reject(error)),
    today,
  );
  await expect(paid.complete(call)).rejects.toBe(error);
  expect(today.spent).toEqual([usage]);
});

it('counts nothing for a call that never got to the model', async () => {
  const today = day(9);
  const paid = metered(
    modelThat(() => Promise.reject(new TypeError('broken'))),
    today,
  );
  await expect(paid.complete(call)).rejects.toThrow('broken');
  expect(today.spent).toEqual([]);
});

it('says of the model what the model says of itself', () => {
  expect(metered({ ...modelThat(good), extractive: true }, day(1)).extractive).toBe(true);
  expect(metered(modelThat(good), day(1))).not.toHaveProperty('extractive');
});
