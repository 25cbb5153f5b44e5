import type {
  ContentBlock,
  ConverseCommandInput,
  ConverseCommandOutput,
  SystemContentBlock,
  ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime';
import type { ModelCall } from '../../domain/generation/model.ts';
import { jsonSchemaOf } from './json-schema.ts';

/**
 * How an answer is held to its schema: by the provider's own structured output; by a tool that must be called, for
 * models without it; by a tool that is only offered, for models that refuse to be forced.
 */
type SchemaMode = 'native' | 'forced' | 'offered';

/** The one operation of the service that is used. */
export type Converse = (input: ConverseCommandInput) => Promise<ConverseCommandOutput>;

export interface ModelSettings {
  readonly modelId: string;
  readonly schemaMode: SchemaMode;
  readonly effort: string | undefined;
  /** The embedded engine answers in the model's place. */
  readonly extractive?: boolean;
}

type Schema = ReturnType<typeof jsonSchemaOf>;
type Document = NonNullable<
  NonNullable<NonNullable<NonNullable<ToolConfiguration['tools']>[number]['toolSpec']>['inputSchema']>['json']
>;

const toolConfig = (name: string, schema: Schema, mode: SchemaMode): ToolConfiguration => ({
  tools: [{ toolSpec: { name, description: 'Takes the finished answer.', inputSchema: { json: schema as Document } } }],
  toolChoice: mode === 'forced' ? { tool: { name } } : { auto: {} },
});

const nativeFormat = (name: string, schema: Schema) => ({
  type: 'json_schema' as const,
  structure: { jsonSchema: { name, schema: JSON.stringify(schema) } },
});

/** What the model is told besides the task, where nothing else binds it. */
const mannerOf = (name: string, mode: SchemaMode): string =>
  mode === 'offered' ? `\n\nAnswer by calling the tool "${name}", once, and with nothing else.` : '';

/**
 * One Converse request. Neither temperature nor top_p is sent: newer models refuse all but their defaults. `why` tells
 * what was wrong with an answer before.
 */
export const requestFor = <T>(
  { name, schema, prefix, task, maxTokens }: ModelCall<T>,
  { modelId, schemaMode, effort }: ModelSettings,
  why?: string,
): ConverseCommandInput => {
  const shape = jsonSchemaOf(schema);
  const native = schemaMode === 'native';
  const outputConfig = {
    ...(native ? { textFormat: nativeFormat(name, shape) } : {}),
    ...(effort === undefined ? {} : { effort }),
  };
  const repair = why === undefined ? '' : `\n\nAn answer before did not fit its schema: ${why}`;
  // What every call of a session shares ends here; from the second one on it is read from the provider's cache.
  const system: SystemContentBlock[] = [{ text: prefix }, { cachePoint: { type: 'default' } }];
  const content: ContentBlock[] = [{ text: task + mannerOf(name, schemaMode) + repair }];
  return {
    modelId,
    system,
    messages: [{ role: 'user', content }],
    inferenceConfig: { maxTokens },
    ...(native ? {} : { toolConfig: toolConfig(name, shape, schemaMode) }),
    ...(Object.keys(outputConfig).length > 0 ? { outputConfig } : {}),
  };
};
