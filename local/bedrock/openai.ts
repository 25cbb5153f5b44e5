import * as z from 'zod/mini';
import type { LocalModel, ModelAnswer, ModelError, ModelRequest } from './local-model.ts';

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullable(z.string()) }) })).check(z.minLength(1)),
  usage: z.optional(
    z.object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.number()) })),
    }),
  ),
});

export interface OpenAiOptions {
  /** With or without `/v1`: http://localhost:11434 is Ollama's. */
  url: string;
  /** The server's name for the model; the model id of the request is ignored. */
  model: string;
  timeoutMs?: number;
}

/** Answers from an OpenAI-compatible server: Ollama, llama.cpp, LM Studio. */
export function openAiAnswer({ url, model, timeoutMs = 600_000 }: OpenAiOptions): LocalModel {
  const address = `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/chat/completions`;
  return async (request) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: body(model, request) };
    try {
      const response = await fetch(address, { ...post, signal: AbortSignal.timeout(timeoutMs) });
      return response.ok ? answered(request, await response.json()) : { error: await refused(response) };
    } catch (error) {
      return { error: unreachable(address, error) };
    }
  };
}

function body(model: string, { system, messages, maxTokens, answerAs }: ModelRequest): string {
  const turns = messages.map(({ role, text }) => ({ role, content: text }));
  return JSON.stringify({
    model,
    stream: false,
    messages: system ? [{ role: 'system', content: system }, ...turns] : turns,
    ...(maxTokens && { max_tokens: maxTokens }),
    ...(answerAs.kind !== 'text' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: answerAs.name, schema: answerAs.schema, strict: true },
      },
    }),
  });
}

function answered(request: ModelRequest, json: unknown): ModelAnswer {
  const { data: completion } = Completion.safeParse(json);
  if (!completion)
    return { error: { type: 'ModelErrorException', message: 'The model server answered something else' } };
  const text = completion.choices[0]?.message.content ?? '';
  const { prompt_tokens = 0, completion_tokens = 0, prompt_tokens_details } = completion.usage ?? {};
  const cacheReadInputTokens = prompt_tokens_details?.cached_tokens ?? 0;
  const usage = {
    inputTokens: prompt_tokens - cacheReadInputTokens,
    outputTokens: completion_tokens,
    cacheReadInputTokens,
  };
  return { output: request.answerAs.kind === 'text' ? text : objectIn(text), usage };
}

/** The JSON object in a text, without a code fence around it; other text is returned unchanged. */
function objectIn(text: string): string | object {
  try {
    const value: unknown = JSON.parse(text.replace(/^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/, '$1'));
    return typeof value === 'object' && value !== null ? value : text;
  } catch {
    return text;
  }
}

async function refused(response: Response): Promise<ModelError> {
  const message = `The model server answered ${response.status}: ${(await response.text()).slice(0, 500)}`;
  if (response.status === 429) return { type: 'ThrottlingException', message };
  if (response.status === 404) return { type: 'ResourceNotFoundException', message };
  return { type: response.status < 500 ? 'ValidationException' : 'ModelErrorException', message };
}

function unreachable(address: string, error: unknown): ModelError {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { type: 'ModelTimeoutException', message: 'The model server took too long' };
  return { type: 'ServiceUnavailableException', message: `No model server answers at ${address}: ${error}` };
}
