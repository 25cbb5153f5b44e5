import { type Model, type ModelCall, ModelRefused, ModelSilent, ModelThrottled } from '../../domain/model/model.ts';
import { type CallName, modelCalls, schemaOf } from '../../domain/model/model-calls.ts';
import { noUsage, sumUsage } from '../../domain/model/token-usage.ts';
import { finalStopReason, parseAnswer, usageOf } from './answer.ts';
import { bedrock } from './client.ts';
import { ownServerFailure } from './own-server.ts';
import { createPartialReader } from './partial-json.ts';
import { type Converse, type ModelSettings, requestFor } from './request.ts';
import { limitOf, type TimeLeft } from './time-limits.ts';
import { isSilence, isTransient } from './transient-error.ts';

/** Reads title and content out of the pieces of an answer, for a call that wants to know. */
const listener = ({ onText, onBegun }: ModelCall, attempt: number) => {
  if (!onText) return undefined;
  const reader = createPartialReader();
  let told = '';
  return (piece: string): void => {
    onBegun?.();
    reader.push(piece);
    const content = reader.field('content') ?? '';
    if (content === told) return;
    told = content;
    onText({ attempt, title: reader.field('title') ?? '', content });
  };
};

/**
 * A model on Bedrock. Its answer is always parsed; one that does not match its schema is requested once more.
 * `timeLeft`: milliseconds until the calling function times out.
 */
export const createModel = (converse: Converse, settings: ModelSettings, timeLeft?: TimeLeft): Model => ({
  extractive: settings.extractive ?? false,
  complete: async <N extends CallName>(call: ModelCall<N>) => {
    const limit = limitOf(call.timeoutMs, timeLeft, settings.longestCallMs);
    let usage = noUsage;
    let problem: string | undefined;
    const ask = async (attempt: number) => {
      const limitMs = limit();
      if (limitMs === undefined) throw new ModelThrottled('There is no time left to ask the model', {}, usage);
      try {
        return await converse(requestFor(call, settings, problem), limitMs, listener(call, attempt));
      } catch (error) {
        const failure = settings.isOwn ? ownServerFailure(error) : undefined;
        if (failure) throw failure;
        // A configuration error (a wrong id, no access) is passed on.
        if (!isTransient(error)) throw error;
        throw new (isSilence(error) ? ModelSilent : ModelThrottled)(error.message, { cause: error }, usage);
      }
    };
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const response = await ask(attempt);
      usage = sumUsage(usage, usageOf(response));
      const stopped = finalStopReason(response);
      if (stopped) throw new ModelRefused(`The model stopped: ${stopped}`, usage);
      const parsed = parseAnswer(response, modelCalls[call.name], schemaOf(call.name));
      if ('value' in parsed) return { value: parsed.value, usage };
      problem = parsed.problem;
    }
    throw new ModelRefused(`Twice no answer that fits its schema: ${problem}`, usage);
  },
});

/** One client for the whole process; each call of a function creates its model with its own remaining time. */
export const openModel = (settings: ModelSettings) => {
  const converse = bedrock();
  return (timeLeft?: TimeLeft): Model => createModel(converse, settings, timeLeft);
};
