import type { Model } from '../../lambdas/domain/generation/model.ts';
import { noUsage } from '../../lambdas/domain/generation/token-usage.ts';
import { answer } from '../../lambdas/engine/engine.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The engine as a model, without any transport between. */
const engine: Model = {
  complete: async ({ schema, prefix, task }) => ({
    value: schema.parse(answer(`${prefix}\n\n${task}`)),
    usage: noUsage,
  }),
};

interface Chosen {
  readonly model: Model;
  close(): Promise<void>;
}

export const chosenModel = async (_: Environment): Promise<Chosen> => ({ model: engine, close: async () => {} });
