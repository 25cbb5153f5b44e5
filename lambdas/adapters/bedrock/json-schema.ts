import * as z from 'zod/mini';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Providers accept no objects that are open, and nothing that only describes the schema itself. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!isNode(value)) return value;
  const entries = Object.entries(value)
    .filter(([name]) => name !== '$schema')
    .map(([name, child]) => [name, closed(child)]);
  return { ...Object.fromEntries(entries), ...(value['type'] === 'object' ? { additionalProperties: false } : {}) };
};

/** The schema an answer is asked for by; what it is parsed with afterwards is the original. */
export const jsonSchemaOf = (schema: z.ZodMiniType): Node => {
  const made = closed(z.toJSONSchema(schema));
  if (!isNode(made)) throw new TypeError('A JSON schema is an object');
  return made;
};
