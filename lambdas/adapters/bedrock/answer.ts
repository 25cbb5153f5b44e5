import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import type { FormName } from '../../domain/model/model-calls.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';

export const usageOf = ({ usage }: ConverseCommandOutput): TokenUsage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
  cacheReadTokens: usage?.cacheReadInputTokens ?? 0,
  cacheWriteTokens: usage?.cacheWriteInputTokens ?? 0,
});

/** Stop reasons that a retry would not change: a refusal, or an answer longer than its token limit. */
const FINAL = ['content_filtered', 'guardrail_intervened', 'max_tokens', 'model_context_window_exceeded', 'refusal'];

/** The stop reason of an incomplete answer; undefined when the answer is complete. */
export const finalStopReason = ({ stopReason }: ConverseCommandOutput): string | undefined =>
  FINAL.find((reason) => reason === stopReason);

/** The JSON object in a text: models often put prose or a code fence around it. */
const jsonIn = (text: string): unknown => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return start === -1 ? undefined : JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
};

/** The answer in this form: the input of its tool, or JSON in the text. Thinking is in separate blocks. */
const outputIn = ({ output }: ConverseCommandOutput, form: FormName): unknown => {
  const blocks = output?.message?.content ?? [];
  const tool = blocks.find(({ toolUse }) => toolUse?.name === form)?.toolUse;
  return tool ? tool.input : jsonIn(blocks.map(({ text }) => text ?? '').join(''));
};

type ParsedAnswer<T> = { readonly value: T } | { readonly problem: string };

/** Characters of a validation error; short, because it is sent back to the model. */
const LONGEST_PROBLEM = 600;

export const parseAnswer = <T>(
  response: ConverseCommandOutput,
  form: FormName,
  schema: z.ZodMiniType<T>,
): ParsedAnswer<T> => {
  const output = outputIn(response, form);
  if (output === undefined) return { problem: `It held neither the tool "${form}" nor a JSON object.` };
  const parsed = z.safeParse(schema, output);
  return parsed.success ? { value: parsed.data } : { problem: z.prettifyError(parsed.error).slice(0, LONGEST_PROBLEM) };
};
