import { type Model, type ModelCall, ModelRefused } from '../../domain/generation/model.ts';
import { noUsage, sumUsage } from '../../domain/generation/token-usage.ts';
import { brokenOff, parseAnswer, usageOf } from './answer.ts';
import { type Converse, type ModelSettings, requestFor } from './request.ts';
import { meaningOf } from './throttling.ts';

/** A model on Bedrock. Whatever the provider promises, its answer is parsed; one that does not fit is asked for once more. */
export const createModel = (converse: Converse, settings: ModelSettings): Model => {
  const ask = async <T>(call: ModelCall<T>, why?: string) => {
    try {
      return await converse(requestFor(call, settings, why));
    } catch (error) {
      throw meaningOf(error);
    }
  };
  return {
    extractive: settings.extractive ?? false,
    complete: async (call) => {
      let usage = noUsage;
      let why: string | undefined;
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        const response = await ask(call, why);
        usage = sumUsage(usage, usageOf(response));
        const stopped = brokenOff(response);
        if (stopped) throw new ModelRefused(`The model stopped: ${stopped}`, usage);
        const parsed = parseAnswer(response, call.schema);
        if ('value' in parsed) return { value: parsed.value, usage };
        why = parsed.why;
      }
      throw new ModelRefused(`Twice no answer that fits its schema: ${why}`, usage);
    },
  };
};
