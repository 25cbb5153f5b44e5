import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { afterEach } from 'vitest';
import { startBedrock } from '../../../../local/bedrock/bedrock.ts';
import type { LocalModel, ModelLimits } from '../../../../local/bedrock/local-model.ts';

/** One that takes everything: structured output as well as a forced tool. */
export const MODEL = 'us.anthropic.claude-opus-4-6-v1';
export const LESSON = { title: 'Tides', scenes: ['ebb', 'flood'] };
export const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' }, scenes: { type: 'array', items: { type: 'string' } } },
  required: ['title', 'scenes'],
  additionalProperties: false,
};
export const USAGE = { inputTokens: 1200, outputTokens: 80, cacheReadInputTokens: 900, cacheWriteInputTokens: 20 };

export const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

export async function start(answer: LocalModel, limitsOf?: (modelId: string) => ModelLimits) {
  const server = await startBedrock({ answer, ...(limitsOf && { limitsOf }) });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new BedrockRuntimeClient({
    endpoint: server.endpoint,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  });
  cleanups.push(server.close, () => client.destroy());
  return {
    ...server,
    client,
    converse: (input: Partial<ConverseCommandInput> = {}) => client.send(new ConverseCommand(ask(input))),
    stream: async (input: Partial<ConverseCommandInput> = {}) => {
      const { stream } = await client.send(new ConverseStreamCommand(ask(input)));
      return stream!;
    },
  };
}

export const ask = (input: Partial<ConverseCommandInput> = {}): ConverseCommandInput => ({
  modelId: MODEL,
  system: [{ text: 'You write lessons.' }, { cachePoint: { type: 'default', ttl: '5m' } }],
  messages: [{ role: 'user', content: [{ text: 'About tides' }] }],
  ...input,
});
export const asked = (schema: object): Partial<ConverseCommandInput> => {
  const structure = { jsonSchema: { name: 'lesson', schema: JSON.stringify(schema) } };
  return { outputConfig: { textFormat: { type: 'json_schema', structure }, effort: 'low' } };
};
export const tool = (choice: 'forced' | 'offered'): Partial<ConverseCommandInput> => ({
  toolConfig: {
    tools: [{ toolSpec: { name: 'lesson', inputSchema: { json: SCHEMA } } }],
    toolChoice: choice === 'forced' ? { tool: { name: 'lesson' } } : { auto: {} },
  },
});
export const lesson: LocalModel = async () => ({ output: LESSON, usage: USAGE });
