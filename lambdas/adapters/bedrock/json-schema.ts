import * as z from 'zod/mini';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON Schema keywords that constrained decoding supports, by the guides of Bedrock and Anthropic ("JSON schema
 * limitations"). Any other keyword is refused with a 400.
 */
const WITH_SCHEMAS = ['anyOf', 'allOf'];
const WITH_ONE_SCHEMA = ['items'];
const WITH_NAMED_SCHEMAS = ['properties', '$defs'];
const PLAIN = ['type', 'enum', 'const', 'required', 'description', '$ref'];
/**
 * Keywords that are dropped: the answer is parsed with the original schema afterwards, which still checks them. Zod
 * writes `minimum` and `maximum` for every integer.
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
  throw new TypeError(`The keyword "${name}" is not supported by constrained decoding: write the schema without it`);
};

/** The schema with supported keywords only, and `additionalProperties: false` in every object. */
const supported = (value: unknown): unknown => {
  if (!isNode(value)) return value;
  const kept = Object.fromEntries(Object.entries(value).flatMap(([name, child]) => keywordOf(name, child)));
  return { ...kept, ...(value['type'] === 'object' ? { additionalProperties: false } : {}) };
};

/**
 * The schema that a model is given for its answer; the answer is parsed with the original one. Throws `TypeError` for
 * a schema with an unsupported keyword.
 */
export const jsonSchemaOf = (schema: z.ZodMiniType): Node => {
  const made = supported(z.toJSONSchema(schema));
  if (!isNode(made)) throw new TypeError('A JSON schema is an object');
  return made;
};
