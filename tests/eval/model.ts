import { bedrock } from '../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../lambdas/adapters/bedrock/model.ts';
import type { Model } from '../../lambdas/domain/model/model.ts';
import { startBedrock } from '../../local/bedrock/bedrock.ts';
import { openAiAnswer } from '../../local/bedrock/openai.ts';
import { modelEnvironment } from '../../local/stack/model/model.ts';
import { mapConcurrency } from '../../local/stack/settings.ts';
import { engine } from '../fixtures/lesson/engine.ts';
import { type PromptFolder, UsageError } from './arguments.ts';
import { openByHand } from './by-hand/by-hand.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface ModelChoice {
  readonly model: Model;
  /** Scenes that are asked for at the same time, where waiting is long: as many as the product asks a model for. */
  readonly atOnce: number;
  /** What went wrong although lessons came of it. */
  faults(): readonly string[];
  close(): Promise<unknown>;
}

const one = { atOnce: 1, faults: () => [], close: async () => {} } as const;

const schemaModes = ['native', 'forced', 'offered'] as const;
const thinkingModes = ['default', 'disabled', 'between_tools'] as const;

/** A model behind Converse: Amazon's own, or whatever the SDK is pointed at. */
const converse = (environment: Environment): Model => {
  const told = modelEnvironment(environment);
  const { MODEL_ID: modelId = '', MODEL_SCHEMA, MODEL_EFFORT: effort, MODEL_HEADROOM_TOKENS } = told;
  const schemaMode = schemaModes.find((mode) => mode === MODEL_SCHEMA) ?? 'forced';
  const thinking = thinkingModes.find((mode) => mode === told['MODEL_THINKING']) ?? 'default';
  const headroomTokens = Number(MODEL_HEADROOM_TOKENS ?? 0);
  return createModel(bedrock(), { modelId, schemaMode, effort, thinking, headroomTokens });
};

const byHand = (prompts: PromptFolder): ModelChoice => {
  const { model, faults, summary } = openByHand({ ...prompts, say: console.error });
  return { model, faults, atOnce: mapConcurrency, close: async () => console.error(summary()) };
};

/** A folder of prompts and answers, else the model that the product would be started with, by the same variables. */
export const chosenModel = async (environment: Environment, prompts?: PromptFolder): Promise<ModelChoice> => {
  if (prompts) return byHand(prompts);
  const { MODEL: kind = 'engine', MODEL_URL: url, MODEL_NAME: name = 'llama3.1' } = environment;
  if (kind === 'engine') return { ...one, model: engine };
  if (kind === 'bedrock') return { ...one, model: converse(environment) };
  if (kind !== 'openai' || !url) throw new UsageError('MODEL=openai with MODEL_URL, MODEL=bedrock, or neither');
  const served = await startBedrock({ answer: openAiAnswer({ url, model: name }) });
  const pointed = { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: served.endpoint, AWS_REGION: 'us-east-1' };
  Object.assign(process.env, pointed, { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  return { ...one, model: converse({ ...environment, MODEL_ID: name }), close: served.close };
};
