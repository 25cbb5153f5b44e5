import { type Model, type ModelCall, ModelRefused, ModelThrottled } from '../../domain/model/model.ts';
import { type CallName, modelCalls, schemaOf } from '../../domain/model/model-calls.ts';
import { noUsage, sumUsage } from '../../domain/model/token-usage.ts';
import { brokenOff, parseAnswer, usageOf } from './answer.ts';
import { bedrock } from './client.ts';
import { type Converse, type ModelSettings, requestFor } from './request.ts';
import { isPassing } from './throttling.ts';
import { limitOf, type TimeLeft } from './time-limits.ts';

/**
 * A model on Bedrock. Whatever the provider promises, its answer is parsed; one that does not fit is asked for once
 * more. `timeLeft`: milliseconds until the function that asks is ended.
 */
export const createModel = (converse: Converse, settings: ModelSettings, timeLeft?: TimeLeft): Model => ({
  extractive: settings.extractive ?? false,
  complete: async <N extends CallName>(call: ModelCall<N>) => {
    const limit = limitOf(call.patienceMs, timeLeft);
    let usage = noUsage;
    let why: string | undefined;
    const ask = async () => {
      const limitMs = limit();
      if (limitMs === undefined) throw new ModelThrottled('There is no time left to ask the model', {}, usage);
      try {
        return await converse(requestFor(call, settings, why), limitMs);
      } catch (error) {
        // An error of ours (a wrong id, no access) stays what it is.
        throw isPassing(error) ? new ModelThrottled(error.message, { cause: error }, usage) : error;
      }
    };
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const response = await ask();
      usage = sumUsage(usage, usageOf(response));
      const stopped = brokenOff(response);
      if (stopped) throw new ModelRefused(`The model stopped: ${stopped}`, usage);
      const parsed = parseAnswer(response, modelCalls[call.name], schemaOf(call.name));
      if ('value' in parsed) return { value: parsed.value, usage };
      why = parsed.why;
    }
    throw new ModelRefused(`Twice no answer that fits its schema: ${why}`, usage);
  },
});

/** One client for all functions of this process that ask, each with the time that it has left. */
export const openModel = (settings: ModelSettings) => {
  const converse = bedrock();
  return (timeLeft?: TimeLeft): Model => createModel(converse, settings, timeLeft);
};
