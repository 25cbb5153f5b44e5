import { bedrock } from '../../lambdas/adapters/bedrock/client.ts';
import { createModel } from '../../lambdas/adapters/bedrock/model.ts';
import type { Model } from '../../lambdas/domain/model/model.ts';
import { startBedrock } from '../../local/bedrock/bedrock.ts';
import { openAiAnswer } from '../../local/bedrock/openai.ts';
import { modelEnvironment } from '../../local/stack/model/model.ts';
import { engine } from '../fixtures/lesson/engine.ts';
import { UsageError } from './arguments.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface ModelChoice {
  readonly model: Model;
  close(): Promise<unknown>;
}

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

/** The model that the product would be started with, by the same variables. */
export const chosenModel = async (environment: Environment): Promise<ModelChoice> => {
  const { MODEL: kind = 'engine', MODEL_URL: url, MODEL_NAME: name = 'llama3.1' } = environment;
  if (kind === 'engine') return { model: engine, close: async () => {} };
  if (kind === 'bedrock') return { model: converse(environment), close: async () => {} };
  if (kind !== 'openai' || !url) throw new UsageError('MODEL=openai with MODEL_URL, MODEL=bedrock, or neither');
  const served = await startBedrock({ answer: openAiAnswer({ url, model: name }) });
  const pointed = { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: served.endpoint, AWS_REGION: 'us-east-1' };
  Object.assign(process.env, pointed, { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  return { model: converse({ ...environment, MODEL_ID: name }), close: served.close };
};
