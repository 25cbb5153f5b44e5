import type { Answer } from '../bedrock/answer.ts';
import { openAiAnswer } from '../bedrock/openai.ts';
import { type EnginePace, engineModel } from './engine-model.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A language model writes on any topic. */
export const topicsOf = ({ MODEL: kind = 'engine' }: Environment): 'any' | 'preset' =>
  kind === 'engine' ? 'preset' : 'any';

/** `MODEL` names who writes: nothing for the embedded engine, `openai` for a local OpenAI-compatible server. */
export const chooseModel = (environment: Environment, pace: EnginePace): Answer => {
  const { MODEL: kind = 'engine', MODEL_URL: url, MODEL_NAME: model = 'llama3.1' } = environment;
  if (kind === 'engine') return engineModel(pace);
  if (kind !== 'openai') throw new Error(`MODEL=${kind}: use openai, or leave it out for the embedded engine`);
  if (!url) throw new Error('MODEL=openai needs MODEL_URL, for example http://localhost:11434');
  return openAiAnswer({ url, model });
};
