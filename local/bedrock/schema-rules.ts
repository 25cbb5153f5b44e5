/** What constrained decoding cannot hold a model to, by the documentation of structured outputs. */
const REFUSED = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'];

type Node = Record<string, unknown>;

/** The reason why a schema is not accepted for structured output, or undefined. */
export function schemaFault(schema: Node): string | undefined {
  return fault(schema, 'schema', { root: schema, open: [] });
}

/** `open` holds the references that are being followed. */
function fault(value: unknown, path: string, at: { root: Node; open: string[] }): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as Node;
  const own = ownFault(node, path);
  if (own) return own;
  const reference = node['$ref'];
  if (typeof reference === 'string') {
    if (reference === '#' || at.open.includes(reference)) return `${path}: recursive schemas are not supported`;
    return fault(resolve(at.root, reference), path, { ...at, open: [...at.open, reference] });
  }
  for (const [name, child] of Object.entries(node)) {
    const found = fault(child, `${path}.${name}`, at);
    if (found) return found;
  }
  return undefined;
}

function ownFault(node: Node, path: string): string | undefined {
  const keyword = REFUSED.find((name) => typeof node[name] === 'number');
  if (keyword) return `${path}: For '${node['type']}' type, property '${keyword}' is not supported`;
  if (typeof node['maxItems'] === 'number' || Number(node['minItems'] ?? 0) > 1)
    return `${path}: For 'array' type, only 'minItems' values of 0 or 1 are supported`;
  if (node['type'] === 'object' && node['additionalProperties'] !== false)
    return `${path}: For 'object' type, 'additionalProperties' must be explicitly set to false`;
  return undefined;
}

function resolve(root: Node, reference: string): unknown {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>((node, step) => (node as Node | undefined)?.[step], root);
}
