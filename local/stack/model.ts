import type { Answer } from '../bedrock/answer.ts';
import { startForward } from '../bedrock/forward.ts';
import { openAiAnswer } from '../bedrock/openai.ts';
import { type EnginePace, engineModel } from './engine-model.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A model that speaks Converse somewhere else, with what the functions are told of it. */
export interface ServedModel {
  readonly endpoint: string;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A language model writes on any topic. */
export const topicsOf = ({ MODEL: kind = 'engine' }: Environment): 'any' | 'preset' =>
  kind === 'engine' ? 'preset' : 'any';

/** What tells which model it is and how it takes a schema; prices and effort only where they were given. */
const told = /^MODEL_(?:ID|SCHEMA|EFFORT|PRICE_\w+|DAILY_BUDGET)$/;
/** The one that the cloud starts with. */
const USUAL = 'us.anthropic.claude-haiku-5-5';

export const toldOf = (environment: Environment): Record<string, string> => ({
  MODEL_ID: USUAL,
  ...Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value && told.test(name) ? [[name, value]] : [])),
  ),
});

/**
 * `MODEL` names who writes: nothing for the embedded engine, `openai` for a local OpenAI-compatible server, `bedrock`
 * for Amazon Bedrock by the caller's own credentials.
 */
export const chooseModel = async (environment: Environment, pace: EnginePace): Promise<Answer | ServedModel> => {
  const { MODEL: kind = 'engine', MODEL_URL: url, MODEL_NAME: model = 'llama3.1' } = environment;
  if (kind === 'engine') return engineModel(pace);
  if (kind === 'bedrock') return { ...(await startForward()), environment: toldOf(environment) };
  if (kind !== 'openai')
    throw new Error(`MODEL=${kind}: use openai or bedrock, or leave it out for the embedded engine`);
  if (!url) throw new Error('MODEL=openai needs MODEL_URL, for example http://localhost:11434');
  return openAiAnswer({ url, model });
};
