import type * as z from 'zod/mini';
import { ServiceError } from '../lib/service-error.ts';
import type { ModelLimits, ModelRequest } from './local-model.ts';
import { RequestBody } from './request-body.ts';
import { schemaFault } from './schema-rules.ts';
import { thinkingOf } from './thinking.ts';

const MODEL_ID = /^((us|eu|apac|global)\.)?[a-z][a-z0-9]*\.[\w.:-]+$/;
const MODEL_ARN = /^arn:aws:bedrock:[\w-]*:\d*:(foundation-model|inference-profile|application-inference-profile)\/.+$/;
const MAX_CACHE_POINTS = 4;

/** Refuses a Converse request where Bedrock or the model would, with a `ValidationException`. */
export function validate(modelId: string, json: unknown, limits: ModelLimits): ModelRequest {
  if (!MODEL_ID.test(modelId) && !MODEL_ARN.test(modelId)) refuse('The provided model identifier is invalid.');
  const { data: body, error } = RequestBody.safeParse(json);
  if (!body) refuse(error.issues.map(reasonOf).join('; '));
  checkTurns(body);
  if (limits.noSampling && samplesOtherwise(body))
    refuse('The model returned the following errors: `temperature` and `top_p` are deprecated for this model.');
  if (JSON.stringify(body).split('"cachePoint"').length - 1 > MAX_CACHE_POINTS)
    refuse(`A maximum of ${MAX_CACHE_POINTS} blocks with cache points may be provided`);
  const answerAs = toolAnswer(body, limits) ?? schemaAnswer(body, limits) ?? { kind: 'text' };
  const thinkingTokens = thinkingOf(body, limits, answerAs.kind === 'tool' && answerAs.forced);
  if (typeof thinkingTokens === 'string') refuse(thinkingTokens);
  return {
    modelId,
    system: (body.system ?? []).map(textOf).join('\n'),
    messages: body.messages.map(({ role, content }) => ({ role, text: content.map(textOf).join('\n') })),
    input: body.additionalModelRequestFields?.['input'],
    maxTokens: body.inferenceConfig?.maxTokens,
    thinkingTokens,
    answerAs,
  };
}

function reasonOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.');
  return issue.code === 'unrecognized_keys' ? `${path} unknown: ${issue.keys}` : `${path}: ${issue.message}`;
}

function checkTurns({ messages }: RequestBody): void {
  if (messages[0]?.role !== 'user')
    refuse('A conversation must start with a user message. Try again with a conversation that starts with one.');
  if (messages.some(({ role }, index) => role === messages[index - 1]?.role))
    refuse('A conversation must alternate between user and assistant roles.');
  if (messages.at(-1)?.role === 'assistant')
    refuse('This model does not support assistant message prefill. The conversation must end with a user message.');
}

function toolAnswer(body: RequestBody, limits: ModelLimits): ModelRequest['answerAs'] | undefined {
  const { toolConfig } = body;
  const specs = (toolConfig?.tools ?? []).flatMap((tool) => ('toolSpec' in tool ? [tool.toolSpec] : []));
  const choice = toolConfig?.toolChoice ?? { auto: {} };
  const forced = !('auto' in choice);
  if (toolConfig && specs.length === 0) refuse('toolConfig.tools: at least one tool is required');
  if (forced && limits.noForcedTool)
    refuse(
      'The model returned the following errors: tool_choice: type "tool" and "any" are not supported for this model.',
    );
  const name = 'tool' in choice ? choice.tool.name : (specs.find(isNamed(body)) ?? specs[0])?.name;
  const tool = specs.find((spec) => spec.name === name);
  if (forced && !tool) refuse(`toolConfig.toolChoice: there is no tool named ${name}`);
  for (const spec of specs) if (spec.strict) checkSchema(spec.inputSchema.json);
  return tool && { kind: 'tool', name: tool.name, schema: tool.inputSchema.json, forced };
}

/** With tools that are only offered, the one that the prompt names is used. */
const isNamed = ({ messages }: RequestBody) => {
  const told = messages.at(-1)?.content.map(textOf).join('\n') ?? '';
  return ({ name }: { name: string }) => told.includes(`tool "${name}"`);
};

/** Whether sampling parameters differ from the defaults. */
const samplesOtherwise = ({ inferenceConfig: { temperature = 1, topP = 1 } = {} }: RequestBody): boolean =>
  temperature !== 1 || topP !== 1;

function schemaAnswer({ outputConfig }: RequestBody, limits: ModelLimits): ModelRequest['answerAs'] | undefined {
  const format = outputConfig?.textFormat?.structure.jsonSchema;
  if (!format) return undefined;
  if (limits.noSchema === 'unsupported')
    refuse('outputConfig.textFormat: this model does not support structured output.');
  if (limits.noSchema)
    refuse('The model returned the following errors: output_config.format: Extra inputs are not permitted');
  const schema = parse(format.schema);
  checkSchema(schema);
  return { kind: 'schema', name: format.name ?? 'answer', schema };
}

function parse(text: string): Record<string, unknown> {
  try {
    const schema: unknown = JSON.parse(text);
    if (typeof schema === 'object' && schema !== null) return { ...schema };
  } catch {}
  return refuse('outputConfig.textFormat.structure.jsonSchema.schema: is not a JSON schema');
}

function checkSchema(schema: Record<string, unknown>): void {
  const fault = schemaFault(schema);
  if (fault) refuse(`The model returned the following errors: output_config.format.${fault}`);
}

function textOf(block: object): string {
  if ('text' in block) return String(block.text);
  return 'cachePoint' in block ? '' : JSON.stringify(block);
}

function refuse(message: string): never {
  throw new ServiceError('ValidationException', message);
}
