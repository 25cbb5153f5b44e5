import * as z from 'zod/mini';
import type { Capacity } from '../../../lambdas/domain/model/capacity.ts';

/** Milliseconds; a server that is up says this at once, one that does not know the question too. */
const WAIT_MS = 1_500;

const tokens = z.int().check(z.positive());

const asked = async (address: string, json?: object): Promise<unknown> => {
  try {
    const body = json && {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    };
    const response = await fetch(address, { ...body, signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** "8.0B", "137M", or the like in a name: "qwen2.5-7b-instruct". */
const SIZE = /(?:^|[^a-z0-9.])(\d+(?:\.\d+)?)\s?([bm])(?![a-z0-9])/i;

const billionsIn = (text: string | undefined): number | undefined => {
  const [, digits, unit = ''] = SIZE.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  return unit.toLowerCase() === 'm' ? Number(digits) / 1_000 : Number(digits);
};

/** Ollama cuts a prompt off at this unless the model, or the server once it is loaded, says more. */
const OLLAMA_CONTEXT = 4_096;
const Shown = z.object({
  details: z.optional(z.object({ parameter_size: z.optional(z.string()) })),
  parameters: z.optional(z.string()),
  model_info: z.record(z.string(), z.unknown()),
});
const Loaded = z.object({ models: z.array(z.object({ name: z.string(), context_length: z.optional(tokens) })) });

const ofOllama = async (url: string, model: string): Promise<Capacity | undefined> => {
  const [shown, loaded] = await Promise.all([asked(`${url}/api/show`, { model }), asked(`${url}/api/ps`)]);
  const { data } = z.safeParse(Shown, shown);
  if (!data) return undefined;
  const running = z.safeParse(Loaded, loaded).data?.models.find(({ name }) => name === model)?.context_length;
  const set = Number(/^num_ctx\s+(\d+)/m.exec(data.parameters ?? '')?.[1]);
  const billions = billionsIn(data.details?.parameter_size);
  return { contextTokens: running ?? (set || OLLAMA_CONTEXT), ...(billions && { billions }) };
};

const Listed = z.object({
  loaded_context_length: z.optional(tokens),
  max_context_length: z.optional(tokens),
});
const ofLmStudio = async (url: string, model: string): Promise<Capacity | undefined> => {
  const { data } = z.safeParse(Listed, await asked(`${url}/api/v0/models/${encodeURIComponent(model)}`));
  const contextTokens = data?.loaded_context_length ?? data?.max_context_length;
  return contextTokens === undefined ? undefined : { contextTokens };
};

const Props = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) });
const ofLlamaCpp = async (url: string): Promise<Capacity | undefined> => {
  const { data } = z.safeParse(Props, await asked(`${url}/props`));
  return data && { contextTokens: data.default_generation_settings.n_ctx };
};

const Models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: z.nullish(tokens),
      meta: z.nullish(z.object({ n_params: z.nullish(z.number()) })),
    }),
  ),
});
/** vLLM says the context, llama.cpp the number of parameters. */
const ofList = async (url: string, model: string): Promise<Capacity> => {
  const { data } = z.safeParse(Models, await asked(`${url}/v1/models`));
  const { max_model_len: contextTokens, meta } = data?.data.find(({ id }) => id === model) ?? {};
  const billions = meta?.n_params ? meta.n_params / 1e9 : billionsIn(model);
  return { ...(contextTokens && { contextTokens }), ...(billions && { billions }) };
};

/** What a server says of one of its models, each program in its own way; nothing of what nobody says. */
export const capacityOf = async (address: string, model: string): Promise<Capacity> => {
  const url = address.replace(/\/+$/, '').replace(/\/v1$/, '');
  const [list, ...others] = await Promise.all([
    ofList(url, model),
    ofOllama(url, model),
    ofLmStudio(url, model),
    ofLlamaCpp(url),
  ]);
  return Object.assign({}, list, ...others);
};

/** The same, for the functions. */
export const capacityEnvironment = ({ contextTokens, billions }: Capacity = {}): Record<string, string> => ({
  MODEL_CONTEXT_TOKENS: contextTokens === undefined ? '' : String(contextTokens),
  MODEL_BILLIONS: billions === undefined ? '' : String(billions),
});
