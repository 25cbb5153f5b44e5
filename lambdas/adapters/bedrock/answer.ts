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

/** Asking again would end the same way: refused, or longer than what was reserved for it. */
const FINAL = ['content_filtered', 'guardrail_intervened', 'max_tokens', 'model_context_window_exceeded', 'refusal'];

/** Why the model stopped before it was done; undefined when it was done. */
export const brokenOff = ({ stopReason }: ConverseCommandOutput): string | undefined =>
  FINAL.find((reason) => reason === stopReason);

/** Models put prose or a fence around JSON when nothing stops them. */
const jsonIn = (text: string): unknown => {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return start === -1 ? undefined : JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
};

/** What was said in this form: as the input of its tool, else as text. A model that thinks does so in blocks of its own. */
const saidIn = ({ output }: ConverseCommandOutput, form: FormName): unknown => {
  const blocks = output?.message?.content ?? [];
  const tool = blocks.find(({ toolUse }) => toolUse?.name === form)?.toolUse;
  return tool ? tool.input : jsonIn(blocks.map(({ text }) => text ?? '').join(''));
};

type ParsedAnswer<T> = { readonly value: T } | { readonly why: string };

/** Few words: they go back to the model. */
const LONGEST_WHY = 600;

export const parseAnswer = <T>(
  response: ConverseCommandOutput,
  form: FormName,
  schema: z.ZodMiniType<T>,
): ParsedAnswer<T> => {
  const said = saidIn(response, form);
  if (said === undefined) return { why: `It held neither the tool "${form}" nor a JSON object.` };
  const parsed = z.safeParse(schema, said);
  return parsed.success ? { value: parsed.data } : { why: z.prettifyError(parsed.error).slice(0, LONGEST_WHY) };
};
