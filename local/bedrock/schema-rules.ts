/**
 * The JSON Schema keywords that constrained decoding supports, by the guides of Bedrock and Anthropic. Keywords that the
 * guides do not mention are refused too.
 */
const PLAIN = ['type', 'enum', 'const', 'required', 'description', 'title', 'default', 'format', 'pattern'];
const FORMATS = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'];

type Node = Record<string, unknown>;
interface Position {
  root: Node;
  /** The references that are being resolved. */
  open: string[];
}

/** The reason why a schema is not accepted for structured output, or undefined. */
export function schemaFault(schema: Node): string | undefined {
  return fault(schema, 'schema', { root: schema, open: [] });
}

function fault(value: unknown, path: string, at: Position): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path}: is not a schema`;
  const node = value as Node;
  return ownFault(node, path) ?? referenceFault(node['$ref'], path, at) ?? faultBelow(node, path, at);
}

function faultBelow(node: Node, path: string, at: Position): string | undefined {
  for (const [name, child] of Object.entries(node)) {
    const found = keywordFault(name, child, `${path}.${name}`, at, String(node['type']));
    if (found) return found;
  }
  return undefined;
}

function keywordFault(name: string, child: unknown, path: string, at: Position, type: string): string | undefined {
  if (name === 'properties' || name === '$defs' || name === 'definitions')
    return first(Object.entries(child as Node), ([key, schema]) => fault(schema, `${path}.${key}`, at));
  if (name === 'items') return fault(child, path, at);
  if (name === 'anyOf' || name === 'allOf') return first(child as unknown[], (schema) => fault(schema, path, at));
  if (name === 'additionalProperties' || name === 'minItems' || name === '$ref' || PLAIN.includes(name))
    return undefined;
  return `${path}: For '${type}' type, property '${name}' is not supported`;
}

function referenceFault(reference: unknown, path: string, at: Position): string | undefined {
  if (typeof reference !== 'string') return undefined;
  if (!reference.startsWith('#')) return `${path}: external references are not supported`;
  if (reference === '#' || at.open.includes(reference)) return `${path}: recursive schemas are not supported`;
  return fault(resolve(at.root, reference), path, { ...at, open: [...at.open, reference] });
}

function ownFault(node: Node, path: string): string | undefined {
  if (Number(node['minItems'] ?? 0) > 1)
    return `${path}: For 'array' type, only 'minItems' values of 0 or 1 are supported`;
  if (node['type'] === 'object' && node['additionalProperties'] !== false)
    return `${path}: For 'object' type, 'additionalProperties' must be explicitly set to false`;
  if (node['format'] !== undefined && !FORMATS.includes(String(node['format'])))
    return `${path}: format '${node['format']}' is not supported`;
  const values = Array.isArray(node['enum']) ? node['enum'] : [];
  if (values.some((one) => typeof one === 'object' && one !== null)) return `${path}: enums hold plain values only`;
  return undefined;
}

function first<T>(all: readonly T[], test: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = test(one);
    if (found) return found;
  }
  return undefined;
}

function resolve(root: Node, reference: string): unknown {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], root);
}
