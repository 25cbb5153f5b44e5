import * as z from 'zod/mini';

/** A server of language models on this computer that answers like OpenAI's. */
export interface ModelServer {
  readonly name: string;
  readonly url: string;
  /** Models that write; those that only embed texts are left out. */
  readonly models: readonly string[];
}

/** Where these programs listen unless they are told otherwise. */
const usual = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
  { name: 'vLLM', port: 8_000 },
] as const;

interface Place {
  readonly name: string;
  readonly port: number;
}

/** Milliseconds; a server on this computer that is up lists its models at once. */
const WAIT_MS = 600;

const Models = z.object({ object: z.literal('list'), data: z.array(z.object({ id: z.string() })) });

const onlyEmbeds = (model: string): boolean => /embed|rerank|\bbge\b|minilm/i.test(model);

const serverAt = async ({ name, port }: Place): Promise<ModelServer | undefined> => {
  // By number: `localhost` may be looked up as an address that the server does not listen at
  const url = `http://127.0.0.1:${port}`;
  try {
    const response = await fetch(`${url}/v1/models`, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'error' });
    const { data: listed } = Models.safeParse(await response.json());
    const models = listed?.data.map(({ id }) => id).filter((id) => !onlyEmbeds(id)) ?? [];
    return models.length > 0 ? { name, url, models } : undefined;
  } catch {
    // Nothing listens there, or something that is no such server
    return undefined;
  }
};

/** The servers that answer at their usual ports, with at least one model; takes 0.6 s at most. */
export const findModelServers = async (places: readonly Place[] = usual): Promise<readonly ModelServer[]> =>
  (await Promise.all(places.map(serverAt))).filter((server) => server !== undefined);
