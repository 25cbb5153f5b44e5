import type { ModelSettings } from '../../adapters/bedrock/request.ts';
import { metered, type Spending } from '../../domain/generation/spending.ts';
import { limitsOf } from '../../domain/model/capacity.ts';
import type { Model, PinnedWriter } from '../../domain/model/model.ts';
import { setting } from '../config.ts';
import { largerSpending, spending } from '../container.ts';
import { lazyAsync } from '../lazy.ts';
import { type FunctionTime, timeLeft } from './function-time.ts';
import { hasLargerModel, type ModelName, modelSettings } from './model-settings.ts';
import { costOf } from './prices.ts';
import { capacityOf, writerOf } from './writer.ts';

/** The SDK, requests and schemas are loaded with the first model call; most invocations make none. */
const opened = new Map<string, ReturnType<typeof open>>();
const open = (settings: ModelSettings) =>
  lazyAsync(async () => (await import('../../adapters/bedrock/model.ts')).openModel(settings));
/** By its id: where the writer can be chosen, it changes while this process runs. */
const provider = (name: ModelName, settings: ModelSettings) => {
  const key = `${name} ${settings.modelId}`;
  const known = opened.get(key) ?? open(settings);
  opened.set(key, known);
  return known;
};

const meteredModel =
  (name: ModelName, spendingOf: () => Spending) =>
  (context?: FunctionTime): Model => {
    const left = context && timeLeft(context);
    const settings = modelSettings(name);
    return metered(
      {
        extractive: settings.extractive ?? false,
        writer: writerOf(name),
        capacity: capacityOf(),
        costOf: (usage) => costOf(usage, name),
        complete: async (call) => (await provider(name, settings)())(left).complete(call),
      },
      spendingOf(),
    );
  };

/** Without a `context`, calls are limited by their own time limits only. */
export const model = /* @__PURE__ */ meteredModel('MODEL', spending);
const largerModel = /* @__PURE__ */ meteredModel('PRO_MODEL', largerSpending);

/** A model that runs on this computer: nothing is paid for it. */
const pinnedModel =
  (context: FunctionTime) =>
  ({ modelId, writer, capacity }: PinnedWriter): Model => {
    const settings = {
      ...modelSettings('MODEL'),
      modelId,
      extractive: writer.code === 'engine',
      isOwn: writer.code === 'local',
      answerTokens: limitsOf(capacity).answerTokens,
    };
    return {
      extractive: settings.extractive,
      writer,
      capacity,
      complete: async (call) => (await provider('MODEL', settings)())(timeLeft(context)).complete(call),
    };
  };

/** Both models, of which the subscription plan at the start of a generation decides, and whether what they write is checked. */
export const models = (context: FunctionTime) => ({
  model: model(context),
  largerModel: hasLargerModel() ? largerModel(context) : undefined,
  checks: setting('MODEL_CHECK') === 'on',
  pinnedModel: pinnedModel(context),
});
