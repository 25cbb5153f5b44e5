import * as z from 'zod/mini';
import { AnswerTooLong, type PostAnswer, postJson } from '../lib/post-json.ts';
import type { LocalModel, ModelAnswer, ModelError, ModelRequest } from './local-model.ts';
import { createSseReader } from './sse.ts';

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
  /** A quarter of an hour unless it is set: what a slow computer may need for one answer. */
  timeoutMs?: number;
}

export const LONGEST_ANSWER_MS = 900_000;

/** Answers from an OpenAI-compatible server: Ollama, llama.cpp, LM Studio. */
export function openAiAnswer({ url, model, timeoutMs = LONGEST_ANSWER_MS }: OpenAiOptions): LocalModel {
  const address = `${url.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/chat/completions`;
  const key = `${address} ${model}`;
  const ask: LocalModel = async (request, onPiece) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const refusesSchemas = refusing.has(key);
      const wanted = refusesSchemas ? inWords(request) : request;
      const sent = { ...body(model, wanted, refusesSchemas), ...(onPiece && streamed) };
      const reader = createSseReader(onPiece ?? (() => undefined));
      let fault: unknown;
      const answer = await postJson(address, sent, signal, (part) => {
        try {
          if (fault === undefined) reader.push(part);
        } catch (error) {
          fault = error;
        }
      });
      if (fault !== undefined) throw fault;
      if (!refusesSchemas && request.answerAs.kind !== 'text' && NO_SCHEMAS.has(answer.status)) {
        refusing.add(key);
        const again = await ask(request, onPiece);
        // It was not the schema
        if ('error' in again && !('output' in again)) refusing.delete(key);
        return again;
      }
      if (answer.status !== 200) return { error: refused(answer) };
      return answered(request, answer.isStream ? reader.whole() : JSON.parse(answer.body));
    } catch (error) {
      return { error: signal.aborted ? tooLate : unreachable(address, error) };
    }
  };
  return ask;
}

/** Servers and models that are told the form in words since they refused a schema. */
const refusing = new Set<string>();

/** What servers answer that know no `response_format`, or not this schema. */
const NO_SCHEMAS = new Set([400, 415, 422, 501]);

/** The form of the answer as a part of the prompt. */
function inWords(request: ModelRequest): ModelRequest {
  const { answerAs, messages } = request;
  if (answerAs.kind === 'text') return request;
  const form = `Answer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(answerAs.schema)}`;
  const last = messages.length - 1;
  return {
    ...request,
    messages: messages.map((turn, at) => (at === last ? { ...turn, text: `${turn.text}\n\n${form}` } : turn)),
  };
}

/** The counts of tokens come in a stream only when they are asked for. */
const streamed = { stream: true, stream_options: { include_usage: true } };

function body(model: string, { system, messages, maxTokens, answerAs }: ModelRequest, isPlain: boolean): object {
  const turns = messages.map(({ role, text }) => ({ role, content: text }));
  return {
    model,
    stream: false,
    messages: system ? [{ role: 'system', content: system }, ...turns] : turns,
    ...(maxTokens && { max_tokens: maxTokens }),
    ...(answerAs.kind !== 'text' &&
      !isPlain && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: answerAs.name, schema: answerAs.schema, strict: true },
        },
      }),
  };
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
    return typeof value === 'object' && value !== null && !isTooDeep(value) ? value : text;
  } catch {
    return text;
  }
}

/** Deeper than any answer: what nests without an end overflows whoever walks it. */
const DEEPEST = 40;
const isTooDeep = (value: unknown, depth = 0): boolean =>
  depth > DEEPEST ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => isTooDeep(one, depth + 1)));

function refused({ status, body }: PostAnswer): ModelError {
  const message = `The model server answered ${status}: ${body.slice(0, 500)}`;
  if (status === 429) return { type: 'ThrottlingException', message };
  if (status === 404) return { type: 'ResourceNotFoundException', message };
  return { type: status < 500 ? 'ValidationException' : 'ModelErrorException', message };
}

const tooLate: ModelError = { type: 'ModelTimeoutException', message: 'The model server took too long' };

function unreachable(address: string, error: unknown): ModelError {
  if (error instanceof AnswerTooLong)
    return { type: 'ModelErrorException', message: 'The model server answered more than is read' };
  if (error instanceof SyntaxError)
    return { type: 'ModelErrorException', message: 'The model server answered something that is no JSON' };
  return { type: 'ServiceUnavailableException', message: `No model server answers at ${address}: ${error}` };
}
