import { startForward } from '../../bedrock/forward.ts';
import type { LocalModel } from '../../bedrock/local-model.ts';
import { openAiAnswer } from '../../bedrock/openai.ts';
import { UsageError } from '../../lib/usage-error.ts';
import { type EnginePace, engineModel } from './engine-model.ts';

const DEFAULT_NAME = 'llama3.1';

type Environment = Readonly<Record<string, string | undefined>>;

/** A model behind another Converse endpoint, with the environment variables for the functions. */
export interface ServedModel {
  readonly endpoint: string;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The topics that can be written about without material: any with a language model. */
/** The name of the model of a server like OpenAI's, which may be slow; undefined where something else writes. */
export const servedModelName = ({ MODEL: kind, MODEL_NAME: name = DEFAULT_NAME }: Environment): string | undefined =>
  kind === 'openai' ? name : undefined;

export const topicsOf = ({ MODEL: kind = 'engine' }: Environment): 'any' | 'preset' =>
  kind === 'engine' ? 'preset' : 'any';

/** The environment variables that are passed on to the functions. */
const modelVariables = /^(?:PRO_)?MODEL_(?:ID|SCHEMA|EFFORT|THINKING|HEADROOM_TOKENS|PRICE_\w+|DAILY_BUDGET)$/;
/** The default model of a deployment. */
const DEFAULTS = { MODEL_ID: 'us.anthropic.claude-haiku-5-5', MODEL_SCHEMA: 'forced', MODEL_THINKING: 'disabled' };

export const modelEnvironment = (environment: Environment): Record<string, string> => ({
  ...(environment['MODEL_ID'] ? {} : DEFAULTS),
  ...Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value && modelVariables.test(name) ? [[name, value]] : [])),
  ),
});

/**
 * The model by `MODEL`: unset for the embedded engine, `openai` for an OpenAI-compatible server, `bedrock` for Amazon
 * Bedrock with the user's own credentials. `secretAccessKey` is the installation's.
 */
export const chooseModel = async (
  environment: Environment,
  pace: EnginePace,
  secretAccessKey: string,
): Promise<LocalModel | ServedModel> => {
  const { MODEL: kind = 'engine', MODEL_URL: url, MODEL_NAME: model = DEFAULT_NAME } = environment;
  if (kind === 'engine') return engineModel(pace);
  if (kind === 'bedrock')
    return { ...(await startForward(secretAccessKey)), environment: modelEnvironment(environment) };
  if (kind !== 'openai')
    throw new UsageError(`MODEL=${kind}: use openai or bedrock, or leave it out for the embedded engine`);
  if (!url) throw new UsageError('MODEL=openai needs MODEL_URL, for example http://localhost:11434');
  return openAiAnswer({ url, model });
};
