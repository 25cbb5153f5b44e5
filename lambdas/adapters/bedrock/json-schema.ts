import * as z from 'zod/mini';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What constrained decoding knows of JSON Schema, by the guides of Bedrock and of Anthropic ("JSON schema
 * limitations"): everything else is refused with a 400.
 */
const WITH_SCHEMAS = ['anyOf', 'allOf'];
const WITH_ONE_SCHEMA = ['items'];
const WITH_NAMED_SCHEMAS = ['properties', '$defs'];
const PLAIN = ['type', 'enum', 'const', 'required', 'description', '$ref'];
/**
 * Bounds and notes: the answer is parsed with the original afterwards, which still holds them. Zod writes `minimum`
 * and `maximum` for every whole number.
 */
const LEFT_OUT = [
  '$schema',
  'additionalProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'title',
];

const each = (value: unknown): unknown =>
  isNode(value) ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, supported(child)])) : value;

const keywordOf = (name: string, value: unknown): readonly (readonly [string, unknown])[] => {
  if (PLAIN.includes(name)) return [[name, value]];
  if (WITH_ONE_SCHEMA.includes(name)) return [[name, supported(value)]];
  if (WITH_SCHEMAS.includes(name) && Array.isArray(value)) return [[name, value.map(supported)]];
  if (WITH_NAMED_SCHEMAS.includes(name)) return [[name, each(value)]];
  if (LEFT_OUT.includes(name)) return [];
  throw new TypeError(`No model can be held to "${name}": put the schema in other words`);
};

/** Only what providers take, and every object closed. */
const supported = (value: unknown): unknown => {
  if (!isNode(value)) return value;
  const kept = Object.fromEntries(Object.entries(value).flatMap(([name, child]) => keywordOf(name, child)));
  return { ...kept, ...(value['type'] === 'object' ? { additionalProperties: false } : {}) };
};

/**
 * The schema an answer is asked for by. What it is parsed with afterwards is the original. Throws `TypeError` for one
 * whose sense would be lost.
 */
export const jsonSchemaOf = (schema: z.ZodMiniType): Node => {
  const made = supported(z.toJSONSchema(schema));
  if (!isNode(made)) throw new TypeError('A JSON schema is an object');
  return made;
};
