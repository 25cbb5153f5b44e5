import { setTimeout as sleep } from 'node:timers/promises';
import type { CallInput } from '../../../lambdas/pipeline/prompts/call-input.ts';
import type { LocalModel, ModelRequest } from '../../bedrock/local-model.ts';
import { engineThread } from './engine-thread.ts';

/** About four characters a token; an estimate for the token counts. */
const tokens = (text: string): number => Math.ceil(text.length / 4);

export interface EnginePace {
  /** Milliseconds to wait before each answer, to watch a generation. */
  readonly delayMs: number;
}

/** The embedded engine as a model: it is given the same calls as data and answers in the same schemas. */
export const engineModel = ({ delayMs }: EnginePace): LocalModel => {
  const thread = engineThread();
  return async (request) => {
    if (delayMs > 0) await sleep(delayMs);
    if (!isOurs(request.input)) {
      if (request.answerAs.kind === 'text') return { output: refusal, usage: usage(request, refusal) };
      return { error: { type: 'ModelErrorException', message: refusal } };
    }
    const output = await thread.answer(request.input);
    return { output, usage: usage(request, output) };
  };
};

const refusal =
  'This is the embedded engine, which writes lessons for the calls of this product and answers nothing else.';

/** Only this product's own adapter sends an input. */
const isOurs = (input: unknown): input is CallInput =>
  typeof input === 'object' && input !== null && 'task' in input && 'spec' in input;

const usage = ({ system, messages }: ModelRequest, output: object | string) => ({
  inputTokens: messages.reduce((sum, { text }) => sum + tokens(text), 0),
  outputTokens: tokens(JSON.stringify(output)),
  cacheReadInputTokens: tokens(system),
  cacheWriteInputTokens: 0,
});
