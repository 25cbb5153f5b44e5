import * as z from 'zod/mini';

const CachePoint = z.strictObject({ type: z.literal('default'), ttl: z.optional(z.enum(['5m', '1h'])) });
const Text = z.string().check(z.regex(/\S/, 'is blank'));
const JsonObject = z.record(z.string(), z.unknown());

const Block = z.union([
  z.strictObject({ text: Text }),
  z.strictObject({ cachePoint: CachePoint }),
  z.strictObject({ toolUse: z.strictObject({ toolUseId: z.string(), name: z.string(), input: z.unknown() }) }),
  z.strictObject({
    toolResult: z.strictObject({
      toolUseId: z.string(),
      content: z.array(z.union([z.strictObject({ text: z.string() }), z.strictObject({ json: z.unknown() })])),
      status: z.optional(z.enum(['success', 'error'])),
    }),
  }),
]);

const Message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(Block).check(z.minLength(1)) });

const ToolSpec = z.strictObject({
  name: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  description: z.optional(z.string().check(z.minLength(1))),
  inputSchema: z.strictObject({ json: z.looseObject({ type: z.literal('object') }) }),
  strict: z.optional(z.boolean()),
});

/** The supported fields of a Converse request; others are refused, so that none is silently ignored. */
export const RequestBody = z.strictObject({
  messages: z.array(Message).check(z.minLength(1)),
  system: z.optional(z.array(z.union([z.strictObject({ text: Text }), z.strictObject({ cachePoint: CachePoint })]))),
  inferenceConfig: z.optional(
    z.strictObject({
      maxTokens: z.optional(z.int().check(z.gte(1))),
      temperature: z.optional(z.number().check(z.gte(0), z.lte(1))),
      topP: z.optional(z.number().check(z.gte(0), z.lte(1))),
      stopSequences: z.optional(z.array(z.string())),
    }),
  ),
  toolConfig: z.optional(
    z.strictObject({
      tools: z
        .array(z.union([z.strictObject({ toolSpec: ToolSpec }), z.strictObject({ cachePoint: CachePoint })]))
        .check(z.minLength(1)),
      toolChoice: z.optional(
        z.union([
          z.strictObject({ auto: JsonObject }),
          z.strictObject({ any: JsonObject }),
          z.strictObject({ tool: z.strictObject({ name: z.string() }) }),
        ]),
      ),
    }),
  ),
  outputConfig: z.optional(
    z.strictObject({
      textFormat: z.optional(
        z.strictObject({
          type: z.literal('json_schema'),
          structure: z.strictObject({
            jsonSchema: z.strictObject({
              schema: z.string(),
              name: z.optional(z.string()),
              description: z.optional(z.string()),
            }),
          }),
        }),
      ),
      effort: z.optional(z.enum(['low', 'medium', 'high', 'xhigh', 'max'])),
    }),
  ),
  additionalModelRequestFields: z.optional(JsonObject),
  requestMetadata: z.optional(z.record(z.string(), z.string())),
});
export type RequestBody = z.infer<typeof RequestBody>;
