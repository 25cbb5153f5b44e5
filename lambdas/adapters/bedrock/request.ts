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
 * How the model is made to answer in the right form: `forced`, by a tool that it must call; `offered`, by a tool that it
 * may call, for models that refuse forced tools; `native`, by the provider's structured output, for models that have it.
 * That output format differs for each form, and each change invalidates the provider's prompt cache (docs/decisions/0020).
 */
type SchemaMode = 'native' | 'forced' | 'offered';

/** `default`: whatever the model does by itself. */
type Thinking = 'default' | 'disabled' | 'between_tools';

/**
 * The Converse operation of Bedrock. Aborts after `limitMs`, including retries. With `onPiece` the answer is streamed, and its
 * pieces are told as they come.
 */
export type Converse = (
  input: ConverseCommandInput,
  limitMs: number,
  onPiece?: (piece: string) => void,
) => Promise<ConverseCommandOutput>;

export interface ModelSettings {
  readonly modelId: string;
  readonly schemaMode: SchemaMode;
  readonly effort: string | undefined;
  readonly thinking: Thinking;
  /** Tokens added to the limit of each call, because thinking counts toward it too. */
  readonly headroomTokens: number;
  /** The embedded engine answers in the model's place. */
  readonly extractive?: boolean;
  /** A server on the computer of whoever runs the installation answers, and not a service that recovers. */
  readonly isOwn?: boolean;
  /** Milliseconds after which one call is assumed to hang. */
  readonly longestCallMs?: number;
  /** The most tokens of an answer that the model has room for. */
  readonly answerTokens?: number;
}

const nativeFormat = (form: FormName) => ({
  type: 'json_schema' as const,
  structure: { jsonSchema: { name: form, schema: JSON.stringify(jsonSchemaOf(answerForms[form].schema)) } },
});

const outputConfigFor = (form: FormName, { schemaMode, effort }: ModelSettings): OutputConfig => ({
  ...(schemaMode === 'native' ? { textFormat: nativeFormat(form) } : {}),
  ...(effort === undefined ? {} : { effort }),
});

/** An extra instruction for models that are not forced to call the tool. */
const toolInstruction = (form: FormName, mode: SchemaMode): string =>
  mode === 'offered' ? `\n\nAnswer by calling the tool "${form}", once, and with nothing else.` : '';

/**
 * One Converse request. Neither temperature nor top_p is sent: newer models accept only their defaults. `problem` is
 * what was wrong with the previous answer.
 */
export const requestFor = (
  { name, prefix, task, input, maxTokens }: ModelCall,
  settings: ModelSettings,
  problem?: string,
): ConverseCommandInput => {
  const form = modelCalls[name];
  const { modelId, schemaMode, thinking, headroomTokens } = settings;
  const outputConfig = outputConfigFor(form, settings);
  const repair = problem === undefined ? '' : `\n\nAn answer before did not fit its schema: ${problem}`;
  // The part that all calls of a session share ends here; the provider caches it after the first call.
  const system: SystemContentBlock[] = [{ text: prefix }, { cachePoint: { type: 'default' } }];
  const content: ContentBlock[] = [{ text: task + toolInstruction(form, schemaMode) + repair }];
  const fields = {
    ...(thinking === 'default' ? {} : { thinking: { type: thinking } }),
    // Plain data, which the SDK's own type of JSON documents cannot be told.
    ...(settings.extractive && input ? { input: input as ConverseCommandInput['additionalModelRequestFields'] } : {}),
  };
  return {
    modelId,
    system,
    messages: [{ role: 'user', content }],
    inferenceConfig: { maxTokens: Math.min(maxTokens, settings.answerTokens ?? maxTokens) + headroomTokens },
    ...(schemaMode === 'native' ? {} : { toolConfig: toolConfigFor(form, schemaMode === 'forced') }),
    ...(Object.keys(outputConfig).length > 0 ? { outputConfig } : {}),
    ...(Object.keys(fields).length > 0 ? { additionalModelRequestFields: fields } : {}),
  };
};
