import { metered, type Spending } from '../../domain/generation/spending.ts';
import type { Model } from '../../domain/model/model.ts';
import { largerSpending, spending } from '../container.ts';
import { onceMade } from '../once.ts';
import { type FunctionTime, timeLeft } from './function-time.ts';
import { hasLarger, type ModelName, modelSettings } from './model-settings.ts';

/** Requests, schemas and the SDK are loaded with the first call: most calls of most functions ask no model. */
const provider = (name: ModelName) =>
  onceMade(async () => (await import('../../adapters/bedrock/model.ts')).openModel(modelSettings(name)));

const asking = (name: ModelName, paid: () => Spending) => {
  const opened = provider(name);
  return (context?: FunctionTime): Model => {
    const left = context && timeLeft(context);
    return metered(
      {
        extractive: modelSettings(name).extractive ?? false,
        complete: async (call) => (await opened())(left).complete(call),
      },
      paid(),
    );
  };
};

/** Without a `context` the calls themselves say how long they may take. */
export const model = /* @__PURE__ */ asking('MODEL', spending);
const larger = /* @__PURE__ */ asking('PRO_MODEL', largerSpending);

/** Whoever may write a lesson: which of them does is decided by the plan that it was accepted under. */
export const models = (context: FunctionTime) => ({
  model: model(context),
  larger: hasLarger() ? larger(context) : undefined,
});
