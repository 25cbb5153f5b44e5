import type {
  ContentBlock,
  ConverseCommandInput,
  ConverseCommandOutput,
  OutputConfig,
  SystemContentBlock,
} from '@aws-sdk/client-bedrock-runtime';
import type { ModelCall } from '../../domain/model/model.ts';
import { answerForms, type FormName, modelCalls } from '../../domain/model/model-calls.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { toolConfigFor } from './tools.ts';

/**
 * How an answer is held to its form: by a tool that must be called; by one that is only offered, for models that refuse
 * to be forced; by the provider's own structured output, for models that have it. That is another one for each form, and
 * each change of it empties the provider's cache of the prompt (docs/decisions/0020).
 */
type SchemaMode = 'native' | 'forced' | 'offered';

/** `default`: whatever the model does by itself. */
type Thinking = 'default' | 'disabled' | 'between_tools';

/** The one operation of the service that is used. Gives up after `limitMs`, tries and all. */
export type Converse = (input: ConverseCommandInput, limitMs: number) => Promise<ConverseCommandOutput>;

export interface ModelSettings {
  readonly modelId: string;
  readonly schemaMode: SchemaMode;
  readonly effort: string | undefined;
  readonly thinking: Thinking;
  /** Tokens added to the cap of each call: what the model thinks counts toward the cap too. */
  readonly headroomTokens: number;
  /** The embedded engine answers in the model's place. */
  readonly extractive?: boolean;
}

const nativeFormat = (form: FormName) => ({
  type: 'json_schema' as const,
  structure: { jsonSchema: { name: form, schema: JSON.stringify(jsonSchemaOf(answerForms[form].schema)) } },
});

const outputConfigFor = (form: FormName, { schemaMode, effort }: ModelSettings): OutputConfig => ({
  ...(schemaMode === 'native' ? { textFormat: nativeFormat(form) } : {}),
  ...(effort === undefined ? {} : { effort }),
});

/** What the model is told besides the task, where nothing else binds it. */
const mannerOf = (form: FormName, mode: SchemaMode): string =>
  mode === 'offered' ? `\n\nAnswer by calling the tool "${form}", once, and with nothing else.` : '';

/**
 * One Converse request. Neither temperature nor top_p is sent: newer models refuse all but their defaults. `why` tells
 * what was wrong with an answer before.
 */
export const requestFor = (
  { name, prefix, task, maxTokens }: ModelCall,
  settings: ModelSettings,
  why?: string,
): ConverseCommandInput => {
  const form = modelCalls[name];
  const { modelId, schemaMode, thinking, headroomTokens } = settings;
  const outputConfig = outputConfigFor(form, settings);
  const repair = why === undefined ? '' : `\n\nAn answer before did not fit its schema: ${why}`;
  // What every call of a session shares ends here; from the second one on it is read from the provider's cache.
  const system: SystemContentBlock[] = [{ text: prefix }, { cachePoint: { type: 'default' } }];
  const content: ContentBlock[] = [{ text: task + mannerOf(form, schemaMode) + repair }];
  return {
    modelId,
    system,
    messages: [{ role: 'user', content }],
    inferenceConfig: { maxTokens: maxTokens + headroomTokens },
    ...(schemaMode === 'native' ? {} : { toolConfig: toolConfigFor(form, schemaMode === 'forced') }),
    ...(Object.keys(outputConfig).length > 0 ? { outputConfig } : {}),
    ...(thinking === 'default' ? {} : { additionalModelRequestFields: { thinking: { type: thinking } } }),
  };
};
