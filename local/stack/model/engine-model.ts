import { setTimeout as sleep } from 'node:timers/promises';
import { readSpec, readTask } from '../../../lambdas/pipeline/prompts/envelope.ts';
import type { LocalModel, ModelRequest } from '../../bedrock/local-model.ts';
import { engineThread } from './engine-thread.ts';

/** About four characters a token; an estimate for the token counts. */
const tokens = (text: string): number => Math.ceil(text.length / 4);

export interface EnginePace {
  /** Milliseconds to wait before each answer, to watch a generation. */
  readonly delayMs: number;
}

/** The embedded engine as a model: it reads the same prompts and answers in the same schemas. */
export const engineModel = ({ delayMs }: EnginePace): LocalModel => {
  const thread = engineThread();
  return async (request) => {
    const prompt = [request.system, ...request.messages.map(({ text }) => text)].join('\n\n');
    if (delayMs > 0) await sleep(delayMs);
    if (request.answerAs.kind === 'text' && !isOurs(prompt)) return { output: refusal, usage: usage(request, refusal) };
    try {
      const output = await thread.answer(prompt);
      return { output, usage: usage(request, output) };
    } catch (error) {
      if (isOurs(prompt)) throw error;
      return { error: { type: 'ModelErrorException', message: refusal } };
    }
  };
};

const refusal =
  'This is the embedded engine, which writes lessons from the prompts of this product and answers nothing else.';
const isOurs = (prompt: string): boolean => readSpec(prompt) !== undefined && readTask(prompt) !== undefined;

const usage = ({ system, messages }: ModelRequest, output: object | string) => ({
  inputTokens: messages.reduce((sum, { text }) => sum + tokens(text), 0),
  outputTokens: tokens(JSON.stringify(output)),
  cacheReadInputTokens: tokens(system),
  cacheWriteInputTokens: 0,
});
