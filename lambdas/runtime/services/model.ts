import type { Model } from '../../domain/generation/model.ts';
import { metered } from '../../domain/generation/spending.ts';
import { spending } from '../container.ts';
import { type FunctionTime, timeLeft } from '../function-time.ts';
import { modelSettings } from '../model-settings.ts';
import { onceMade } from '../once.ts';

/** Requests, schemas and the SDK are loaded with the first call: most calls of most functions ask no model. */
const provider = onceMade(async () => (await import('../../adapters/bedrock/model.ts')).openModel(modelSettings()));

/** Without a `context` the calls themselves say how long they may take. */
export const model = (context?: FunctionTime): Model => {
  const left = context && timeLeft(context);
  return metered(
    {
      extractive: modelSettings().extractive ?? false,
      complete: async (call) => (await provider())(left).complete(call),
    },
    spending(),
  );
};
