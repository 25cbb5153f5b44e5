import { metered, type Spending } from '../../domain/generation/spending.ts';
import type { Model } from '../../domain/model/model.ts';
import { setting } from '../config.ts';
import { largerSpending, spending } from '../container.ts';
import { lazyAsync } from '../lazy.ts';
import { type FunctionTime, timeLeft } from './function-time.ts';
import { hasLargerModel, type ModelName, modelSettings } from './model-settings.ts';
import { costOf } from './prices.ts';
import { writerOf } from './writer.ts';

/** The SDK, requests and schemas are loaded with the first model call; most invocations make none. */
const provider = (name: ModelName) =>
  lazyAsync(async () => (await import('../../adapters/bedrock/model.ts')).openModel(modelSettings(name)));

const meteredModel = (name: ModelName, spendingOf: () => Spending) => {
  const open = provider(name);
  return (context?: FunctionTime): Model => {
    const left = context && timeLeft(context);
    return metered(
      {
        extractive: modelSettings(name).extractive ?? false,
        writer: writerOf(name),
        costOf: (usage) => costOf(usage, name),
        complete: async (call) => (await open())(left).complete(call),
      },
      spendingOf(),
    );
  };
};

/** Without a `context`, calls are limited by their own time limits only. */
export const model = /* @__PURE__ */ meteredModel('MODEL', spending);
const largerModel = /* @__PURE__ */ meteredModel('PRO_MODEL', largerSpending);

/** Both models, of which the subscription plan at the start of a generation decides, and whether what they write is checked. */
export const models = (context: FunctionTime) => ({
  model: model(context),
  largerModel: hasLargerModel() ? largerModel(context) : undefined,
  checks: setting('MODEL_CHECK') === 'on',
});
